// Reads typed or piped input. Questions go to standard error, because programs read the answer from standard output.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** Anything but a yes is a no, even the end of the input. */
export async function askYesOrNo(question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await askLine(`${question} [y/N] `))?.trim() ?? "");
}

/** Asks for a line, unseen where it is secret; null at the end of the input. */
export async function askLine(question: string, { secret = false } = {}): Promise<string | null> {
  const ask = () => void process.stderr.write(question);
  if (!secret) return lineFrom({ output: process.stderr, terminal: false }, ask);
  const line = await lineFrom({ output: discarded(), terminal: true }, ask);
  process.stderr.write("\n");
  return line;
}

/** The first line of standard input; null where it is empty. */
export const readLine = (): Promise<string | null> => lineFrom({ terminal: false });

/** All of standard input. */
export const readInput = (): Promise<Buffer> => buffer(process.stdin);

type Keyboard = { output?: NodeJS.WritableStream; terminal: boolean };

/** Asks only once it listens, because the terminal would show what is typed before. */
function lineFrom(keyboard: Keyboard, ask = () => {}): Promise<string | null> {
  const lines = createInterface({ input: process.stdin, historySize: 0, ...keyboard });
  // After an interruption the next output begins on a line of its own, not behind the question.
  const endLine = () => void process.stderr.write("\n");
  process.once("exit", endLine);
  return new Promise<string | null>((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(null));
    // readline handles Ctrl-C itself. The program's signal handler is to get it.
    lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
    ask();
  }).finally(() => {
    process.off("exit", endLine);
    lines.close();
  });
}

const discarded = () => new Writable({ write: (_text, _encoding, done) => done() });
