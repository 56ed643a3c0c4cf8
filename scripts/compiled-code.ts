// Around a whole run of the tests: a folder in which its many short-lived programs share what Node has compiled.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lendFolder } from "./lend-folder.ts";

export default (): (() => void) => lendFolder("NODE_COMPILE_CACHE", mkdtempSync(join(tmpdir(), "mruk-compiled-")));
