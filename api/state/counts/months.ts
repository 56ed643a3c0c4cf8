import { join } from "node:path";
import { Low } from "lowdb";
import type { CountStore } from "../../engagement/count-store.ts";
import { type DayCounts, noCounts } from "../../engagement/model.ts";
import { syncFolder, writeSynced } from "../../platform/disk.ts";
import type { JournalLine } from "./journal-lines.ts";
import { emptyMonth, type MonthCounts, monthOf } from "./month.ts";

export const monthPath = (folder: string, month: string) => join(folder, `${month}.json`);

/** Everything that was counted, in memory, and each month of it in a file of its own. */
export type Months = Pick<CountStore, "countsOf" | "byDay"> & {
  /** Takes in a line of the journal, but for what the months' files hold already. */
  add(line: JournalLine): void;
  /** Whether there is anything that the files do not hold. */
  isAhead(): boolean;
  /** Writes the files that do not hold everything up to the line that is the last one then. */
  save(upTo: () => number): Promise<void>;
  /** All of them, whether they have files yet or not. */
  names(): string[];
  /** How all counts stand now, whatever is counted while somebody goes through them. */
  image(): CountsImage;
};

/** All counts as of an instant, month by month; to be gone through once. */
export type CountsImage = Iterable<MonthCounts> & Disposable;

/** `savedUpTo`: the line up to which its file holds everything; `changedAt`: the last line that changed it. */
type Month = { low: Low<MonthCounts>; savedUpTo: number; changedAt: number };

export function openMonths(folder: string, kept: Iterable<MonthCounts>): Months {
  const months = new Map<string, Month>();
  const days: Record<string, DayCounts> = {};
  const images = new Set<Map<string, MonthCounts>>();

  // lowdb's own file adapter never syncs, and shares one temporary file between processes.
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

  /** The month to be changed by this line; null where that has been done. */
  function changing(name: string, { number }: JournalLine): MonthCounts | null {
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
      const ofStory = changing(monthOf(id), line);
      if (ofStory) {
        ofStory.stories[id] ??= { ...noCounts };
        ofStory.stories[id][what] += by;
      }
      const ofDay = changing(monthOf(date), line);
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
        // What is written is what there is now, however long it takes.
        const saved = upTo();
        month.low.data.upTo = saved;
        await month.low.write();
        month.savedUpTo = saved;
      }
      await syncFolder(folder); // Once for all of them.
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
            before.set(name, counts); // From here on it may change.
            yield counts;
          }
        },
        [Symbol.dispose]: () => void images.delete(before),
      };
    },
  };
}
