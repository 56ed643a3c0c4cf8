import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openJournal } from "#api/generation/journal.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { type Fate, fateOf } from "./fate.fixture.ts";
import { gitRepositories } from "./git-repositories.fixture.ts";
import { memoryJournal } from "./memory-journal.fixture.ts";
import { memoryRepositories } from "./memory-repositories.fixture.ts";
import { noOutcome, type SimulatedSystem, simulate } from "./simulate.fixture.ts";

/** The runner's scheduled starts, as in the workflow: at a minute of some of Warsaw's hours. */
const workflow = readFileSync(join(import.meta.dirname, "..", "..", ".github", "workflows", "publish.yml"), "utf8");
const [, minute, hours = ""] = /cron: "(\d+) ([\d,]+) \* \* \*"/.exec(workflow) ?? [];
const times = hours.split(",").map((hour) => ({ hour: Number(hour), minute: Number(minute) }));

function timesBetween(from: Temporal.Instant, until: Temporal.Instant): Temporal.Instant[] {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(warsawZone).startOfDay();
  const { days } = dayOf(from).until(dayOf(until), { largestUnit: "days" });
  return Array.from({ length: days + 1 }, (_, day) => dayOf(from).add({ days: day }))
    .flatMap((day) => times.map((time) => day.with(time).toInstant()))
    .filter((time) => Temporal.Instant.compare(time, from) > 0 && Temporal.Instant.compare(time, until) <= 0);
}

/** The seeds from `first` on; SEED=17 in the environment plays that one alone. */
function seedsFrom(first: number, count: number): number[] {
  const { SEED } = process.env;
  return SEED === undefined ? Array.from({ length: count }, (_, index) => first + index) : [Number(SEED)];
}

/** The simulation workflow plays more of them every night. */
const seeds = Number(process.env.SEEDS ?? 40);

/** Plays one seed after the other; a failure names its seed. */
async function play(seeds: readonly number[], systemOf: (seed: number) => SimulatedSystem & { fate?: Partial<Fate> }) {
  const total = noOutcome();
  for (const seed of seeds) {
    const { fate: fixed, ...world } = systemOf(seed);
    const fate = { ...fateOf(seed, timesBetween), ...fixed };
    const outcome = await simulate(fate, world).catch((error: unknown) => {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`seed ${seed}, from ${fate.start}: ${said}`, { cause: error });
    });
    for (const [name, count] of Object.entries(outcome)) total[name as keyof typeof total] += count;
  }
  console.log(`seeds ${seeds[0]} to ${seeds.at(-1)}, 48 hours each: ${JSON.stringify(total)}`);
  return total;
}

const minutes = 60_000;

it(
  `reveals every story to the second when the buffer held it, makes none twice, loses none and fills every slot: ${seeds} seeds`,
  async () => {
    const root = folderOfTest({ inMemory: true });
    const { onTime, late, killed, alarms, letters } = await play(seedsFrom(0, seeds), (seed) => {
      const parts = { repositories: memoryRepositories, openJournal: memoryJournal, lockMilliseconds: 0 };
      return { root: join(root, String(seed)), ...parts };
    });
    // Both must occur for the simulation to prove anything: finished stories, and slots that could not be filled in
    // time.
    expect(onTime).toBeGreaterThan(late);
    for (const count of [onTime, late, killed, alarms, letters]) expect(count).toBeGreaterThan(0);
  },
  10 * minutes,
);

it(
  "does so with Git itself: two seeds",
  async () => {
    await play(seedsFrom(1000, 2), () => {
      const root = folderOfTest();
      const journal = (name: string) => openJournal(join(root, "journals", name));
      // With Git, a fetch from the remote takes a tenth of a second.
      const fate = { syncSeconds: 6 * 3600, hasWebhook: true };
      return { root, repositories: gitRepositories, openJournal: journal, lockMilliseconds: 150, fate };
    });
  },
  10 * minutes,
);
