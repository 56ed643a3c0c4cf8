import { seasonOf, weatherOf } from "#api/generation/brief/weather.ts";
import type { Brief, Season, Weather } from "#api/generation/model.ts";
import type { Slot, TimeSlot } from "#api/schedule/model.ts";
import type { Life, LifeMatter } from "../texts/life.ts";
import type { DayKind, When } from "../texts/model.ts";
import { isHeated, kindsOfDay, monthDayOf, weekdayOf } from "./calendar.ts";
import { lifeAt } from "./life.ts";

/** Everything about a slot that a text may depend on. */
export type Circumstances = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  heating: boolean;
  kinds: readonly DayKind[];
  weekday: number;
  monthDay: string;
  life: Life;
};

/** The circumstances that the calendar and the weather of the house give a slot. */
export function expectedAt(slot: Slot): Circumstances {
  return circumstancesOf({ ...slot, season: seasonOf(slot.date), weather: weatherOf(slot.date, slot.timeSlot) });
}

/** The circumstances that a brief describes. */
export function circumstancesOf(brief: Pick<Brief, "date" | "timeSlot" | "season" | "weather">): Circumstances {
  const { date, timeSlot, season, weather } = brief;
  return {
    ...{ timeSlot, season, weather },
    heating: isHeated(date, season),
    kinds: kindsOfDay(date),
    weekday: weekdayOf(date),
    monthDay: monthDayOf(date),
    life: lifeAt({ date, timeSlot }),
  };
}

/** Whether a text is true in these circumstances. */
export function isTrue(when: When | undefined, circumstances: Circumstances): boolean {
  if (when === undefined) return true;
  const { timeSlot, season, weather, heating, kinds, weekday, monthDay, life } = circumstances;
  return (
    (when.timeSlot?.includes(timeSlot) ?? true) &&
    (when.season?.includes(season) ?? true) &&
    (when.weather?.includes(weather) ?? true) &&
    (when.heating === undefined || when.heating === heating) &&
    (when.day === undefined || kinds.includes(when.day)) &&
    (when.weekday?.includes(weekday) ?? true) &&
    (when.between === undefined || isBetween(monthDay, when.between)) &&
    (when.life === undefined || isSo(when.life, life))
  );
}

/** Whether a day of the year is within two others, over New Year if the first is the later one. */
export function isBetween(day: string, [from, to]: readonly [string, string]): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

function isSo(asked: Partial<Life>, life: Life): boolean {
  return (Object.keys(asked) as LifeMatter[]).every((matter) => asked[matter] === life[matter]);
}
