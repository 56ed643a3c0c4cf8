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

/** Notes what became of each letter, and finds out whether the run can go on. */
function openOutcomes({ day, mail, clock, onSettled }: Pick<RunParts, "day" | "mail" | "clock" | "onSettled">) {
  const breaker = openBreaker();
  const reasons = new Map<string, string>();
  let trouble: RunTrouble | null = null;
  let unansweredInARow = 0;
  /** Readers whose letters were lost before anything of them left. */
  const lost: string[] = [];

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

  return {
    trouble: () => trouble,
    failDisk(error: unknown): void {
      trouble ??= { kind: "disk", error };
    },
    takeLost: (): string[] => lost.splice(0),
    async note(id: string, delivery: Delivery, wasBegun: boolean): Promise<void> {
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
          else lost.push(id);
          return noteNoAnswer(delivery.reason);
      }
    },
    async end(): Promise<RunTrouble | null> {
      const { believed, doubted } = breaker.end();
      if (breaker.hasTripped()) trouble ??= { kind: "refused", reason: reasons.get(doubted[0] ?? "") ?? "" };
      for (const id of believed) await settle(id, "bounced");
      for (const id of doubted) await settle(id, "refused");
      if (lost.length > 0) trouble ??= { kind: "connection", reason: `${lost.length} letters were lost on their way` };
      return trouble;
    },
  };
}

/** Sends the letters of these readers, several at a time. Readers that it does not reach are as if never tried. */
export async function runLetter(ids: Iterable<string>, parts: RunParts): Promise<RunTrouble | null> {
  const { day, mail, isOver, letterTo, isReader } = parts;
  const outcomes = openOutcomes(parts);

  async function send(id: string): Promise<void> {
    const letter = letterTo(id);
    if (letter === null) return;
    let [wasBegun, isWanted] = [false, true];
    const delivery = await mail.deliver(letter, async () => {
      isWanted = !isOver() && isReader(id);
      if (!isWanted) return false;
      wasBegun = await day.begin(id).catch((error: unknown) => {
        outcomes.failDisk(error);
        return false;
      });
      isWanted = wasBegun;
      return wasBegun;
    });
    if (delivery.outcome !== "not sent" || isWanted) await outcomes.note(id, delivery, wasBegun);
  }

  async function sendAll(nextOf: ReturnType<typeof announcing>): Promise<void> {
    for (let next = nextOf(); next !== undefined; next = nextOf()) {
      if (outcomes.trouble() !== null || isOver()) return;
      try {
        await next.announced;
        await send(next.id);
      } catch (error) {
        outcomes.failDisk(error);
      }
    }
  }
  async function sendConcurrently(ids: Iterable<string>): Promise<void> {
    const next = announcing(ids[Symbol.iterator](), parts);
    await Promise.all(Array.from({ length: mail.atOnce }, () => sendAll(next)));
  }

  await sendConcurrently(ids);
  const lost = outcomes.takeLost();
  if (outcomes.trouble() === null) await sendConcurrently(lost);
  return outcomes.end();
}

type Announced = { id: string; announced: Promise<void> };

/** Takes the next reader whose letter is announced, or will be in a moment: the disk is waited for while others are sent. */
function announcing(
  queue: Iterator<string>,
  { day, mail }: Pick<RunParts, "day" | "mail">,
): () => Announced | undefined {
  const ready: Announced[] = [];
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
