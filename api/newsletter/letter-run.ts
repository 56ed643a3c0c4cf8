import type { HandedOver, LetterPost, Mail } from "../mail/model.ts";
import type { Clock } from "../platform/clock.ts";
import { openBreaker } from "./breaker.ts";
import type { LetterDay } from "./ledger.ts";
import type { LetterOutcome } from "./model.ts";

export type RunParts = {
  day: Pick<LetterDay, "announce" | "begin" | "settle">;
  mail: Pick<LetterPost, "hand" | "atOnce">;
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

  async function takeNote(id: string, handed: HandedOver, wasBegun: boolean): Promise<void> {
    switch (handed.outcome) {
      case "taken":
        await settle(id, "sent");
        return heard(id, false);
      case "refused":
        reasons.set(id, handed.reason);
        // That the address is gone is only believed later, but whether the letter was taken is known now.
        if (wasBegun || !handed.permanent) await settle(id, "refused");
        return heard(id, handed.permanent);
      case "unknown":
        await settle(id, "begun");
        return unheard(handed.reason);
      case "not sent":
        if (wasBegun) await settle(id, "refused");
        else again.push(id);
        return unheard(handed.reason);
    }
  }

  async function send(id: string): Promise<void> {
    const letter = letterTo(id);
    if (letter === null) return;
    await day.announce(id);
    let [wasBegun, isWanted] = [false, true];
    const handed = await mail.hand(letter, async () => {
      isWanted = !isOver() && isReader(id);
      if (!isWanted) return false;
      wasBegun = await day.begin(id).catch((error: unknown) => {
        trouble ??= { kind: "disk", error };
        return false;
      });
      isWanted = wasBegun;
      return wasBegun;
    });
    if (handed.outcome !== "not sent" || isWanted) await takeNote(id, handed, wasBegun);
  }

  async function sendAll(queue: Iterator<string>): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (trouble !== null || isOver()) return;
      await send(next.value).catch((error: unknown) => {
        trouble ??= { kind: "disk", error };
      });
    }
  }
  const abreast = (queue: Iterator<string>) => Promise.all(Array.from({ length: mail.atOnce }, () => sendAll(queue)));

  await abreast(ids[Symbol.iterator]());
  const lost = again;
  again = [];
  if (trouble === null) await abreast(lost[Symbol.iterator]());
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
