import { atMost } from "../platform/at-most.ts";
import { type Line, openLine, type Patience } from "./line.ts";
import type { LineError } from "./verdict.ts";

/** Conversations with one mail server, so many at a time. */
export type Lines = {
  /** Does the work over a line, as soon as there is one; `isNew`: nothing was said over it yet. Throws a LineError. */
  over<Result>(work: (line: Line, isNew: boolean) => Promise<Result>): Promise<Result>;
  close(): void;
};

/** A line, and how many mails went over it. */
type Kept = { line: Line; mails: number };

/** Mail servers tire of long conversations, and say so in the middle of a mail; but many let a newcomer wait before they say a word. */
const mostMails = 1_000;
/** Nor do they like to be kept waiting. */
const idleMs = 5_000;
const leftAlready: LineError = { code: "ECONNECTION" };

export function openLines(url: string, { most, patience }: { most: number; patience: Patience }): Lines {
  const turn = atMost(most);
  const idle: Kept[] = [];
  const working = new Set<Line>();
  let opening = 0;
  /** Who was not let in, and gets the line of whoever is done first; null: that one is over, and the door may be tried again. */
  const waiting: { take(line: Kept | null): void; giveUp(error: unknown): void }[] = [];
  /** A new conversation was refused while others went on: servers let only so many in from one place. */
  let isFull = false;
  let closed = false;
  let leaving: NodeJS.Timeout | undefined;

  async function take(): Promise<Kept> {
    for (;;) {
      if (closed) throw leftAlready;
      for (let kept = idle.pop(); kept; kept = idle.pop()) if (kept.line.isOpen()) return given(kept);
      // Nothing may be awaited between this question and waiting: who waits is served by whoever is there by now.
      if (isFull && working.size + opening > 0) {
        const kept = await new Promise<Kept | null>((take, giveUp) => waiting.push({ take, giveUp }));
        if (kept !== null) return kept;
        isFull = false;
      } else {
        const kept = await knock();
        if (kept !== null) return kept;
      }
    }
  }

  function given(kept: Kept): Kept {
    working.add(kept.line);
    return kept;
  }

  /** A new line; null where there is none to be had, but others there are. */
  async function knock(): Promise<Kept | null> {
    opening++;
    try {
      return given({ line: await openLine(url, patience), mails: 0 });
    } catch (error) {
      isFull = working.size + opening > 1;
      if (isFull) return null;
      for (const { giveUp } of waiting.splice(0)) giveUp(error);
      throw error;
    } finally {
      opening--;
    }
  }

  /** Where a line goes that nobody speaks over any more. */
  function letGo(kept: Kept | null): void {
    const isDone = closed || kept === null || kept.mails >= mostMails || !kept.line.isOpen();
    if (isDone && kept?.line.isOpen()) kept.line.quit();
    const next = waiting.shift();
    if (next) next.take(isDone ? null : given(kept));
    else if (!isDone) idle.push(kept);
  }

  /** Takes leave of the server once nobody has had anything to say for a while. */
  function leave(): void {
    if (working.size > 0) return;
    for (const { line } of idle.splice(0)) line.quit();
  }

  return {
    over: (work) =>
      turn(async () => {
        let done: Kept | null = null;
        try {
          const { line, mails } = await take();
          try {
            return await work(line, mails === 0);
          } finally {
            working.delete(line);
            done = { line, mails: mails + 1 };
          }
        } finally {
          letGo(done);
          clearTimeout(leaving);
          leaving = setTimeout(leave, idleMs).unref();
        }
      }),
    close() {
      closed = true;
      clearTimeout(leaving);
      for (const line of working) line.close();
      for (const { line } of idle.splice(0)) line.quit();
      for (const { take } of waiting.splice(0)) take(null);
    },
  };
}
