import type { GenerationRun } from "#api/generation/model.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { type Slot, warsawZone } from "#api/schedule/model.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { SlotOfToday } from "../dashboard/today.ts";
import { counted } from "./counted.ts";
import { runSummary } from "./describe.ts";

export const slotStateText: Record<SlotOfToday["state"], string> = {
  published: "published",
  scheduled: "scheduled",
  missing: "not made yet",
  late: "missing",
  broken: "cannot be read",
  deleted: "deleted",
};

/** `Saturday, 21 November 2026`, in Warsaw. */
export const dateText = (now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(warsawZone).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

type TextOptions = { short?: boolean };

/** `6 stories ready until Monday evening, 2 later`. */
export function bufferText(
  { ready, later, until, level }: StoryBuffer,
  now: Temporal.Instant,
  { short }: TextOptions = {},
): string {
  const stories = short ? `${ready} ready` : `${counted(ready, "story", "stories")} ready`;
  if (until) return `${stories} until ${slotText(until, now)}${later > 0 ? `, ${later} later` : ""}`;
  if (level === "ok") return "nothing is made ahead";
  return later === 0 ? "empty: nothing waits" : `the next slot has none, ${later} later`;
}

/** The first slot without a story: `Monday morning has no story: it was deleted`. */
export const gapText = (gap: NonNullable<StoryBuffer["gap"]>, now: Temporal.Instant): string =>
  `${slotText(gap, now)} has no story${gap.deleted ? ": it was deleted" : ""}`;

function slotText({ date, timeSlot }: Slot, now: Temporal.Instant): string {
  const days = daysUntil(date, now);
  if (days === 0) return `this ${timeSlot}`;
  if (days === 1) return `tomorrow ${timeSlot}`;
  const day = Temporal.PlainDate.from(date);
  if (days < 7) return `${day.toLocaleString("en-GB", { weekday: "long" })} ${timeSlot}`;
  return `the ${timeSlot} of ${day.toLocaleString("en-GB", { day: "numeric", month: "long" })}`;
}

const origins: Record<GenerationRun["origin"], string> = {
  terminal: "from the terminal",
  panel: "from the panel",
  schedule: "by the schedule",
};

/** When a run ended, and its result. */
export function runText(run: GenerationRun | null, now: Temporal.Instant, { short }: TextOptions = {}): string {
  if (run === null) return "none here yet";
  const moment = momentText(Temporal.Instant.from(run.endedAt), now);
  return `${short ? moment : `${moment}, ${origins[run.origin]}`}: ${outcomeText(run)}`;
}

function outcomeText(run: GenerationRun): string {
  const isEmpty = run.published + run.skipped + run.failed === 0;
  if (run.error && isEmpty) return "broke off";
  if (run.cancelled) return isEmpty ? "cancelled" : `${runSummary(run)}, cancelled`;
  return isEmpty ? "nothing to make" : runSummary(run);
}

function momentText(instant: Temporal.Instant, now: Temporal.Instant): string {
  const at = instant.toZonedDateTimeISO(warsawZone);
  const time = at.toPlainTime().toString({ smallestUnit: "minute" });
  const days = daysUntil(warsawDate(instant), now);
  if (days === 0) return `today ${time}`;
  if (days === -1) return `yesterday ${time}`;
  return `${at.toLocaleString("en-GB", { day: "numeric", month: "long" })} ${time}`;
}

function daysUntil(date: string, now: Temporal.Instant): number {
  return Temporal.PlainDate.from(warsawDate(now)).until(date, { largestUnit: "days" }).days;
}
