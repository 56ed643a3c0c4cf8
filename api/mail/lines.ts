import { atMost } from "../platform/at-most.ts";
import { type Line, openLine, type Patience } from "./line.ts";
import type { LineError } from "./verdict.ts";

/** Conversations with one mail server, so many at a time. */
export type Lines = {
  /** Does the work over a line, as soon as there is one; `isNew`: nothing was said over it yet. Throws a LineError. */
  over<Result>(work: (line: Line, isNew: boolean) => Promise<Result>): Promise<Result>;
  close(): void;
};

/** Mail servers tire of long conversations, and say so in the middle of a mail. */
const mostMails = 100;
/** Nor do they like to be kept waiting. */
const idleMs = 5_000;
const leftAlready: LineError = { code: "ECONNECTION" };

export function openLines(url: string, { most, patience }: { most: number; patience: Patience }): Lines {
  const turn = atMost(most);
  const idle: { line: Line; mails: number }[] = [];
  const working = new Set<Line>();
  let closed = false;
  let leaving: NodeJS.Timeout | undefined;

  async function take(): Promise<{ line: Line; mails: number }> {
    for (let kept = idle.pop(); kept; kept = idle.pop()) if (kept.line.isOpen()) return kept;
    return { line: await openLine(url, patience), mails: 0 };
  }

  function keep(line: Line, mails: number): void {
    if (!line.isOpen()) return;
    if (closed || mails >= mostMails) line.quit();
    else idle.push({ line, mails });
  }

  /** Takes leave of the server once nobody has had anything to say for a while. */
  function leave(): void {
    if (working.size > 0) return;
    for (const { line } of idle.splice(0)) line.quit();
  }

  return {
    over: (work) =>
      turn(async () => {
        if (closed) throw leftAlready;
        const { line, mails } = await take();
        working.add(line);
        try {
          return await work(line, mails === 0);
        } finally {
          working.delete(line);
          keep(line, mails + 1);
          clearTimeout(leaving);
          leaving = setTimeout(leave, idleMs).unref();
        }
      }),
    close() {
      closed = true;
      clearTimeout(leaving);
      for (const line of working) line.close();
      for (const { line } of idle.splice(0)) line.quit();
    },
  };
}
