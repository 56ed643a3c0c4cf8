// Checks types, lint and format, and the import rules of the architecture.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { brokenArrows } from "./arrows.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules", ".bin", name);

function run(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(bin(program), args, { cwd: root, stdio: "inherit" });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

async function arrows(): Promise<boolean> {
  const faults = await brokenArrows(root);
  for (const fault of faults) console.error(`arrow: ${fault}`);
  return faults.length === 0;
}

// Each of several checkers works out anew the types that they share: in sum a third more work, which pays where processors are idle.
const checkers = availableParallelism() > 2 ? [] : ["--singleThreaded"];

const checks = {
  types: run("tsc", ["--noEmit", ...checkers]),
  "lint and format": run("biome", ["check", "--error-on-warnings", "."]),
  arrows: arrows(),
};
for (const [name, passed] of Object.entries(checks)) {
  if (await passed) continue;
  console.error(`check: ${name} failed`);
  process.exitCode = 1;
}
if (process.exitCode === undefined) console.log("check: types, lint, format and arrows are fine");
