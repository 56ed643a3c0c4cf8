import { weatherOf } from "#api/generation/brief/weather.ts";
import type { Weather } from "#api/generation/model.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { slotOf, warsawDate } from "#api/schedule/slots.ts";
import type { TimedStory } from "../timeline.ts";
import { type Collection, cardsOf, coverOf, type Moment, type View } from "./collection.ts";
import type { Archive, ArchiveDay, ArchiveMonth, ArchiveYear, CalendarStory, MonthInYear } from "./model.ts";
import { dateOf, entriesOf, isInArchive, neighboursOf, spanOf } from "./periods.ts";

/** The years with stories, and the months of the newest one. */
export function archive(view: Moment): Collection<Archive> {
  const years = yearsOf(view);
  const months = years[0] ? monthsOf(years[0].year, view) : [];
  return {
    dependencies: [...years.flatMap(({ year, count }) => [year, count]), ...months.flatMap(partsOfMonth)],
    answer: () => ({ years, months: months.map(monthInYear) }),
  };
}

/** A year month by month; null before the first story and in the future. */
export function archiveYear(year: string, view: Moment): Collection<ArchiveYear> | null {
  if (!isInArchive(year, view)) return null;
  const months = monthsOf(year, view);
  const around = neighboursOf(year, view);
  const count = months.reduce((sum, month) => sum + month.count, 0);
  return {
    dependencies: [around.previous, around.next, ...months.flatMap(partsOfMonth)],
    answer: () => ({ year, count, months: months.map(monthInYear), ...around }),
  };
}

/** A month day by day; null before the first story and in the future. */
export function archiveMonth(month: string, view: Moment): Collection<ArchiveMonth> | null {
  if (!isInArchive(month, view)) return null;
  const entries = entriesOf(month, view);
  const around = neighboursOf(month, view);
  return {
    dependencies: [around.previous, around.next, ...entries],
    answer: () => ({ month, days: daysOf(entries), ...around }),
  };
}

/** A day's stories; null before the first story and in the future. */
export function archiveDay(date: string, view: View): Collection<ArchiveDay> | null {
  if (!isInArchive(date, view)) return null;
  const { dependencies, cards } = cardsOf(entriesOf(date, view), view);
  const around = neighboursOf(date, view);
  return {
    dependencies: [around.previous, around.next, ...dependencies],
    answer: () => ({ date, posts: cards(), ...around }),
  };
}

function yearsOf({ timeline, now }: Moment): { year: string; count: number }[] {
  const first = timeline.first({ now });
  if (first === undefined) return [];
  const [oldest, newest] = [dateOf(first), warsawDate(now)].map((date) => Number(date.slice(0, 4)));
  const years: { year: string; count: number }[] = [];
  for (let number = newest ?? 0; number >= (oldest ?? 0); number -= 1) {
    const year = String(number).padStart(4, "0");
    const count = timeline.count({ now, ...spanOf(year) });
    if (count > 0) years.push({ year, count });
  }
  return years;
}

type Month = { month: string; count: number; newest: TimedStory | undefined };

const monthsOf = (year: string, { timeline, now }: Moment): Month[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, "0")}`;
    const span = spanOf(month);
    const [newest] = timeline.list({ now, ...span, limit: 1, offset: 0 });
    return { month, newest, count: newest ? timeline.count({ now, ...span }) : 0 };
  });

const partsOfMonth = ({ month, count, newest }: Month) => [month, count, newest];
const monthInYear = ({ month, count, newest }: Month): MonthInYear => ({
  month,
  count,
  ...(newest && { cover: coverOf(newest) }),
});

const daysOf = (entries: readonly TimedStory[]): ArchiveMonth["days"] =>
  Array.from(Map.groupBy(entries, dateOf), ([date, ofDay]) => ({
    date,
    weather: [...new Set(ofDay.flatMap(weatherIn))],
    stories: ofDay.map(calendarStory),
  }));

/** The weather of a story's brief: that of the slot for which it was made. */
function weatherIn({ id, story: { madeBy } }: TimedStory): Weather[] {
  if (madeBy?.storyteller === undefined) return [];
  const { date, timeSlot } = slotOf(id);
  return [weatherOf(date, timeSlot)];
}

function calendarStory(entry: TimedStory): CalendarStory {
  const { id, titleEn, titlePl, timeSlot, category } = entry.story;
  return { id, titleEn, titlePl, timeSlot, category, ...coverOf(entry), hour: hourOf(entry) };
}

const hourOf = ({ at }: TimedStory): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(warsawZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
