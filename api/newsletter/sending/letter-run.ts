import type { Delivery, LetterMailer, Mail } from "#api/mail/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { LetterOutcome } from "../model.ts";
import { openBreaker } from "./breaker.ts";
import type { LetterDay } from "./ledger.ts";

export type RunParts = {
  day: Pick<LetterDay, "announce" | "begin" | "settle">;
  mail: Pick<LetterMailer, "deliver" | "atOnce" | "ahead">;
  clock: Clock;
  /** Whether no further letter is to leave. */
  isOver(): boolean;
  /** A reader's letter; null when the reader has left meanwhile, or the letter has no stories for them. */
  letterTo(id: string): Mail | null;
  /** Whether the reader is still subscribed. */
  isReader(id: string): boolean;
  /** Called with each outcome once it is noted; for a refused letter with the server's codes. */
  onSettled(id: string, outcome: LetterOutcome, reason: string): Promise<void>;
};

/** The reason why a run ended before every letter had an outcome. */
export type RunTrouble =
  /** The mail server could not be reached, or closed connections in the middle of mails. */
  | { kind: "connection"; reason: string }
  /** The mail server says of most readers that they do not exist. */
  | { kind: "refused"; reason: string }
  /** The ledger, or the state, cannot be written. */
  | { kind: "disk"; error: unknown };

/** Sends the letters of these readers, several at a time. Readers that it does not reach are as if never tried. */
export async function runLetter(ids: Iterable<string>, parts: RunParts): Promise<RunTrouble | null> {
  const { day, mail, clock, isOver, letterTo, isReader, onSettled } = parts;
  const breaker = openBreaker();
  const reasons = new Map<string, string>();
  let trouble: RunTrouble | null = null;
  let unansweredInARow = 0;
  let again: string[] = [];

  async function settle(id: string, outcome: LetterOutcome): Promise<void> {
    day.settle(id, outcome, clock.now());
    await onSettled(id, outcome, reasons.get(id) ?? "");
  }

  async function noteAnswer(id: string, bounced: boolean): Promise<void> {
    unansweredInARow = 0;
    for (const believed of breaker.note(id, bounced)) await settle(believed, "bounced");
    if (breaker.hasTripped()) trouble ??= { kind: "refused", reason: reasons.get(id) ?? "" };
  }

  /** Counts a letter without an answer. A single one says little: only several in a row, or a second loss, blame the connection. */
  function noteNoAnswer(reason: string): void {
    unansweredInARow++;
    if (unansweredInARow > mail.atOnce) trouble ??= { kind: "connection", reason };
  }

  async function noteDelivery(id: string, delivery: Delivery, wasBegun: boolean): Promise<void> {
    switch (delivery.outcome) {
      case "taken":
        await settle(id, "sent");
        return noteAnswer(id, false);
      case "refused":
        reasons.set(id, delivery.reason);
        // Whether the address is gone is decided later; that the letter was refused is known now.
        if (wasBegun || !delivery.permanent) await settle(id, "refused");
        return noteAnswer(id, delivery.permanent);
      case "unknown":
        await settle(id, "begun");
        return noteNoAnswer(delivery.reason);
      case "not sent":
        if (wasBegun) await settle(id, "refused");
        else again.push(id);
        return noteNoAnswer(delivery.reason);
    }
  }

  async function send(id: string): Promise<void> {
    const letter = letterTo(id);
    if (letter === null) return;
    let [wasBegun, isWanted] = [false, true];
    const delivery = await mail.deliver(letter, async () => {
      isWanted = !isOver() && isReader(id);
      if (!isWanted) return false;
      wasBegun = await day.begin(id).catch((error: unknown) => {
        trouble ??= { kind: "disk", error };
        return false;
      });
      isWanted = wasBegun;
      return wasBegun;
    });
    if (delivery.outcome !== "not sent" || isWanted) await noteDelivery(id, delivery, wasBegun);
  }

  /** Takes the next reader whose letter is announced, or will be in a moment: the disk is waited for while others are sent. */
  function announcing(queue: Iterator<string>): () => { id: string; announced: Promise<void> } | undefined {
    const ready: { id: string; announced: Promise<void> }[] = [];
    return () => {
      // Announces many at once, so that they share one sync of the disk.
      const places = ready.length > mail.ahead / 2 ? 0 : mail.ahead + 1 - ready.length;
      for (let place = 0; place < places; place++) {
        const { value: id, done } = queue.next();
        if (done) break;
        const announced = day.announce(id);
        announced.catch(() => {}); // Awaited when its turn comes.
        ready.push({ id, announced });
      }
      return ready.shift();
    };
  }

  async function sendAll(nextOf: ReturnType<typeof announcing>): Promise<void> {
    for (let next = nextOf(); next !== undefined; next = nextOf()) {
      if (trouble !== null || isOver()) return;
      try {
        await next.announced;
        await send(next.id);
      } catch (error) {
        trouble ??= { kind: "disk", error };
      }
    }
  }
  async function sendConcurrently(ids: Iterable<string>): Promise<void> {
    const next = announcing(ids[Symbol.iterator]());
    await Promise.all(Array.from({ length: mail.atOnce }, () => sendAll(next)));
  }

  await sendConcurrently(ids);
  const lost = again;
  again = [];
  if (trouble === null) await sendConcurrently(lost);
  await endBounces();
  if (again.length > 0) trouble ??= { kind: "connection", reason: `${again.length} letters were lost on their way` };
  return trouble;

  async function endBounces(): Promise<void> {
    const { believed, doubted } = breaker.end();
    if (breaker.hasTripped()) trouble ??= { kind: "refused", reason: reasons.get(doubted[0] ?? "") ?? "" };
    for (const id of believed) await settle(id, "bounced");
    for (const id of doubted) await settle(id, "refused");
  }
}
