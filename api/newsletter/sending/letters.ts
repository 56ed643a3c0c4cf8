import { randomUUID } from "node:crypto";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { hourOf } from "#api/schedule/model.ts";
import { parsePublishingDate, warsawDate } from "#api/schedule/slots.ts";
import { frequenciesDue, isDue, letterEndHour } from "../letter/edition.ts";
import { openWriter } from "../letter/letter-writer.ts";
import type { Frequency, LetterCounts, LetterReport } from "../model.ts";
import { openHoldReports } from "./hold-reports.ts";
import { readable } from "./ledger.ts";
import type { LettersParts } from "./letter-parts.ts";
import { openPause } from "./letter-pause.ts";
import { openSending } from "./letter-sending.ts";
import { problemWords } from "./letter-troubles.ts";

/** An order to send the letter of a Warsaw date; today's by default. */
export type SendingOrder = {
  date?: string | undefined;
  /** Only counts: nobody gets anything. */
  dryRun?: boolean;
  signal?: AbortSignal | undefined;
  /** Called now and then with the progress. */
  onProgress?: (counts: LetterCounts) => void;
};

/** One finished letter, as its reader would get it. */
export type LetterPreview = { subject: string; html: string; text: string };

/** A letter to look at; today's by default. */
type SampleOrder = { date?: string | undefined; language: Language; frequency: Frequency };

/** The letter: once per Warsaw day and reader. */
export type Letters = {
  /** Sends the day's letter when it is due and somebody is without it. Never throws. */
  tick(): Promise<void>;
  /** Throws LETTER_NOT_DUE, LETTER_UNDER_WAY, DATE_INVALID, MAIL_UNAVAILABLE (no reader could be reached at all). */
  send(order: SendingOrder): Promise<LetterReport>;
  /**
   * The letter of a date for a reader who has had the one before. A weekly one may be of any date. Throws LETTER_NOT_DUE when it has no
   * stories.
   */
  preview(order: SampleOrder): LetterPreview;
  /** Mails that letter to one address, which need not be a subscriber's. Throws MAIL_UNAVAILABLE. */
  test(order: Omit<SampleOrder, "date"> & { email: string }): Promise<void>;
  /** Today's letter, also before it began; null where its ledger cannot be read. */
  today(): Promise<LetterReport | null>;
  /** The letters of the last days, newest first. */
  reports(): Promise<LetterReport[]>;
  /** Stops sending between two letters; the next start goes on with it. */
  close(): Promise<void>;
};

/** Older letters are no longer sent. */
const daysBack = 7;
const daysReported = 30;

export function openLetters(parts: LettersParts): Letters {
  const { ledger, library, mail, health, clock, log } = parts;
  const pause = openPause();
  const holding = openHoldReports(parts);
  const sending = openSending(parts, { pause, holding });
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  /** Reports of past days, which no longer change. */
  const counted = new Map<string, LetterReport>();
  const today = () => warsawDate(clock.now());

  /** Does work that `close` waits for. */
  function track<Result>(work: Promise<Result>): Promise<Result> {
    const over = work.catch(() => {}).finally(() => underWay.delete(over));
    underWay.add(over);
    return work;
  }

  return {
    async tick() {
      const now = clock.now();
      const date = warsawDate(now);
      if (closing.signal.aborted) return;
      try {
        if (!isDue(library, { date, now })) return await holding.tick(date, sending.record);
        if (!pause.isOver(now)) return;
        await track(sending.send({ date, patiently: true, signal: closing.signal, onProgress: () => {} }));
      } catch (error) {
        // The mail server's failure is reported already, and another sending process reports its own.
        if (error instanceof AppError && ["LETTER_UNDER_WAY", "MAIL_UNAVAILABLE"].includes(error.code)) return;
        // The check whether a database is back costs one query, so every tick makes it.
        if (!(error instanceof AppError && error.code === "DATABASE_UNAVAILABLE")) pause.begin(clock.now());
        health.report("letter", { level: "alarm", ...problemWords(error) });
        log.warn({ err: error }, "The morning letter could not be sent");
      }
    },
    async send({ date: asked, dryRun = false, signal, onProgress = () => {} }) {
      const date = dateToSend(parts, asked);
      if (dryRun) return sending.count(date);
      const ending = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      counted.delete(date);
      return track(sending.send({ date, patiently: false, signal: ending, onProgress }));
    },
    preview(order) {
      const { subject, html, text } = sample(parts, { ...order, email: "" });
      return { subject, html, text };
    },
    async test(order) {
      const letter = sample(parts, order);
      await mail.send({ ...letter, subject: `[Test] ${letter.subject}` });
    },
    today: () => readable(sending.report(today())),
    async reports() {
      const oldest = Temporal.PlainDate.from(today())
        .subtract({ days: daysReported - 1 })
        .toString();
      const reports: LetterReport[] = [];
      for (const date of (await ledger.dates()).filter((known) => known >= oldest)) {
        const report = counted.get(date) ?? (await readable(sending.report(date)));
        if (report === null) continue;
        if (date < today() && underWay.size === 0) counted.set(date, report);
        reports.push(report);
      }
      return reports;
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

/** The date of an order, if its letter may be sent. Throws DATE_INVALID, LETTER_NOT_DUE. */
function dateToSend({ library, clock }: LettersParts, asked: string | undefined): string {
  const now = clock.now();
  const today = warsawDate(now);
  const date = parsePublishingDate(asked ?? today, now);
  const { days } = Temporal.PlainDate.from(date).until(today, { largestUnit: "days" });
  if (days < 0 || days > daysBack) throw outOfReach(date, today);
  if (frequenciesDue(library, { date, now }).length === 0) throw notDue(date);
  return date;
}

/** A letter to nobody: its links are signed for an id that no subscriber has. */
function sample(parts: LettersParts, { date, ...reader }: SampleOrder & { email: string }) {
  const at = parts.clock.now();
  const wanted = date ?? warsawDate(at);
  const writer = openWriter(parts, { date: parsePublishingDate(wanted, at), at });
  const letter = writer.letterTo({ ...reader, id: `test-${randomUUID()}` });
  if (letter === null) throw notDue(wanted);
  return letter;
}

function notDue(date: string): AppError {
  return new AppError("LETTER_NOT_DUE", `The letter of ${date} has nothing to tell yet.`, {
    hint: `It leaves from ${hourOf("morning")} to ${letterEndHour}:00, once the morning story is there.`,
  });
}

function outOfReach(date: string, today: string): AppError {
  return new AppError("DATE_INVALID", `The letter of ${date} is not to be sent.`, {
    hint: `Choose today, ${today}, or one of the ${daysBack} days before.`,
  });
}
