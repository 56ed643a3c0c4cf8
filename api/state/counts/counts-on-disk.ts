import { rm } from "node:fs/promises";
import type { Counting } from "#api/engagement/count-store.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { openLineJournal } from "#api/platform/files/line-journal.ts";
import { headLine, lineOf } from "./journal-lines.ts";
import { type Months, monthPath } from "./months.ts";
import { journalPath, monthsOf, type StoredCounts } from "./stored-counts.ts";

/** The journal that counts are appended to, and the month files that it is merged into from time to time. */
export type CountsOnDisk = {
  months: Months;
  /** Resolves when the counts are on the disk, and added up. Throws the error of the disk: then none of them is counted. */
  write(countings: readonly Counting[]): Promise<void>;
  /** Begins to merge the journal into the month files, where it is long enough. Must not be called during a write. */
  tidy(): Promise<void>;
  /** Merges everything into the month files, unless the disk fails. */
  close(): Promise<void>;
};

type Options = {
  /** Called when the journal could not be merged into the month files. Nothing is lost, and it is tried again. */
  onUnsaved(error: unknown): void;
  /** The length at which a journal is merged, in bytes. */
  journalBytes: number;
};

/**
 * A journal that is long enough is followed by a new one, and deleted once the month files contain its lines. Each file records the last
 * line that it contains, so that a process that is killed in the middle leaves files that give the same counts.
 */
export function openOnDisk(folder: string, stored: StoredCounts, { onUnsaved, journalBytes }: Options): CountsOnDisk {
  const newest = stored.journals.at(-1);
  if (newest === undefined) throw damaged(folder, "its journal is missing");
  let last = newest.head.after + newest.lines.length;
  // Otherwise new lines would be taken for lines that this month contains.
  const ahead = stored.months.find(({ upTo }) => upTo > last);
  if (ahead) throw damaged(monthPath(folder, ahead.month), "no journal holds the last lines that it does");
  const months = monthsOf(stored, folder);
  let { index } = newest;
  let journal = openLineJournal(newest.path, newest.end);
  let earlier = stored.journals.slice(0, -1).map(({ path }) => path);
  let mergeAtBytes = earlier.length > 0 || newest.lines.length > 0 ? 0 : journalBytes;
  let saving: Promise<void> | null = null;

  async function beginNext(): Promise<void> {
    await journal.open(); // Cuts off a failed write, since the next journal begins at the end of this one.
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
      if (saving !== null || journal.bytes() < mergeAtBytes) return;
      try {
        await beginNext();
      } catch (error) {
        mergeAtBytes = journal.bytes() + journalBytes;
        return onUnsaved(error);
      }
      mergeAtBytes = journalBytes;
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
