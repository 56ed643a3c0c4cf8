// How long `mruk --help` takes, as a multiple of the quickest thing the same Node can do: `node -e 0`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const program = join(import.meta.dirname, "..", "..", "cli", "mruk.mjs");
const rounds = 25;

function milliseconds(args: string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}: ${stderr}`);
  return performance.now() - started;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

// Once for each, unmeasured: builds the program if need be and warms the disk's cache.
milliseconds([program, "--help"]);
const bare: number[] = [];
const help: number[] = [];
// By turns, so that a busy moment of the machine falls on both.
for (let round = 0; round < rounds; round += 1) {
  bare.push(milliseconds(["-e", "0"]));
  help.push(milliseconds([program, "--help"]));
}
const ratio = median(help) / median(bare);
console.log(
  `mruk --help takes ${ratio.toFixed(2)} x node -e 0 (${median(help).toFixed(0)} ms to ${median(bare).toFixed(0)} ms, medians of ${rounds}; bar: under 4)`,
);
