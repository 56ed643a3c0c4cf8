import type { Brief } from "../../model.ts";
import { dayNumber, slotIndex } from "../calendar.ts";
import type { Told } from "../model.ts";
import { modulo } from "../tellings.ts";
import { hours } from "./hours.ts";
import { occasionFor } from "./occasions.ts";
import { skiesFor } from "./skies.ts";

/** The first sentences: the hour or the day's occasion, then the sky. */
export function openingFor(brief: Brief): Told {
  const day = dayNumber(brief.date) + brief.variant - 1;
  const pool = hours[brief.season][brief.timeSlot];
  const hour = occasionFor(brief) ?? pick(pool, day);
  // The sky moves on each time the hours have been round, so that a pair of them is long in coming back.
  const sky = pick(skiesFor(brief), Math.floor(day / pool.length) + day * 2 + slotIndex[brief.timeSlot]);
  return { en: `${hour.en} ${sky.en}`, pl: `${hour.pl} ${sky.pl}` };
}

function pick(pool: readonly Told[], number: number): Told {
  const chosen = pool[modulo(number, pool.length)];
  if (chosen === undefined) throw new Error("There is nothing to open a story with.");
  return chosen;
}
