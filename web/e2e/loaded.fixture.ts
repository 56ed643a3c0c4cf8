// Loaded in front of a program: when that ends, it has written the files that it loaded into the folder MRUK_LOADED, one a line. The
// processes beside a server have this in front of them too, and do not find that folder.
import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.push(fileURLToPath(url));
    return next(url, context);
  },
});
const { MRUK_LOADED: folder } = process.env;
process.once("exit", () => folder && writeFileSync(join(folder, `${process.pid}`), loaded.join("\n")));
