import { weatherOf } from "#api/generation/brief/weather.ts";
import type { Weather } from "#api/generation/model.ts";
import type { Slot, TimeSlot } from "#api/schedule/model.ts";
import { feasts } from "../texts/feasts/all.ts";
import type { Feast, FeastDay, WholeStory } from "../texts/model.ts";
import {
  dateOfDay,
  dayNumber,
  daysAfterEaster,
  lastSundayOf,
  monthDayOf,
  schoolYearBegins,
  schoolYearEnds,
  yearOf,
} from "./calendar.ts";
import { modulo } from "./chance.ts";

/** The story of the feast that falls on a slot, if one does. The version changes from year to year, and returns after three. */
export function feastAt({ date, timeSlot }: Slot): { feast: Feast; story: WholeStory } | undefined {
  const feast = feastsOf(date).find(({ stories }) => stories[timeSlot] !== undefined);
  const versions = feast?.stories[timeSlot];
  const story = versions?.[modulo(yearOf(date), versions.length)];
  return feast && story ? { feast, story } : undefined;
}

const known = new Map<string, readonly Feast[]>();

function feastsOf(date: string): readonly Feast[] {
  const found = known.get(date) ?? feasts.filter(({ day }) => isOn(day, date));
  known.set(date, found);
  return found;
}

function isOn(day: FeastDay, date: string): boolean {
  if ("date" in day) return day.date === monthDayOf(date);
  if ("easter" in day) return day.easter === daysAfterEaster(date);
  return dateOf[day.rule](yearOf(date)) === date;
}

type Rule = Extract<FeastDay, { rule: string }>["rule"];

const dateOf: Record<Rule, (year: number) => string | undefined> = {
  "summer time begins": (year) => lastSundayOf(year, 3),
  "summer time ends": (year) => lastSundayOf(year, 10),
  "school year begins": schoolYearBegins,
  "school year ends": schoolYearEnds,
  "first snow": (year) => first("snow", "morning", [`${padded(year)}-11-01`, `${padded(year)}-12-23`]),
  "first frost": (year) => first("clear", "morning", [`${padded(year)}-10-10`, `${padded(year)}-11-30`]),
  "first warm day": (year) => first("clear", "afternoon", [`${padded(year)}-03-15`, `${padded(year)}-04-30`]),
};

const padded = (year: number) => String(year).padStart(4, "0");

/** The first date of a range with this weather in this slot. */
function first(weather: Weather, timeSlot: TimeSlot, [from, to]: readonly [string, string]): string | undefined {
  for (let day = dayNumber(from); day <= dayNumber(to); day++) {
    const date = dateOfDay(day);
    if (weatherOf(date, timeSlot) === weather) return date;
  }
  return undefined;
}
