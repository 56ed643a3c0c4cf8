import { jsonLine, printable } from "../output/printable.ts";

/** Where a command writes to, and what kind of place that is. */
export type Terminal = {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** A person watches a real terminal, so frames may move. Not so in a pipe and in CI. */
  watched: boolean;
  /** Started from a terminal, whose Ctrl-C reaches the processes started here without help. */
  hasKeyboard: boolean;
  /** Every step is told, and errors come with their stack. */
  verbose: boolean;
};

/** How wide the place is; some terminals do not know their size and say 0. */
export const columnsOf = (stream: NodeJS.WriteStream): number => stream.columns || 80;

/** One line of the answer. */
export function say(terminal: Terminal, line: string): void {
  terminal.stdout.write(`${printable(line)}\n`);
}

/** One line beside the answer: what a program that reads the answer must not find in it. */
export function note(terminal: Terminal, line: string): void {
  terminal.stderr.write(`${printable(line)}\n`);
}

/** One value of an answer for programs. */
export function sayJson(terminal: Terminal, value: unknown): void {
  terminal.stdout.write(`${jsonLine(value)}\n`);
}

/** Something went wrong or deserves notice: what happened, and below it what to do. */
export function noteWithHint(terminal: Terminal, message: string, hint: string | undefined): void {
  note(terminal, `mruk: ${message}`);
  if (hint) terminal.stderr.write(`  ${printable(hint)}\n`);
}

type StreamFacts = { isTTY: boolean | undefined; environment: Record<string, string | undefined> };

/** Whether a person watches this stream live. */
export function isWatched({ isTTY, environment }: StreamFacts): boolean {
  const inCi = !["", "0", "false", undefined].includes(environment.CI?.toLowerCase());
  return isTTY === true && !inCi && environment.TERM !== "dumb";
}
