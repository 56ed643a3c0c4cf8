import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { type LineJournal, openLineJournal } from "#api/platform/files/line-journal.ts";
import { holdLock } from "#api/platform/files/lock.ts";
import type { LetterOutcome } from "../model.ts";
import {
  type LedgerLine,
  type LetterHead,
  type LetterRecord,
  lineOf,
  type Noted,
  note,
  readLedger,
} from "./ledger-lines.ts";
import { machineRun } from "./machine-run.ts";

/**
 * The record of who got which day's letter. It makes that once per reader, whatever happens to the process that sends it. A file per day in
 * the data folder, beside the state rather than in it, so that a restored backup does not send a letter again. No addresses.
 */
export type LetterLedger = {
  /**
   * The day's letter, as far as it got; where it has not begun, it begins as `head` says. One process at a time: throws
   * LETTER_UNDER_WAY for any other, DISK_FULL, CONTENT_NOT_WRITABLE, STATE_DAMAGED.
   */
  open(head: LetterHead): Promise<LetterDay>;
  /** The dates of which anything is known, newest first. */
  dates(): Promise<string[]>;
  /** The state of a date, also while its letter is under way; null for nothing. Throws STATE_DAMAGED. */
  read(date: string): Promise<LetterRecord | null>;
  /** Whether nobody but this process, which has this record, can have noted anything since. */
  isCurrent(record: LetterRecord): Promise<boolean>;
  /**
   * Letters that another process began and did not let go of in peace, and its run: what came of them the state may not know. Without the
   * runs that are known already.
   */
  leftOpen(known?: ReadonlySet<string>): Promise<{ date: string; run: string }[]>;
};

export type LetterDay = {
  /** The state, with what was noted since it was opened. */
  record: LetterRecord;
  /** Notes, where it cannot be lost, that this subscriber's letter may be begun. A run ends with the first note that cannot be written. */
  announce(id: string): Promise<void>;
  /** Notes that the text of an announced letter leaves now; false where that was noted before. Until it is settled, the letter is in doubt. */
  begin(id: string): Promise<boolean>;
  /** Notes what became of it; `begun`: nobody knows. */
  settle(id: string, outcome: LetterOutcome, at: Temporal.Instant): void;
  close(): Promise<void>;
};

/** A reader's question where a letter went is not older than that. */
export const daysKept = 60;
const ledgerName = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;

export function openLedger({ dataDir }: { dataDir: string }): LetterLedger {
  const folder = join(dataDir, "letters");
  const machine = machineRun();
  const pathOf = (date: string) => join(folder, `${date}.jsonl`);
  const datesIn = async (pattern: RegExp) =>
    (await readdir(folder).catch(() => [])).flatMap((name) => pattern.exec(name)?.[1] ?? []);

  async function prune(date: string): Promise<void> {
    const oldest = Temporal.PlainDate.from(date).subtract({ days: daysKept }).toString();
    for (const old of (await datesIn(/^(\d{4}-\d{2}-\d{2})\.(?:jsonl|lock)$/)).filter((kept) => kept < oldest)) {
      for (const path of [pathOf(old), join(folder, `${old}.lock`)]) await rm(path, { force: true }).catch(() => {});
    }
  }

  return {
    async open(head) {
      const date = head.letter;
      const lock = await holdLock(join(folder, `${date}.lock`));
      if (lock === null) throw underWay(date);
      try {
        const day = await openDay(pathOf(date), { head, machine });
        await prune(date);
        return {
          ...day,
          async close() {
            await day.close().finally(lock.release);
          },
        };
      } catch (error) {
        lock.release();
        throw diskError(error, `Cannot write ${pathOf(date)}`);
      }
    },
    dates: async () => (await datesIn(ledgerName)).sort().reverse(),
    read: async (date) => (await readLedger(pathOf(date), machine))?.record ?? null,
    // The data folder is one process's, which takes over everything when it starts.
    isCurrent: async () => true,
    leftOpen: async () => [],
  };
}

type Order = { head: LetterHead; machine: string };

async function openDay(path: string, { head, machine }: Order): Promise<LetterDay> {
  const known = await readLedger(path, machine);
  const journal = openLineJournal(path, known?.end ?? null);
  const opening = lineOf({ machine });
  try {
    await journal.append(known === null ? [lineOf(head), opening] : [opening]);
    await journal.open();
  } catch (error) {
    await journal.close();
    throw error;
  }
  return dayOf(journal, { record: known?.record ?? { ...head, noted: new Map() }, machine });
}

function dayOf(journal: LineJournal, { record, machine }: { record: LetterRecord; machine: string }): LetterDay {
  const noted = new Map<string, Noted>(record.noted);

  return {
    record: { ...record, noted },
    announce: (id) => journal.append([lineOf({ id, outcome: "announced" })]),
    async begin(id) {
      const known = noted.get(id);
      if (known !== undefined && known.outcome !== "refused") return false;
      const line: LedgerLine = { id, outcome: "begun" };
      note(noted, line);
      journal.write(lineOf(line));
      return true;
    },
    settle(id, outcome, at) {
      const line: LedgerLine = { id, outcome, ...(outcome === "refused" && { at: at.toString() }) };
      note(noted, line);
      journal.write(lineOf(line));
    },
    async close() {
      try {
        // A letter that was announced and not begun is in doubt no more.
        await journal.append([lineOf({ machine })]);
      } catch {
        // Then it stays one, after a failure of the machine; whoever wrote before this has been told of the disk.
      }
      await journal.close();
    },
  };
}

/** A day as it was read; null where its ledger is damaged. */
export const readable = <Read>(reading: Promise<Read>): Promise<Read | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "STATE_DAMAGED") return null;
    throw error;
  });

export function underWay(date: string): AppError {
  return new AppError("LETTER_UNDER_WAY", `The letter of ${date} is being sent already.`, {
    hint: "Wait until it has left; whoever has it then gets no second one.",
  });
}
