// Around a whole run of the tests: a folder in which its many short-lived programs share what Node has compiled.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "mruk-compiled-"));
  const { NODE_COMPILE_CACHE: before } = process.env;
  process.env.NODE_COMPILE_CACHE = folder;
  return () => {
    if (before === undefined) delete process.env.NODE_COMPILE_CACHE;
    else process.env.NODE_COMPILE_CACHE = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
