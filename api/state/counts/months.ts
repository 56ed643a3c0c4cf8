import { join } from "node:path";
import { Low } from "lowdb";
import type { CountStore } from "#api/engagement/count-store.ts";
import { type DayCounts, noCounts } from "#api/engagement/model.ts";
import { syncFolder, writeSynced } from "#api/platform/files/disk.ts";
import type { JournalLine } from "./journal-lines.ts";
import { emptyMonth, type MonthCounts, monthOf } from "./month.ts";

export const monthPath = (folder: string, month: string) => join(folder, `${month}.json`);

/** All counts in memory, with a file for each month. */
export type Months = Pick<CountStore, "countsOf" | "byDay"> & {
  /** Adds a line of the journal, unless the month files contain it already. */
  add(line: JournalLine): void;
  /** Whether memory has counts that the files do not contain. */
  isAhead(): boolean;
  /** Writes the files of changed months; `upTo` returns the last line at that time. */
  save(upTo: () => number): Promise<void>;
  /** All months, with a file or without. */
  names(): string[];
  /** A snapshot of all counts, which later counts do not change. */
  image(): CountsImage;
};

/** A snapshot of all counts by month, which can be iterated once. */
export type CountsImage = Iterable<MonthCounts> & Disposable;

/** `savedUpTo`: the last line that its file contains; `changedAt`: the last line that changed it. */
type Month = { low: Low<MonthCounts>; savedUpTo: number; changedAt: number };

export function openMonths(folder: string, kept: Iterable<MonthCounts>): Months {
  const months = new Map<string, Month>();
  const days: Record<string, DayCounts> = {};
  const images = new Set<Map<string, MonthCounts>>();

  // lowdb's own file adapter never syncs, and uses one temporary file for all processes.
  const lowOf = (counts: MonthCounts) =>
    new Low<MonthCounts>(
      {
        read: async () => null,
        write: (data) => writeSynced(monthPath(folder, data.month), `${JSON.stringify(data)}\n`, { mode: 0o600 }),
      },
      counts,
    );
  for (const counts of kept) {
    months.set(counts.month, { low: lowOf(counts), savedUpTo: counts.upTo, changedAt: counts.upTo });
    Object.assign(days, counts.days);
  }

  /** The month that this line changes; null where it contains the line already. */
  function monthToChange(name: string, { number }: JournalLine): MonthCounts | null {
    const month = months.get(name) ?? { low: lowOf(emptyMonth(name)), savedUpTo: 0, changedAt: 0 };
    const { data } = month.low;
    if (number <= data.upTo) return null;
    months.set(name, month);
    month.changedAt = number;
    for (const image of images) if (!image.has(name)) image.set(name, structuredClone(data));
    return data;
  }

  const isBehind = ({ savedUpTo, changedAt }: Month) => changedAt > savedUpTo;

  return {
    countsOf: (id) => months.get(monthOf(id))?.low.data.stories[id] ?? noCounts,
    byDay: () => days,
    add(line) {
      const { id, date, what, by } = line;
      const ofStory = monthToChange(monthOf(id), line);
      if (ofStory) {
        ofStory.stories[id] ??= { ...noCounts };
        ofStory.stories[id][what] += by;
      }
      const ofDay = monthToChange(monthOf(date), line);
      if (ofDay) {
        const counts = ofDay.days[date] ?? { ...noCounts };
        counts[what] = Math.max(0, counts[what] + by);
        ofDay.days[date] = counts;
        days[date] = counts;
      }
    },
    isAhead: () => [...months.values()].some(isBehind),
    async save(upTo) {
      for (const month of [...months.values()].filter(isBehind)) {
        // The file gets the counts of this moment, however long the write takes.
        const saved = upTo();
        month.low.data.upTo = saved;
        await month.low.write();
        month.savedUpTo = saved;
      }
      await syncFolder(folder); // One sync for all files.
    },
    names: () => [...months.keys()].sort(),
    image() {
      const before = new Map<string, MonthCounts>();
      const names = [...months.keys()].sort();
      images.add(before);
      return {
        *[Symbol.iterator]() {
          for (const name of names) {
            const counts = before.get(name) ?? months.get(name)?.low.data ?? emptyMonth(name);
            before.set(name, counts); // Later changes copy it first.
            yield counts;
          }
        },
        [Symbol.dispose]: () => void images.delete(before),
      };
    },
  };
}
