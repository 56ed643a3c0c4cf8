import type { GenerationOrder } from "#api/generation/generate.ts";
import type { Slot } from "#api/schedule/model.ts";
import { parsePublishingDate, parseTimeSlot, slotsOfDays, warsawDate } from "#api/schedule/slots.ts";
import { amountFrom, countFrom } from "./arguments.ts";

/** The options as commander parses them. */
export type GenerateOptions = {
  slot?: string;
  date?: string;
  days?: string;
  budget?: string;
  dryRun?: boolean;
  commit: boolean;
  push: boolean;
  json?: boolean;
};

/** The most days of one order. */
const maxDays = 366;

/** Turns the typed options into an order. Throws an AppError that names the faulty option. */
export function orderFrom(options: GenerateOptions, now: Temporal.Instant): GenerationOrder {
  return {
    wanted: wantedSlots(options, now),
    dryRun: options.dryRun === true,
    commit: options.commit,
    push: options.commit && options.push,
    ...(options.budget !== undefined && { budgetUsd: amountFrom(options.budget, { option: "--budget" }) }),
  };
}

function wantedSlots(options: GenerateOptions, now: Temporal.Instant): GenerationOrder["wanted"] {
  const isOrdered = [options.slot, options.date, options.days].some((option) => option !== undefined);
  return isOrdered ? { kind: "slots", slots: orderedSlots(options, now) } : { kind: "schedule" };
}

function orderedSlots({ slot, date, days }: GenerateOptions, now: Temporal.Instant): Slot[] {
  const timeSlot = slot === undefined ? undefined : parseTimeSlot(slot);
  const first = date === undefined ? warsawDate(now) : parsePublishingDate(date, now);
  const count = days === undefined ? 1 : countFrom(days, { option: "--days", max: maxDays });
  const slots = slotsOfDays(first, count);
  // The last of many days may lie beyond the dates that are allowed.
  parsePublishingDate(slots.at(-1)?.date ?? first, now);
  return slots.filter((slot) => timeSlot === undefined || slot.timeSlot === timeSlot);
}
