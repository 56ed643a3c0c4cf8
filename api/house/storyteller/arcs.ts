import type { Slot, TimeSlot } from "#api/schedule/model.ts";
import { arcs } from "../texts/arcs/all.ts";
import type { Arc, ArcEvening } from "../texts/model.ts";
import { dateOfDay, dayNumber, yearOf } from "./calendar.ts";
import { modulo } from "./chance.ts";
import { feastAt } from "./feasts.ts";

/** The slot in which arcs are told. */
export const arcSlot: TimeSlot = "evening";
const yearsUntilReturn = 3;

export type ToldEvening = {
  arc: Arc;
  evening: ArcEvening;
  /** The date of the evening before, which this one continues. */
  continues: string | undefined;
};

/** The evening of an arc that falls on a slot, if one does. */
export function eveningAt({ date, timeSlot }: Slot): ToldEvening | undefined {
  return timeSlot === arcSlot ? eveningsOf(yearOf(date)).get(date) : undefined;
}

const known = new Map<number, ReadonlyMap<string, ToldEvening>>();

/** The evenings of all arcs that begin in a year, by their dates. An evening that is a feast pushes the rest back by a day. */
export function eveningsOf(year: number): ReadonlyMap<string, ToldEvening> {
  const found =
    known.get(year) ?? new Map(arcs.filter((arc) => isToldIn(arc, year)).flatMap((arc) => datesOf(arc, year)));
  known.set(year, found);
  return found;
}

function isToldIn({ begins, returns = false }: Arc, year: number): boolean {
  const later = year - yearOf(begins);
  return later === 0 || (returns && later > 0 && modulo(later, yearsUntilReturn) === 0);
}

function datesOf(arc: Arc, year: number): [string, ToldEvening][] {
  let day = dayNumber(`${year}${arc.begins.slice("YYYY".length)}`);
  let continues: string | undefined;
  return arc.evenings.map((evening) => {
    while (feastAt({ date: dateOfDay(day), timeSlot: arcSlot }) !== undefined) day++;
    const date = dateOfDay(day++);
    const told: [string, ToldEvening] = [date, { arc, evening, continues }];
    continues = date;
    return told;
  });
}
