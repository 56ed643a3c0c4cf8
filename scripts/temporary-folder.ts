// Around a whole run of the tests: the folder for everything temporary, in the machine's memory where that has room. Tests write
// tens of thousands of small files that need not outlive a power cut; Git, and the browser's shared pictures, wait for a disk.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { lendFolder } from "./lend-folder.ts";

const memory = "/dev/shm";
const enoughBytes = 3 * 1024 ** 3;

export default function setUp(): () => void {
  for (const left of leftovers()) rmSync(join(memory, left), { recursive: true, force: true });
  if (!hasRoom()) return () => {};
  const folder = mkdtempSync(join(memory, `mruk-tests-${process.pid}-`));
  chmodSync(folder, 0o711); // Programs that refuse to run as root find their files in it as somebody else.
  return lendFolder("TMPDIR", folder);
}

/** In a container it is often there, and tiny. */
function hasRoom(): boolean {
  if (process.platform !== "linux" || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enoughBytes && process.availableMemory() >= 2 * enoughBytes;
}

/** Of runs that were killed: memory is not swept as disks are. */
function leftovers(): string[] {
  if (!existsSync(memory)) return [];
  return readdirSync(memory).filter((name) => {
    const [, pid] = /^mruk-tests-(\d+)-/.exec(name) ?? [];
    return pid !== undefined && !existsSync(`/proc/${pid}`);
  });
}
