import { z } from "zod";
import { closingOf, isClosed } from "#api/schedule/slots.ts";
import type { Draft } from "../model.ts";
import type { RevisedDraft } from "./drafts.ts";

/** What was asked about, by `<story id> <round>`, and the last thing that was asked. */
export const Asked = z.record(z.string(), z.enum(["ready", "reminder"]));
export type Asked = z.infer<typeof Asked>;

export type Question = { about: "ready" | "reminder"; drafts: RevisedDraft[] };

/** A run's drafts come one after the other; they are asked about together, once none has come for so long. */
const quietMinutes = 5;
/** A reminder comes so long before the close, and not sooner after the draft than that. */
const reminderHours = 3;

const keyOf = ({ id, review: { round = 1 } }: Draft): string => `${id} ${round}`;

/** What there is to ask now: first about drafts that are new, then once more about those whose close is near. Null for nothing. */
export function questionAt(now: Temporal.Instant, drafts: readonly RevisedDraft[], asked: Asked): Question | null {
  const waiting = drafts.filter(({ story }) => story.review.state === "waiting" && !isClosed(story, now));
  const fresh = waiting.filter(({ story }) => asked[keyOf(story)] === undefined);
  if (
    fresh.length > 0 &&
    (fresh.every(({ story }) => isQuiet(story, now)) || fresh.some(({ story }) => isNear(story, now)))
  ) {
    return { about: "ready", drafts: fresh };
  }
  const near = waiting.filter(
    ({ story }) => asked[keyOf(story)] === "ready" && isNear(story, now) && isOld(story, now),
  );
  return near.length > 0 ? { about: "reminder", drafts: near } : null;
}

/** The notes once a question was asked; those of drafts that are gone are dropped. */
export function askedAfter({ about, drafts }: Question, all: readonly RevisedDraft[], asked: Asked): Asked {
  const keys = new Set(all.map(({ story }) => keyOf(story)));
  const kept = Object.entries(asked).filter(([key]) => keys.has(key));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(drafts.map(({ story }) => [keyOf(story), about])) };
}

const isAfter = (instant: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(instant, other) >= 0;
const madeAt = ({ review }: Draft) => Temporal.Instant.from(review.at);

const isQuiet = (draft: Draft, now: Temporal.Instant) => isAfter(now, madeAt(draft).add({ minutes: quietMinutes }));
const isOld = (draft: Draft, now: Temporal.Instant) => isAfter(now, madeAt(draft).add({ hours: reminderHours }));
const isNear = (draft: Draft, now: Temporal.Instant) =>
  isAfter(now, closingOf(draft).subtract({ hours: reminderHours }));
