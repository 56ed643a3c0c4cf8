import type { Slot } from "#api/schedule/model.ts";
import { publishingInstant, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { drawFrom } from "./draw.fixture.ts";

/** The runner's starts at one of its times: none, one or two, each with the duration of a run's steps. */
export type Firing = { at: Temporal.Instant; runs: { killedAfter?: number }[]; minutesOfAStory: number };

export type Outage = { from: Temporal.Instant; until: Temporal.Instant; fetches: boolean };

/** All random choices of a seed. */
export type Fate = {
  seed: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** The number of finished stories at the start, beyond the published ones. */
  ready: number;
  firings: Firing[];
  /** Whether the runner keeps its clone and its journal, as a small server does, or gets a fresh clone each time. */
  runner: "keeps" | "keeps only its journal" | "keeps nothing";
  outages: Outage[];
  restarts: { at: Temporal.Instant }[];
  syncSeconds: number;
  hasWebhook: boolean;
  /** Whether the server sends the morning letter to two readers. */
  hasLetters: boolean;
  /** Whether the server makes stories as well. */
  hasTimer: boolean;
  /** Who approves stories; without one, they wait for nobody. */
  editor?: EditorKind;
};

/**
 * An editor who never looks, one who looks twice a week, one who looks every half hour, one who decides in the minutes around each
 * hour, and one to whose liking nothing is.
 */
export const editorKinds = ["asleep", "away", "quick", "hasty", "refusing"] as const;
export type EditorKind = (typeof editorKinds)[number];

/** The two nights in which Warsaw changes its clocks in 2027. */
const changes = ["2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z"] as const;

/**
 * Draws the fate of a seed. Every fourth window contains a change of Warsaw's clocks; the others lie anywhere in a
 * year. `times` are the scheduled starts of the runner.
 */
export function fateOf(
  seed: number,
  times: (from: Temporal.Instant, until: Temporal.Instant) => Temporal.Instant[],
  { hours = 48 } = {},
): Fate {
  const draw = drawFrom(seed);
  const mostFaults = Math.round((3 * hours) / 48);
  const minutes = (least: number, most: number) => ({ seconds: Math.floor(draw.between(least, most) * 60) });
  const start =
    seed % 4 === 0
      ? Temporal.Instant.from(changes[(seed / 4) % 2 === 0 ? 0 : 1]).subtract(minutes(60, (hours - 1) * 60))
      : Temporal.Instant.from("2026-11-22T00:00:00Z").add(minutes(0, 365 * 24 * 60));
  const end = start.add({ hours });
  const within = () => start.add(minutes(0, hours * 60));
  // Some weeks are worse than others.
  const misfortune = draw.next();

  const firings = times(start, end).flatMap((time): Firing[] => {
    if (draw.chance(misfortune * 0.5)) return [];
    const late = draw.chance(0.5) ? minutes(0, 3) : minutes(3, 12 * 60);
    const run = () => (draw.chance(0.25) ? { killedAfter: draw.whole(0, 60) } : {});
    const runs = draw.chance(0.2) ? [run(), run()] : [run()];
    return [{ at: time.add(late), runs, minutesOfAStory: draw.oneOf([1, 5, 20]) }];
  });
  const outages = Array.from({ length: draw.whole(0, mostFaults) }, (): Outage => {
    const from = within();
    return { from, until: from.add(minutes(20, misfortune * 16 * 60)), fetches: draw.chance(0.6) };
  });
  return {
    seed,
    start,
    end,
    ready: draw.oneOf([0, 3, 5, 6, 6, 6]),
    firings,
    runner: draw.oneOf(["keeps", "keeps only its journal", "keeps nothing"]),
    outages,
    restarts: Array.from({ length: draw.whole(0, mostFaults) }, () => ({ at: within() })),
    syncSeconds: draw.oneOf([1800, 3600]),
    hasWebhook: draw.chance(0.5),
    hasTimer: draw.chance(0.25),
    hasLetters: draw.chance(0.3),
  };
}

/** The slots that are revealed in this time, the last instant included, in order. */
export function slotsBetween(from: Temporal.Instant, until: Temporal.Instant): Slot[] {
  const [after, last] = [from.epochMilliseconds, until.epochMilliseconds];
  return allSlots.filter(({ at }) => at > after && at <= last).map(({ slot }) => slot);
}

/** Every slot of the time in which the windows lie: computed once, since the simulation asks often. */
const allSlots = slotsOfDays("2026-11-10", 420).map((slot) => ({
  slot,
  at: publishingInstant(slot).epochMilliseconds,
}));

/** The ids with which a library begins: a day of published stories, and the finished ones. */
export function firstIds({ start, ready }: Pick<Fate, "start" | "ready">): string[] {
  const day = slotsBetween(start.subtract({ hours: 30 }), start);
  return [...day, ...slotsBetween(start, start.add({ hours: 24 * 5 })).slice(0, ready)].map((slot) => storyIdOf(slot));
}
