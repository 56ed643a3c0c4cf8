import { constants, type FileHandle, mkdir, open, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { diskError, syncFolder } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import { holdLock } from "../platform/lock.ts";
import {
  type LedgerLine,
  type LetterHead,
  type LetterRecord,
  lineOf,
  type Noted,
  note,
  readLedger,
} from "./ledger-lines.ts";
import type { LetterOutcome } from "./model.ts";

/**
 * Who got which day's letter: what makes it once per reader, whatever happens to the process that sends it. A file per day in the data
 * folder, beside the state rather than in it, so that a restored backup does not send a letter again. No addresses.
 */
export type LetterLedger = {
  /**
   * The day's letter, as far as it got; where it has not begun, it begins as `head` says. One process at a time: throws
   * LETTER_UNDER_WAY for any other, DISK_FULL, CONTENT_NOT_WRITABLE, STATE_DAMAGED.
   */
  open(head: LetterHead): Promise<LetterDay>;
  /** The dates of which anything is known, newest first. */
  dates(): Promise<string[]>;
  /** What is known of a date, also while its letter is under way; null for nothing. Throws STATE_DAMAGED. */
  read(date: string): Promise<LetterRecord | null>;
};

export type LetterDay = {
  /** What is known, with what was noted since it was opened. */
  record: LetterRecord;
  /**
   * Notes, where it cannot be lost, that this subscriber's letter is about to be handed over; false where that was noted before. One
   * at a time: the next waits until this one is settled. Whatever cannot be written ends the day for this process.
   */
  begin(id: string): Promise<boolean>;
  /** Notes what became of it; `begun`: nobody knows. */
  settle(id: string, outcome: LetterOutcome, at: Temporal.Instant): Promise<void>;
  close(): Promise<void>;
};

/** A reader's question where a letter went is not older than that. */
const daysKept = 60;
const ledgerName = /^(\d{4}-\d{2}-\d{2})\.jsonl$/;

export function openLedger({ dataDir }: { dataDir: string }): LetterLedger {
  const folder = join(dataDir, "letters");
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
        const day = await openDay(pathOf(date), head);
        await prune(date);
        return {
          ...day,
          async close() {
            await day.close();
            lock.release();
          },
        };
      } catch (error) {
        lock.release();
        throw diskError(error, `Cannot write ${pathOf(date)}`);
      }
    },
    dates: async () => (await datesIn(ledgerName)).sort().reverse(),
    async read(date) {
      const text = await readFile(pathOf(date), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      return readLedger(text, pathOf(date))?.record ?? null;
    },
  };
}

// Where the system knows it, each write is on the disk when it is over, and there is no second wait for a sync.
const { O_APPEND, O_CREAT, O_RDWR, O_DSYNC = 0 } = constants;
const appending = O_APPEND | O_CREAT | O_RDWR | O_DSYNC;

async function openDay(path: string, head: LetterHead): Promise<LetterDay> {
  await mkdir(join(path, ".."), { recursive: true });
  const file = await open(path, appending, 0o600);
  try {
    const known = readLedger(await file.readFile("utf8"), path);
    await file.truncate(known?.whole ?? 0);
    if (known) return dayOf(file, path, known.record);
    await file.appendFile(lineOf(head));
    await file.sync();
    await syncFolder(join(path, ".."));
    return dayOf(file, path, { ...head, noted: new Map() });
  } catch (error) {
    await file.close();
    throw error;
  }
}

function dayOf(file: FileHandle, path: string, record: LetterRecord): LetterDay {
  const noted = new Map<string, Noted>(record.noted);
  let unwritten = "";
  let writing: Promise<void> = Promise.resolve();
  /** Settled once nobody's letter is in doubt. */
  let certain: Promise<void> = Promise.resolve();
  let doubt: { id: string; end(): void } | null = null;

  /**
   * Writes what there is to write. After one that failed nobody knows what the file holds: every later one fails as well, until it is
   * read anew.
   */
  function flush(): Promise<void> {
    writing = writing.then(async () => {
      const text = unwritten;
      unwritten = "";
      if (text === "") return;
      await file.appendFile(text);
      if (O_DSYNC === 0) await file.datasync();
    });
    return writing.catch((error: unknown) => {
      throw diskError(error, `Cannot write ${path}`);
    });
  }

  return {
    record: { ...record, noted },
    async begin(id) {
      const before = certain;
      const turn = Promise.withResolvers<void>();
      certain = turn.promise;
      await before;
      const known = noted.get(id);
      if (known !== undefined && known.outcome !== "refused") {
        turn.resolve();
        return false;
      }
      doubt = { id, end: turn.resolve };
      const line: LedgerLine = { id, outcome: "begun" };
      note(noted, line);
      try {
        unwritten += lineOf(line);
        await flush();
        return true;
      } catch (error) {
        turn.resolve();
        throw error;
      }
    },
    async settle(id, outcome, at) {
      const line: LedgerLine = { id, outcome, ...(outcome === "refused" && { at: at.toString() }) };
      note(noted, line);
      unwritten += lineOf(line);
      // The next one to begin takes this line along, in front of its own; where none comes at once, it goes alone.
      if (doubt?.id === id) doubt.end();
      await nextTurn();
      if (unwritten !== "") await flush();
    },
    async close() {
      await flush().catch(() => {});
      await file.close();
    },
  };
}

function underWay(date: string): AppError {
  return new AppError("LETTER_UNDER_WAY", `The letter of ${date} is being sent already.`, {
    hint: "Wait until it has left; whoever has it then gets no second one.",
  });
}
