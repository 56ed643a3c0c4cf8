// What one change of a reader of the letter costs where all of them lie in one state file, which is written whole: for 1,000 to 100,000
// readers, with --large for 1,000,000, as a multiple of one bare write, fsync and rename of as many bytes.
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStateFile, partOf } from "../../api/state/state-file.ts";

const rounds = 5;
const clock = { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") };
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const reader = (index: number) => ({
  email: `reader${index}@example.org`,
  language: index % 2 ? ("pl" as const) : ("en" as const),
  askedAt: "2026-11-01T10:00:00Z",
  confirmedAt: "2026-11-01T10:05:00Z",
  lettersUpTo: "2026-11-21T07:00:00Z",
});
/** As long as the ids that readers have. */
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function writeWhole(folder: string, bytes: Uint8Array): void {
  const file = openSync(join(folder, "bare.new"), "w");
  writeSync(file, bytes);
  fsyncSync(file);
  closeSync(file);
  renameSync(join(folder, "bare.new"), join(folder, "bare"));
}

async function measure(readers: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  try {
    const state = await openStateFile({ dataDir: folder, clock });
    const newsletter = partOf(state, "newsletter");
    await newsletter.update(({ subscribers }) => {
      for (let index = 0; index < readers; index += 1) subscribers[idOf(index)] = reader(index);
    });
    const { size } = statSync(join(folder, "state.json"));
    const bytes = new Uint8Array(size).fill(32);
    const [changes, bare]: number[][] = [[], []];
    for (let round = 1; round <= rounds; round += 1) {
      bare?.push(await timed(() => writeWhole(folder, bytes)));
      const change = timed(() =>
        newsletter.update(({ subscribers }) => {
          subscribers[idOf(readers + round)] = reader(readers + round);
        }),
      );
      changes?.push(await change);
    }
    await state.close();
    const opened = await timed(async () => (await openStateFile({ dataDir: folder, clock })).close());
    const [change, least] = [median(changes ?? []), median(bare ?? [])];
    console.log(
      `${readers.toLocaleString("en")} readers, ${(size / 1e6).toFixed(1)} MB: a change ${change.toFixed(0)} ms, ` +
        `${(change / least).toFixed(1)} of a bare write; opened in ${opened.toFixed(0)} ms`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const large = process.argv.includes("--large") ? [1_000_000] : [];
for (const readers of [1_000, 10_000, 100_000, ...large]) await measure(readers);
