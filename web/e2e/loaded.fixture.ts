// Loaded in front of a program: when that ends, it has written the files that it loaded into the folder MRUK_LOADED, one a line.
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
process.once("exit", () => writeFileSync(join(process.env.MRUK_LOADED ?? "", `${process.pid}`), loaded.join("\n")));
