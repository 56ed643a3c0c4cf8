// Runs the benchmarks one after the other. Each prints ratios measured in one go: times alone say more about the machine.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const isBenchmark = (name: string) => /^[a-z-]+\.ts$/.test(name) && name !== "run.ts";
for (const name of readdirSync(folder).filter(isBenchmark).sort()) {
  console.log(`\n${name.replace(/\.ts$/, "")}`);
  const { status } = spawnSync(process.execPath, [join(folder, name)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
