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
  const ask = () => void process.stderr.write(question);
  if (!secret) return lineFrom({ output: process.stderr, terminal: false }, ask);
  const line = await lineFrom({ output: nowhere(), terminal: true }, ask);
  process.stderr.write("\n");
  return line;
}

/** The first line of what is piped in; null where nothing is. */
export const readLine = (): Promise<string | null> => lineFrom({ terminal: false });

type Keyboard = { output?: NodeJS.WritableStream; terminal: boolean };

/** Asks only when it listens: what is typed at once would be shown by the terminal. */
function lineFrom(keyboard: Keyboard, ask = () => {}): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, historySize: 0, ...keyboard });
  // What is said after an interruption does not belong behind the question.
  const endLine = () => void process.stderr.write("\n");
  process.once("exit", endLine);
  return new Promise<string | null>((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(null));
    // As a terminal of its own it would keep Ctrl-C to itself: it is to be a signal like any other.
    lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
    ask();
  }).finally(() => {
    process.off("exit", endLine);
    lines.close();
  });
}

const nowhere = () => new Writable({ write: (_text, _encoding, done) => done() });
