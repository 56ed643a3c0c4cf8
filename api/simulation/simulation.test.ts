import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openJournal } from "#api/generation/journal.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { editorKinds, type Fate, fateOf } from "./fate.fixture.ts";
import { gitRepositories } from "./git-repositories.fixture.ts";
import { memoryJournal } from "./memory-journal.fixture.ts";
import { memoryRepositories } from "./memory-repositories.fixture.ts";
import { noOutcome, type Outcome, type SimulatedSystem, simulate } from "./simulate.fixture.ts";

/** The runner's scheduled starts, as in the workflow: at a minute of some of Warsaw's hours. */
const workflow = readFileSync(join(import.meta.dirname, "..", "..", ".github", "workflows", "publish.yml"), "utf8");
const [, minute, starts = ""] = /cron: "(\d+) ([\d,]+) \* \* \*"/.exec(workflow) ?? [];
const times = starts.split(",").map((hour) => ({ hour: Number(hour), minute: Number(minute) }));

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
async function play(
  seeds: readonly number[],
  systemOf: (seed: number) => SimulatedSystem & { fate?: Partial<Fate> },
  { hours = 48, look }: { hours?: number; look?(fate: Fate, outcome: Outcome): Promise<void> } = {},
) {
  const total = noOutcome();
  for (const seed of seeds) {
    const { fate: fixed, ...world } = systemOf(seed);
    const fate = { ...fateOf(seed, timesBetween, { hours }), ...fixed };
    const outcome = await simulate(fate, world).catch((error: unknown) => {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`seed ${seed}, from ${fate.start}: ${said}`, { cause: error });
    });
    await look?.(fate, outcome);
    for (const [name, count] of Object.entries(outcome)) total[name as keyof typeof total] += count;
  }
  console.log(`seeds ${seeds[0]} to ${seeds.at(-1)}, ${hours} hours each: ${JSON.stringify(total)}`);
  return total;
}

const minutes = 60_000;

const inMemory = { repositories: memoryRepositories, openJournal: memoryJournal, lockMilliseconds: 0 };

it(
  `reveals every story to the second when the buffer held it, makes none twice, loses none and fills every slot: ${seeds} seeds`,
  async () => {
    const root = folderOfTest({ inMemory: true });
    const { onTime, late, killed, alarms, letters } = await play(seedsFrom(0, seeds), (seed) => {
      return { root: join(root, String(seed)), ...inMemory };
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

/** Weeks with an editor, for the script that prints their figures (docs/review.md); a test run plays four days of each editor. */
const weeks = Number(process.env.WEEKS ?? 0);
const [plays, length, ready] = weeks > 0 ? [weeks, 7 * 24, 6] : [editorKinds.length, 4 * 24, 3];

it(
  `shows no story that nobody approved and makes no slot late, whatever the editor does: ${plays} times ${length} hours`,
  async () => {
    const root = folderOfTest({ inMemory: true });
    const worldOf = (seed: number) => ({ root: join(root, String(seed)), ...inMemory });
    const fateOfEditor = (seed: number) => ({
      editor: editorKinds[seed % editorKinds.length] ?? "asleep",
      ready,
      hasLetters: false,
    });
    let lateByReview = 0;
    const totals = await play(seedsFrom(2000, plays), (seed) => ({ ...worldOf(seed), fate: fateOfEditor(seed) }), {
      hours: length,
      async look(fate, { late }) {
        if (late === 0) return;
        // Runners that stay away for days make slots late with and without an editor.
        const { editor: _, ...plain } = fate;
        const { late: anyway } = await simulate(plain, worldOf(fate.seed + 0.5));
        lateByReview += Math.max(0, late - anyway);
      },
    });
    console.log(`late by review: ${lateByReview}`);
    expect([lateByReview, totals.replacedLate]).toEqual([0, 0]);
    for (const count of [totals.approved, totals.spares, totals.house]) expect(count).toBeGreaterThan(0);
  },
  60 * minutes,
);
