import { rm } from "node:fs/promises";
import type { Counting } from "../../engagement/count-store.ts";
import { damaged } from "../../platform/damaged.ts";
import { openLineJournal } from "../../platform/line-journal.ts";
import { headLine, lineOf } from "./journal-lines.ts";
import { type Months, monthPath } from "./months.ts";
import { journalPath, monthsOf, type StoredCounts } from "./stored-counts.ts";

/** The journal that counts are written to, and the months' files that it is brought into by and by. */
export type CountsOnDisk = {
  months: Months;
  /** Resolves when these are on the disk, and counted. Throws what the disk says: nothing of them is counted then. */
  write(countings: readonly Counting[]): Promise<void>;
  /** Begins to bring the journal into the months' files, where it is long enough. Between writes only. */
  tidy(): Promise<void>;
  /** Leaves everything in the months' files, where the disk takes it. */
  close(): Promise<void>;
};

type Options = {
  /** Told when the journal could not be brought into the months' files. Nothing is lost by that, and it is tried again. */
  onUnsaved(error: unknown): void;
  /** How many bytes are long enough. */
  journalBytes: number;
};

/**
 * A journal that is long enough is followed by the next, and goes when the months' files hold its lines. Each file says up to which
 * line it holds everything, so that a process that is killed in the middle of this leaves what the next one reads the same from.
 */
export function openOnDisk(folder: string, stored: StoredCounts, { onUnsaved, journalBytes }: Options): CountsOnDisk {
  const newest = stored.journals.at(-1) as StoredCounts["journals"][number];
  let last = newest.head.after + newest.lines.length;
  // Else lines that are still to come would be taken for lines that this month holds.
  const ahead = stored.months.find(({ upTo }) => upTo > last);
  if (ahead) throw damaged(monthPath(folder, ahead.month), "no journal holds the last lines that it does");
  const months = monthsOf(stored, folder);
  let { index } = newest;
  let journal = openLineJournal(newest.path, newest.end);
  let earlier = stored.journals.slice(0, -1).map(({ path }) => path);
  let enough = earlier.length > 0 || newest.lines.length > 0 ? 0 : journalBytes;
  let saving: Promise<void> | null = null;

  async function beginNext(): Promise<void> {
    await journal.open(); // Without what could not be written: its end is where the next begins.
    const next = openLineJournal(journalPath(folder, index + 1), null);
    await next.append([headLine({ journal: 1, after: last, months: months.names() })]);
    await journal.close();
    earlier = [...earlier, journal.path];
    journal = next;
    index += 1;
  }

  async function saveEarlier(): Promise<void> {
    const saved = earlier;
    await months.save(() => last);
    for (const path of saved) await rm(path, { force: true });
    earlier = earlier.filter((path) => !saved.includes(path));
  }

  return {
    months,
    async write(countings) {
      const lines = countings.map((counting, place) => ({ ...counting, number: last + 1 + place }));
      await journal.append(lines.map(lineOf));
      last += lines.length;
      for (const line of lines) months.add(line);
    },
    async tidy() {
      if (saving !== null || journal.bytes() < enough) return;
      try {
        await beginNext();
      } catch (error) {
        enough = journal.bytes() + journalBytes;
        return onUnsaved(error);
      }
      enough = journalBytes;
      saving = saveEarlier().catch(onUnsaved);
      void saving.finally(() => {
        saving = null;
      });
    },
    async close() {
      await saving;
      try {
        if (months.isAhead()) await beginNext();
        if (earlier.length > 0) await saveEarlier();
      } catch (error) {
        onUnsaved(error);
      }
      await journal.close();
    },
  };
}
