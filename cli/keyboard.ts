// What is typed by a person, or piped in by a program. Questions go to standard error: they are no part of the answer that a
// program may read.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Anything but a yes is a no, also an end of the input. */
export async function askYesOrNo(question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await askLine(`${question} [y/N] `))?.trim() ?? "");
}

/** One line that somebody types, unseen where it is secret; null where they end the input instead. */
export async function askLine(question: string, { secret = false } = {}): Promise<string | null> {
  process.stderr.write(question);
  try {
    return await lineFrom(secret ? { output: nowhere(), terminal: true } : { output: process.stderr, terminal: false });
  } finally {
    if (secret) process.stderr.write("\n");
  }
}

/** The first line of what is piped in; null where nothing is. */
export const readLine = (): Promise<string | null> => lineFrom({ terminal: false });

type Keyboard = { output?: NodeJS.WritableStream; terminal: boolean };

function lineFrom(options: Keyboard): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, historySize: 0, ...options });
  return new Promise<string | null>((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(null));
    // As a terminal of its own it would keep Ctrl-C to itself: it is to be a signal like any other.
    lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  }).finally(() => lines.close());
}

const nowhere = () => new Writable({ write: (_text, _encoding, done) => done() });
