// How long a daily set of three stories takes with services that take their time, against the longest chain of one of them: all
// of its own steps, from its brief to its push. The services are stood in for, and every answer takes as long as is set here.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../api/platform/clock.ts";
import { readConfig } from "../../api/platform/config.ts";
import { slotsOfDay, warsawDate } from "../../api/schedule/slots.ts";
import { generateStories } from "../../api/services.ts";
import { startOpenAi } from "../../stand-ins/openai.ts";

const delays: [RegExp, number][] = [
  [/responses/, 6_000],
  [/moderations/, 500],
  [/images/, 20_000],
];
const rounds = 3;
const project = join(import.meta.dirname, "..", "..");

/** A library of its own with a remote, as a runner has it. */
function newLibrary(folder: string): string {
  const content = join(folder, "content");
  mkdirSync(content);
  for (const name of ["cat.md", "cat"]) {
    cpSync(join(project, "content", name), join(content, name), { recursive: true });
  }
  const git = (...args: string[]) => execFileSync("git", ["-C", content, ...args]);
  git("init", "--quiet", "--initial-branch=main");
  git("init", "--quiet", "--bare", "--initial-branch=main", join(folder, "origin.git"));
  git("remote", "add", "origin", join(folder, "origin.git"));
  git("add", ".");
  git("-c", "user.name=Bench", "-c", "user.email=bench@mruk.invalid", "commit", "--quiet", "-m", "Begin");
  git("push", "--quiet", "--set-upstream", "origin", "main");
  return content;
}

/** The run's wall time, and the longest time that the steps of one of its stories took together. */
async function measure(): Promise<{ wall: number; longest: number }> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  const service = await startOpenAi();
  for (const [request, milliseconds] of delays) service.delay(request, milliseconds);
  try {
    const environment = {
      PATH: process.env.PATH,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: "1",
      CONTENT_DIR: newLibrary(folder),
      DATA_DIR: join(folder, "data"),
      ...service.settings,
    };
    const config = readConfig(environment);
    const wanted = { kind: "slots", slots: slotsOfDay(warsawDate(systemClock.now())) } as const;
    const chains = new Map<string, number>();
    const began = performance.now();
    let published = 0;
    const run = generateStories({ wanted }, { config, clock: systemClock, environment, origin: "terminal" });
    for await (const event of run) {
      if (event.type === "finished") published = event.published;
      if (event.type === "step-finished") chains.set(event.id, (chains.get(event.id) ?? 0) + event.milliseconds);
    }
    const wall = performance.now() - began;
    if (published !== 3) throw new Error(`Of three stories ${published} were made.`);
    return { wall, longest: Math.max(...chains.values()) };
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const runs: { wall: number; longest: number }[] = [];
for (let round = 0; round < rounds; round++) runs.push(await measure());
const [wall, longest] = [median(runs.map((run) => run.wall)), median(runs.map((run) => run.longest))];
console.log(
  `a daily set takes ${(wall / longest).toFixed(2)} x its longest chain (${(wall / 1000).toFixed(1)} s to ${(longest / 1000).toFixed(1)} s, medians of ${rounds}; bar: under 1.15)`,
);
