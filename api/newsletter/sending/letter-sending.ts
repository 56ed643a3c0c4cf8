import { warsawDate } from "#api/schedule/slots.ts";
import {
  editionOf,
  frequenciesDue,
  frequenciesHeld,
  frequenciesOn,
  morningReveal,
  reachOf,
} from "../letter/edition.ts";
import { openWriter } from "../letter/letter-writer.ts";
import type { Frequency, LetterCounts, LetterReport } from "../model.ts";
import { frequencyOf } from "../subscribers/subscribers.ts";
import type { openHoldReports } from "./hold-reports.ts";
import type { LetterDay } from "./ledger.ts";
import type { LetterHead, LetterRecord } from "./ledger-lines.ts";
import { countsOf } from "./letter-counts.ts";
import type { LettersParts } from "./letter-parts.ts";
import type { Pause } from "./letter-pause.ts";
import { isReader, readersOf } from "./letter-readers.ts";
import { type RunTrouble, runLetter } from "./letter-run.ts";
import { openStanding } from "./letter-standing.ts";
import { errorOf, problemOf, shortfallOf } from "./letter-troubles.ts";

type SendOrder = { date: string; patiently: boolean; signal: AbortSignal; onProgress(counts: LetterCounts): void };

/** Sends one date's letter to the readers without it, and reports its progress. */
export type Sending = {
  /** Throws LETTER_UNDER_WAY, MAIL_UNAVAILABLE when no reader could be reached, and errors of the disk. */
  send(order: SendOrder): Promise<LetterReport>;
  /** The report that `send` would start from. */
  count(date: string): Promise<LetterReport>;
  report(date: string): Promise<LetterReport>;
  record(date: string): Promise<LetterRecord>;
};

/** The ledger notes each letter at once; the state, one file written as a whole, is saved only so often. */
const secondsBetweenSaves = 5;
const lettersBetweenReports = 50;

/** The state of each date's letter, and the readers that it is for. */
function openRecords(parts: LettersParts) {
  const { store, ledger, library, clock } = parts;
  /** The record of today's letter, which every tick reads. */
  let latest: LetterRecord | null = null;

  /** The head of a letter that has not begun: as of now. */
  function headOf(date: string): LetterHead {
    const now = clock.now();
    const reach = reachOf(editionOf(library, { date, now, since: null, frequency: "daily" }));
    const upTo = reach ?? morningReveal(date);
    return { letter: date, at: now.toString(), upTo: upTo.toString() };
  }

  async function recordOf(date: string): Promise<LetterRecord> {
    const isKnown = latest?.letter === date && (await ledger.isCurrent(latest));
    const known = isKnown ? latest : await ledger.read(date);
    if (known !== null && date === warsawDate(clock.now())) latest = known;
    return known ?? { ...headOf(date), noted: new Map() };
  }

  const writerOf = ({ letter, at }: LetterHead) => openWriter(parts, { date: letter, at: Temporal.Instant.from(at) });

  /** The kinds of letter of this date that leave now; where none may, those that the date has. */
  function frequenciesFor(date: string): readonly Frequency[] {
    const due = frequenciesDue(library, { date, now: clock.now() });
    return due.length > 0 ? due : frequenciesOn(date);
  }

  function readersFor(record: LetterRecord, patiently: boolean) {
    const frequencies = frequenciesFor(record.letter);
    const { holds } = writerOf(record);
    return { ...readersOf(store.read(), { record, now: clock.now(), frequencies, holds, patiently }), frequencies };
  }

  /** The number of readers whose letter may not leave to them now. */
  function leftWithout(record: LetterRecord): number {
    const now = clock.now();
    const frequencies = frequenciesHeld(library, { date: record.letter, now });
    const { holds } = writerOf(record);
    return readersOf(store.read(), { record, now, frequencies, holds, patiently: false }).toSend.length;
  }

  function reportOf(record: LetterRecord, { patiently = true } = {}): LetterReport {
    const isToday = record.letter === warsawDate(clock.now());
    const readers = isToday || !patiently ? readersFor(record, patiently).readers : record.noted.size;
    return { date: record.letter, ...countsOf(record, readers) };
  }

  return {
    recordOf,
    writerOf,
    readersFor,
    leftWithout,
    reportOf,
    /** Null where the disk may hold less than was to be noted. */
    keepLatest(record: LetterRecord | null): void {
      latest = record;
    },
  };
}

/** Hands a day's letter to the mail server, reader by reader, and keeps the outcome of each. */
function openHandOver(
  { store, mail, clock, log }: LettersParts,
  {
    standing,
    writerOf,
    readersFor,
    isNoLongerDue,
  }: Pick<ReturnType<typeof openRecords>, "writerOf" | "readersFor"> & {
    standing: ReturnType<typeof openStanding>;
    isNoLongerDue(order: SendOrder, frequencies: readonly Frequency[]): boolean;
  },
) {
  return async (
    { record, ...day }: LetterDay,
    order: SendOrder,
  ): Promise<{ trouble: RunTrouble | null; refusal: string }> => {
    const { patiently, signal, onProgress } = order;
    const { toSend, readers, frequencies } = readersFor(record, patiently);
    const readerOf = (id: string) => {
      const subscriber = store.read().subscribers[id];
      return subscriber && isReader(subscriber, frequencies) ? subscriber : null;
    };
    const writer = writerOf(record);
    const counts = () => countsOf(record, readers);
    let [savedAt, settled, refusal] = [clock.now(), 0, ""];
    onProgress(counts());
    const trouble = await runLetter(toSend, {
      day,
      mail,
      clock,
      isOver: () => signal.aborted || isNoLongerDue(order, frequencies),
      letterTo(id) {
        const reader = readerOf(id);
        return reader && writer.letterTo({ ...reader, id, frequency: frequencyOf(reader) });
      },
      isReader: (id) => readerOf(id) !== null,
      async onSettled(id, outcome, reason) {
        if (outcome === "refused") refusal = reason;
        if (outcome === "sent") standing.sent(id, record.upTo);
        else if (outcome === "bounced") standing.bounced(id, clock.now().toString());
        else standing.missed(id, record.letter);
        if (++settled % lettersBetweenReports === 0) onProgress(counts());
        const now = clock.now();
        if (Math.abs(now.since(savedAt).total("seconds")) < secondsBetweenSaves) return;
        savedAt = now;
        await standing.save();
      },
    });
    await standing.save();
    onProgress(counts());
    log.info({ letter: record.letter, ...counts() }, "The morning letter was handed over");
    return { trouble, refusal };
  };
}

export function openSending(
  parts: LettersParts,
  { pause, holding }: { pause: Pause; holding: Pick<ReturnType<typeof openHoldReports>, "problemOf"> },
): Sending {
  const { store, ledger, library, health, clock, log } = parts;
  const standing = openStanding({ store, ledger });
  const { recordOf, writerOf, readersFor, leftWithout, reportOf, keepLatest } = openRecords(parts);
  /**
   * Without an order no letter leaves at night, nor after its morning story was removed. On a Sunday evening that ends the daily letter
   * only; the weekly one goes on without the story, as the next run writes it.
   */
  function isNoLongerDue({ date, patiently }: SendOrder, frequencies: readonly Frequency[]): boolean {
    if (!patiently) return false;
    const held = frequenciesHeld(library, { date, now: clock.now() });
    return frequencies.some((frequency) => held.includes(frequency));
  }
  const handOver = openHandOver(parts, { standing, writerOf, readersFor, isNoLongerDue });

  /** Ends the pause; a shortfall, or a letter that is held for some, is reported, but needs no new try. */
  function endPause(record: LetterRecord, { patiently, refusal }: { patiently: boolean; refusal: string }): void {
    pause.end();
    const left = patiently ? leftWithout(record) : 0;
    health.report("letter", holding.problemOf(record) ?? shortfallOf(record, { left, refusal }));
  }

  return {
    async send(order) {
      const { date, patiently, signal } = order;
      await store.fresh();
      await standing.recover();
      const known = await recordOf(date);
      if (readersFor(known, patiently).toSend.length === 0) {
        // The readers without it may have left, or got it from another process.
        if (patiently && countsOf(known, 0).refused === 0) endPause(known, { patiently, refusal: "" });
        return reportOf(known);
      }
      const { letter, at, upTo } = known;
      const day = await ledger.open({ letter, at, upTo });
      keepLatest(day.record);
      const sentBefore = countsOf(day.record, 0).sent;
      try {
        const { trouble, refusal } = await handOver(day, order);
        if (trouble === null) {
          if (!signal.aborted) endPause(day.record, { patiently, refusal });
          return reportOf(day.record);
        }
        // The caller of `send` reports this and pauses.
        if (trouble.kind === "disk") throw errorOf(trouble, date);
        const problem = problemOf(trouble, date);
        pause.begin(clock.now(), { long: trouble.kind === "refused" });
        health.report("letter", problem);
        log.warn({ letter: date, problem }, "The morning letter did not reach everybody");
        if (trouble.kind === "refused" || countsOf(day.record, 0).sent === sentBefore) throw errorOf(trouble, date);
        return reportOf(day.record);
      } catch (error) {
        keepLatest(null);
        standing.recoverAgain();
        throw error;
      } finally {
        await day.close();
      }
    },
    count: async (date) => reportOf(await recordOf(date), { patiently: false }),
    report: async (date) => reportOf(await recordOf(date)),
    record: recordOf,
  };
}
