// Around a whole run of the tests: a folder in which the first test that needs PostgreSQL starts it, for all the others too.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "./processes.fixture.ts";

export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-postgres-"));
  chmodSync(folder, 0o711); // PostgreSQL refuses to run as root, and its other user has to find its files.
  writeFileSync(join(folder, "run.pid"), String(process.pid));
  process.env.POSTGRES_OF_TESTS = folder;
  return async () => {
    const keeper = join(folder, "keeper.pid");
    if (existsSync(keeper)) await endProcess(Number(readFileSync(keeper, "utf8")));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
