import type { Delivery, LetterMailer, Mail } from "../../mail/model.ts";
import type { Clock } from "../../platform/clock.ts";
import type { LetterOutcome } from "../model.ts";
import { openBreaker } from "./breaker.ts";
import type { LetterDay } from "./ledger.ts";

export type RunParts = {
  day: Pick<LetterDay, "announce" | "begin" | "settle">;
  mail: Pick<LetterMailer, "deliver" | "atOnce" | "ahead">;
  clock: Clock;
  /** Whether no further letter is to leave. */
  isOver(): boolean;
  /** This reader's letter; null for who has left meanwhile, or gets none. */
  letterTo(id: string): Mail | null;
  /** Whether this reader still wants it. */
  isReader(id: string): boolean;
  /** Told of each letter whose fate is known, once it is noted; of one that was refused, also with which codes. */
  onSettled(id: string, outcome: LetterOutcome, reason: string): Promise<void>;
};

/** Why a run ended before everybody had an answer. */
export type RunTrouble =
  /** The mail server could not be reached, or left in the middle of mails. */
  | { kind: "line"; reason: string }
  /** It says of most readers that they do not exist. */
  | { kind: "refused"; reason: string }
  /** The ledger, or the state, cannot be written. */
  | { kind: "disk"; error: unknown };

/** Hands over the letters of these readers, several at a time. What is not handed over is as if it had never been tried. */
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

  async function heard(id: string, bounced: boolean): Promise<void> {
    unansweredInARow = 0;
    for (const believed of breaker.note(id, bounced)) await settle(believed, "bounced");
    if (breaker.hasTripped()) trouble ??= { kind: "refused", reason: reasons.get(id) ?? "" };
  }

  /** One letter that is lost on its way says little: only several in a row, or the second time, are the line's fault. */
  function unheard(reason: string): void {
    unansweredInARow++;
    if (unansweredInARow > mail.atOnce) trouble ??= { kind: "line", reason };
  }

  async function takeNote(id: string, delivery: Delivery, wasBegun: boolean): Promise<void> {
    switch (delivery.outcome) {
      case "taken":
        await settle(id, "sent");
        return heard(id, false);
      case "refused":
        reasons.set(id, delivery.reason);
        // That the address is gone is only believed later, but whether the letter was taken is known now.
        if (wasBegun || !delivery.permanent) await settle(id, "refused");
        return heard(id, delivery.permanent);
      case "unknown":
        await settle(id, "begun");
        return unheard(delivery.reason);
      case "not sent":
        if (wasBegun) await settle(id, "refused");
        else again.push(id);
        return unheard(delivery.reason);
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
    if (delivery.outcome !== "not sent" || isWanted) await takeNote(id, delivery, wasBegun);
  }

  /** The next reader whose letter is announced, or will be in a moment: the disk is waited for while others are handed over. */
  function announcing(queue: Iterator<string>): () => { id: string; announced: Promise<void> } | undefined {
    const ready: { id: string; announced: Promise<void> }[] = [];
    return () => {
      // Many in one breath, which the disk notes as one.
      const places = ready.length > mail.ahead / 2 ? 0 : mail.ahead + 1 - ready.length;
      for (let place = 0; place < places; place++) {
        const { value: id, done } = queue.next();
        if (done) break;
        const announced = day.announce(id);
        announced.catch(() => {}); // Heard once its turn has come.
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
  async function abreast(ids: Iterable<string>): Promise<void> {
    const next = announcing(ids[Symbol.iterator]());
    await Promise.all(Array.from({ length: mail.atOnce }, () => sendAll(next)));
  }

  await abreast(ids);
  const lost = again;
  again = [];
  if (trouble === null) await abreast(lost);
  await endBounces();
  if (again.length > 0) trouble ??= { kind: "line", reason: `${again.length} letters were lost on their way` };
  return trouble;

  async function endBounces(): Promise<void> {
    const { believed, doubted } = breaker.end();
    if (breaker.hasTripped()) trouble ??= { kind: "refused", reason: reasons.get(doubted[0] ?? "") ?? "" };
    for (const id of believed) await settle(id, "bounced");
    for (const id of doubted) await settle(id, "refused");
  }
}
