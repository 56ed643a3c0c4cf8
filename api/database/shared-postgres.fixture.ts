// Vitest's global set-up: a folder in which the first test that needs PostgreSQL starts it for all others.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "./processes.fixture.ts";

export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-postgres-"));
  chmodSync(folder, 0o711); // PostgreSQL refuses to run as root, and the user it runs as has to find its files.
  writeFileSync(join(folder, "run.pid"), String(process.pid));
  process.env.POSTGRES_OF_TESTS = folder;
  return async () => {
    const runner = join(folder, "runner.pid");
    if (existsSync(runner)) await endProcess(Number(readFileSync(runner, "utf8")));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
