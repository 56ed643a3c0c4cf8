import { type Clock, millisecondsOf } from "./clock.ts";
import { type AnswerKind, type FinishedAnswer, finish, unpacked } from "./finished-answer.ts";

/** What an answer is made of at an instant: found out in microseconds, so that it can be asked whether the kept one still holds. */
export type Look = {
  /** What it shows, numbers too. Compared one by one, as they are. */
  facts: readonly unknown[];
  write(): string;
};

export type Question<Found extends Look | null = Look> = {
  /** The same name is the same question. */
  name: string;
  kind: AnswerKind;
  /** Null, or an error of its own, where there is nothing to answer. */
  look(now: Temporal.Instant): Found;
  /** Takes milliseconds to write. For the sake of likes it is written anew a few times in a row, and then every ten seconds. */
  costly?: boolean;
  /** Is asked for by somebody who may never come again: answered with what is kept, or with what is not kept and not packed either. */
  passing?: boolean;
};

export type KeptAnswers = {
  ask<Found extends Look | null>(question: Question<Found>): FinishedAnswer | Extract<Found, null>;
  /** For how many milliseconds after what was asked last nothing changes by itself. */
  quietFor(): number;
  /** Something may be other than before, and may change at other instants. What is kept is looked at again before it is next given. */
  changed(): void;
  /** The same where nothing but likes may be other than before. */
  likesChanged(): void;
  /** How many bytes are kept. */
  readonly bytes: number;
};

type KeptAnswersOptions = {
  clock: Clock;
  /** When something that is shown next changes by itself. */
  nextChange(now: Temporal.Instant): Temporal.Instant;
  mostBytes?: number;
};

type Kept = Pick<Look, "facts"> & { answer: FinishedAnswer; round: Round; bytes: number } & Rewriting;
/** What has changed so often: anything, and likes. */
type Round = { all: number; likes: number };
/** How often it may be written for likes, as of when. */
type Rewriting = { spare: number; since: number };

/** Some six hundred story pages with their packed forms. */
const usualMostBytes = 32_000_000;
const overheadBytes = 1000;
/** Whoever presses a heart finds it on the page; where a thousand do, a page is no older than caches may show it (reply.ts), and nobody waits for more. */
const forLikes = { atOnce: 5, everyMs: 10_000 };
const afresh = (): Rewriting => ({ spare: forLikes.atOnce, since: performance.now() });

function spareOf({ spare, since }: Rewriting): Rewriting {
  const now = performance.now();
  return { spare: Math.min(forLikes.atOnce, spare + (now - since) / forLikes.everyMs), since: now };
}

/**
 * Answers as finished bytes, each written once for all that it shows. Nothing is told which answers a change concerns: an answer
 * that is asked for after a change is compared with what it would show now, and only where that differs is it written anew. What
 * was not asked for for the longest time is forgotten first.
 */
export function keepAnswers({ clock, nextChange, mostBytes = usualMostBytes }: KeptAnswersOptions): KeptAnswers {
  const answers = new Map<string, Kept>();
  let bytes = 0;
  // The answers of one round are known to hold: nothing has changed and no instant has passed since they were looked at.
  let round: Round = { all: 0, likes: 0 };
  let span = { from: 0, until: 0 };
  let at = 0;

  const instant = () => Temporal.Instant.fromEpochMilliseconds(at);

  function lookAtClock(): void {
    at = millisecondsOf(clock);
    // A clock that was set back is an instant that has passed too.
    if (at < span.until && at >= span.from) return;
    span = { from: at, until: nextChange(instant()).epochMilliseconds };
    round = { ...round, all: round.all + 1 };
  }

  function forget(name: string): void {
    bytes -= answers.get(name)?.bytes ?? 0;
    answers.delete(name);
  }

  function keep(name: string, kept: Kept): void {
    forget(name);
    answers.set(name, kept);
    bytes += kept.bytes;
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function write(
    { name, kind }: Pick<Question, "name" | "kind">,
    { facts, write: text }: Look,
    { spare, since }: Rewriting,
  ): FinishedAnswer {
    const packed = (more: number) => {
      if (answers.get(name) !== kept) return;
      forget(name);
      keep(name, Object.assign(kept, { bytes: kept.bytes + more }));
    };
    const answer = finish(text(), kind, packed);
    const size = overheadBytes + 2 * name.length + (answer.formIn(null)?.bytes ?? 0);
    const kept: Kept = { answer, facts, round, bytes: size, spare, since };
    keep(name, kept);
    return answer;
  }

  return {
    ask<Found extends Look | null>(question: Question<Found>) {
      lookAtClock();
      const { name } = question;
      const kept = answers.get(name);
      if (kept?.round !== round) {
        const look = question.look(instant());
        if (look === null) return look as Extract<Found, null>;
        if (kept === undefined) {
          return question.passing ? unpacked(finish(look.write(), question.kind)) : write(question, look, afresh());
        }
        if (sameParts(look.facts, kept.facts)) kept.round = round;
        // What was written since anything else changed is other by likes alone: their number, or who is first for it.
        else if (!question.costly || kept.round.all !== round.all) return write(question, look, kept);
        else {
          const { spare, since } = spareOf(kept);
          if (spare >= 1) return write(question, look, { spare: spare - 1, since });
        }
      }
      // Asked for last, forgotten last.
      answers.delete(name);
      answers.set(name, kept);
      return kept.answer;
    },
    quietFor: () => span.until - at,
    changed() {
      span = { from: 0, until: 0 };
    },
    likesChanged() {
      round = { ...round, likes: round.likes + 1 };
    },
    get bytes() {
      return bytes;
    },
  };
}

const sameParts = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((part, index) => Object.is(part, b[index]));
