import { jsonLine, printable } from "../output/printable.ts";
import { wrapped } from "../output/wrap.ts";

/** The output of a command. */
export type Terminal = {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** A person watches a real terminal, so frames may move; false in a pipe and in CI. */
  interactive: boolean;
  /** The program was started from a terminal, whose Ctrl-C reaches child processes by itself. */
  hasKeyboard: boolean;
  /** Show every step, and the stack of errors. */
  verbose: boolean;
};

/** Some terminals report 0 columns because they do not know their size. */
export const columnsOf = (stream: NodeJS.WriteStream): number => stream.columns || 80;

/** Writes a line of the answer to standard output. */
export function printLine(terminal: Terminal, line: string): void {
  terminal.stdout.write(`${printable(line)}\n`);
}

/** Writes a line to standard error, where programs that read the answer do not see it. */
export function note(terminal: Terminal, line: string): void {
  terminal.stderr.write(`${fitted(terminal, line)}\n`);
}

const narrowest = 12;

/** A line of standard error, broken between words where a person reads it: a terminal itself breaks inside of them. */
function fitted({ stderr }: Terminal, line: string, indent = ""): string {
  const text = printable(line);
  if (!stderr.isTTY) return indent + text;
  return wrapped(text, Math.max(narrowest, columnsOf(stderr) - indent.length)).replace(/^/gm, indent);
}

/** Writes a value as a line of JSON to standard output. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.stdout.write(`${jsonLine(value)}\n`);
}

/** Writes a problem to standard error, with its hint below. */
export function noteWithHint(terminal: Terminal, message: string, hint: string | undefined): void {
  terminal.stderr.write(`${fitted(terminal, `mruk: ${message}`)}\n`);
  if (hint) terminal.stderr.write(`${fitted(terminal, hint, "  ")}\n`);
}

type StreamProperties = { isTTY: boolean | undefined; environment: Record<string, string | undefined> };

/** Whether a person watches this stream live. */
export function isInteractive({ isTTY, environment }: StreamProperties): boolean {
  const inCi = !["", "0", "false", undefined].includes(environment.CI?.toLowerCase());
  return isTTY === true && !inCi && environment.TERM !== "dumb";
}
