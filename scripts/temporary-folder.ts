// Global setup of the tests: TMPDIR lies in the machine's memory where that has room. Tests write tens of thousands of small files
// that need not survive a power cut, and Git would wait for the disk.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { shareFolder } from "./share-folder.ts";

const memory = "/dev/shm";
const enoughBytes = 3 * 1024 ** 3;

export default function setUp(): () => void {
  for (const left of leftovers()) rmSync(join(memory, left), { recursive: true, force: true });
  if (!hasRoom()) return () => {};
  const folder = mkdtempSync(join(memory, `mruk-tests-${process.pid}-`));
  chmodSync(folder, 0o711); // Programs that refuse to run as root read their files in it as another user.
  return shareFolder("TMPDIR", folder);
}

/** Containers often have a tiny one. */
function hasRoom(): boolean {
  if (process.platform !== "linux" || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enoughBytes && process.availableMemory() >= 2 * enoughBytes;
}

/** Removes folders of killed runs, which otherwise occupy memory until a restart. */
function leftovers(): string[] {
  if (!existsSync(memory)) return [];
  return readdirSync(memory).filter((name) => {
    const [, pid] = /^mruk-tests-(\d+)-/.exec(name) ?? [];
    return pid !== undefined && !existsSync(`/proc/${pid}`);
  });
}
