import { publishingInstant, warsawDate } from "../schedule/slots.ts";
import { editionOf, reachOf } from "./edition.ts";
import type { LetterDay } from "./ledger.ts";
import type { LetterHead, LetterRecord } from "./ledger-lines.ts";
import { countsOf } from "./letter-counts.ts";
import type { LettersParts } from "./letter-parts.ts";
import type { Pause } from "./letter-pause.ts";
import { isReader, readersOf } from "./letter-readers.ts";
import { type RunTrouble, runLetter } from "./letter-run.ts";
import { openStanding } from "./letter-standing.ts";
import { errorOf, problemOf } from "./letter-troubles.ts";
import { openWriter } from "./letter-writer.ts";
import type { LetterCounts, LetterReport } from "./model.ts";

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
  /** The letter that is looked at again and again; nobody else writes its ledger. */
  let latest: LetterRecord | null = null;

  /** How the letter of a date begins that has not begun: as of now. */
  function headOf(date: string): LetterHead {
    const now = clock.now();
    const reach = reachOf(editionOf(library, { date, now, since: null }));
    const upTo = reach ?? publishingInstant({ date, timeSlot: "morning" });
    return { letter: date, at: now.toString(), upTo: upTo.toString() };
  }

  async function recordOf(date: string): Promise<LetterRecord> {
    const known = latest?.letter === date ? latest : await ledger.read(date);
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

  async function run({ record, ...day }: LetterDay, { patiently, signal, tell }: Order): Promise<RunTrouble | null> {
    const { toSend, readers } = look(record, patiently);
    const writer = writerOf(record);
    const counts = () => countsOf(record, readers);
    let [savedAt, settled] = [clock.now(), 0];
    tell(counts());
    const trouble = await runLetter(toSend, {
      day,
      mail,
      clock,
      signal,
      letterTo(id) {
        const reader = readerOf(id);
        return reader && writer.letterTo({ ...reader, id });
      },
      isReader: (id) => readerOf(id) !== null,
      async onSettled(id, outcome) {
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
    return trouble;
  }

  return {
    async send(order) {
      const { date, patiently, signal } = order;
      await standing.recover();
      const known = await recordOf(date);
      if (look(known, patiently).toSend.length === 0) return reportOf(known);
      const { letter, at, upTo } = known;
      const day = await ledger.open({ letter, at, upTo });
      latest = day.record;
      const sentBefore = countsOf(day.record, 0).sent;
      try {
        const trouble = await run(day, order);
        if (trouble === null) {
          if (!signal.aborted) {
            pause.end();
            health.report("letter", null);
          }
          return reportOf(day.record);
        }
        const problem = problemOf(trouble, date);
        pause.begin(clock.now(), { long: trouble.kind === "refused" });
        health.report("letter", problem);
        log.warn({ letter: date, problem }, "The morning letter did not reach everybody");
        if (trouble.kind !== "line" || countsOf(day.record, 0).sent === sentBefore) throw errorOf(trouble, date);
        return reportOf(day.record);
      } catch (error) {
        latest = null; // The disk may know less than was meant to be noted.
        throw error;
      } finally {
        await day.close();
      }
    },
    count: async (date) => reportOf(await recordOf(date), { patiently: false }),
    report: async (date) => reportOf(await recordOf(date)),
  };
}
