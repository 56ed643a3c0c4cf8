// Global setup of the tests: a folder in which their many short-lived programs share Node's compile cache.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareFolder } from "./share-folder.ts";

export default (): (() => void) => shareFolder("NODE_COMPILE_CACHE", mkdtempSync(join(tmpdir(), "mruk-compiled-")));
