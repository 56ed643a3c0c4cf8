import { publishingInstant, warsawDate } from "../../schedule/slots.ts";
import { editionOf, isDue, reachOf } from "../letter/edition.ts";
import { openWriter } from "../letter/letter-writer.ts";
import type { LetterCounts, LetterReport } from "../model.ts";
import type { LetterDay } from "./ledger.ts";
import type { LetterHead, LetterRecord } from "./ledger-lines.ts";
import { countsOf } from "./letter-counts.ts";
import type { LettersParts } from "./letter-parts.ts";
import type { Pause } from "./letter-pause.ts";
import { isReader, readersOf } from "./letter-readers.ts";
import { type RunTrouble, runLetter } from "./letter-run.ts";
import { openStanding } from "./letter-standing.ts";
import { errorOf, problemOf, shortfallOf } from "./letter-troubles.ts";

type Order = { date: string; patiently: boolean; signal: AbortSignal; tell(counts: LetterCounts): void };

/** Sends one date's letter to who is still to get it, and tells how far it is. */
export type Sending = {
  /** Throws LETTER_UNDER_WAY, MAIL_UNAVAILABLE where nobody could be reached, and what the disk says. */
  send(order: Order): Promise<LetterReport>;
  /** What an order to send would find. */
  count(date: string): Promise<LetterReport>;
  report(date: string): Promise<LetterReport>;
};

/** The state is one file, written whole: who got the letter is noted in the ledger at once, and there only now and then. */
const secondsBetweenSaves = 5;
const lettersBetweenWords = 50;

export function openSending(parts: LettersParts, { pause }: { pause: Pause }): Sending {
  const { store, ledger, library, mail, health, clock, log } = parts;
  const standing = openStanding({ store, ledger });
  /** The letter that is looked at again and again. */
  let latest: LetterRecord | null = null;

  /** How the letter of a date begins that has not begun: as of now. */
  function headOf(date: string): LetterHead {
    const now = clock.now();
    const reach = reachOf(editionOf(library, { date, now, since: null }));
    const upTo = reach ?? publishingInstant({ date, timeSlot: "morning" });
    return { letter: date, at: now.toString(), upTo: upTo.toString() };
  }

  async function recordOf(date: string): Promise<LetterRecord> {
    const isKnown = latest?.letter === date && (await ledger.isCurrent(latest));
    const known = isKnown ? latest : await ledger.read(date);
    if (known !== null && date === warsawDate(clock.now())) latest = known;
    return known ?? { ...headOf(date), noted: new Map() };
  }

  const writerOf = ({ letter, at }: LetterHead) => openWriter(parts, { date: letter, at: Temporal.Instant.from(at) });

  const look = (record: LetterRecord, patiently: boolean) =>
    readersOf(store.read(), { record, now: clock.now(), holds: writerOf(record).holds, patiently });

  function reportOf(record: LetterRecord, { patiently = true } = {}): LetterReport {
    const isToday = record.letter === warsawDate(clock.now());
    const readers = isToday || !patiently ? look(record, patiently).readers : record.noted.size;
    return { date: record.letter, ...countsOf(record, readers) };
  }

  function readerOf(id: string) {
    const subscriber = store.read().subscribers[id];
    return subscriber && isReader(subscriber) ? subscriber : null;
  }

  /** By itself no letter leaves in the night, nor once its morning story was taken away. */
  const isLate = ({ date, patiently }: Order) => patiently && !isDue(library, { date, now: clock.now() });

  async function run(
    { record, ...day }: LetterDay,
    order: Order,
  ): Promise<{ trouble: RunTrouble | null; refusal: string }> {
    const { patiently, signal, tell } = order;
    const { toSend, readers } = look(record, patiently);
    const writer = writerOf(record);
    const counts = () => countsOf(record, readers);
    let [savedAt, settled, refusal] = [clock.now(), 0, ""];
    tell(counts());
    const trouble = await runLetter(toSend, {
      day,
      mail,
      clock,
      isOver: () => signal.aborted || isLate(order),
      letterTo(id) {
        const reader = readerOf(id);
        return reader && writer.letterTo({ ...reader, id });
      },
      isReader: (id) => readerOf(id) !== null,
      async onSettled(id, outcome, reason) {
        if (outcome === "refused") refusal = reason;
        if (outcome === "sent") standing.sent(id, record.upTo);
        else if (outcome === "bounced") standing.bounced(id, clock.now().toString());
        else standing.missed(id, record.letter);
        if (++settled % lettersBetweenWords === 0) tell(counts());
        const now = clock.now();
        if (Math.abs(now.since(savedAt).total("seconds")) < secondsBetweenSaves) return;
        savedAt = now;
        await standing.save();
      },
    });
    await standing.save();
    tell(counts());
    log.info({ letter: record.letter, ...counts() }, "The morning letter was handed over");
    return { trouble, refusal };
  }

  /** Nothing keeps the letter back any more; a shortfall is what nobody can do anything about at once. */
  function allIsWell(shortfall: ReturnType<typeof shortfallOf> = null): void {
    pause.end();
    health.report("letter", shortfall);
  }

  return {
    async send(order) {
      const { date, patiently, signal } = order;
      await store.fresh();
      await standing.recover();
      const known = await recordOf(date);
      if (look(known, patiently).toSend.length === 0) {
        // Whoever was without it may have left, or got it from another process.
        if (patiently && countsOf(known, 0).refused === 0) allIsWell();
        return reportOf(known);
      }
      const { letter, at, upTo } = known;
      const day = await ledger.open({ letter, at, upTo });
      latest = day.record;
      const sentBefore = countsOf(day.record, 0).sent;
      try {
        const { trouble, refusal } = await run(day, order);
        if (trouble === null) {
          const left = isLate(order) ? look(day.record, false).toSend.length : 0;
          if (!signal.aborted) allIsWell(shortfallOf(day.record, { left, refusal }));
          return reportOf(day.record);
        }
        // Reported, and paused for, where the order came from.
        if (trouble.kind === "disk") throw errorOf(trouble, date);
        const problem = problemOf(trouble, date);
        pause.begin(clock.now(), { long: trouble.kind === "refused" });
        health.report("letter", problem);
        log.warn({ letter: date, problem }, "The morning letter did not reach everybody");
        if (trouble.kind === "refused" || countsOf(day.record, 0).sent === sentBefore) throw errorOf(trouble, date);
        return reportOf(day.record);
      } catch (error) {
        // The disk may know less than was meant to be noted.
        latest = null;
        standing.lookAgain();
        throw error;
      } finally {
        await day.close();
      }
    },
    count: async (date) => reportOf(await recordOf(date), { patiently: false }),
    report: async (date) => reportOf(await recordOf(date)),
  };
}
