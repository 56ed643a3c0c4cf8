// Loaded in front of a server: notes in the folder MRUK_LOADED which files its threads load and how often each tells something, and
// lets the server itself leave to them what they share.
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, threadId } from "node:worker_threads";

const note = (line: string) => appendFileSync(join(process.env.MRUK_LOADED ?? "", `thread-${threadId}`), `${line}\n`);

if (isMainThread) Object.assign(Atomics, { add: () => Infinity });
else {
  registerHooks({
    load(url, context, next) {
      if (url.startsWith("file:")) note(fileURLToPath(url));
      return next(url, context);
    },
  });
  const post: unknown = parentPort?.postMessage;
  Object.assign(parentPort ?? {}, {
    postMessage(...message: unknown[]) {
      note("told");
      Reflect.apply(post as () => void, parentPort, message);
    },
  });
}
