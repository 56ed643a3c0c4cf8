import type { Clock } from "../platform/clock.ts";
import type { StoryId } from "../stories/model.ts";
import type { Purse, Step } from "./model.ts";

/** The book of what services cost, in the journal's folder: every call is noted before it is made. */
export type Spending = {
  /** The purse of one step of one story. */
  purseOf(id: StoryId, step: Step | "film"): Purse;
  /** What a story has cost so far, in US dollars. */
  costOf(id: StoryId): Promise<number>;
};

type Options = {
  journalDir: string;
  clock: Clock;
  /** What a Warsaw day, and what this run, may cost; without them, anything. */
  budget?: { perDayUsd?: number | undefined; perRunUsd?: number | undefined };
};

export function openSpending(_options: Options): Spending {
  throw new Error("later");
}
