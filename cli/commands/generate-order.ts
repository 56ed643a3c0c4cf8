import type { GenerationOrder } from "../../api/generation/generate.ts";
import type { Slot } from "../../api/schedule/model.ts";
import { parsePublishingDate, parseTimeSlot, slotsOfDays, warsawDate } from "../../api/schedule/slots.ts";
import { amountFrom, countFrom } from "./arguments.ts";

/** What commander makes of the command line. */
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

/** How many days may be ordered at once. */
const maxDays = 366;

/** What is to be made, of the options as they were typed. Throws AppErrors that name the option's fault. */
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
  // Many days may lead from a date that is near to one that is not.
  parsePublishingDate(slots.at(-1)?.date ?? first, now);
  return slots.filter((slot) => timeSlot === undefined || slot.timeSlot === timeSlot);
}
