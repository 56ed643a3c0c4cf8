import { styleText } from "node:util";
import { printable } from "../output/printable.ts";
import { wrapped } from "../output/wrap.ts";
import { columnsOf, type Terminal } from "../terminal/terminal.ts";
import type { NamedFinding } from "./finding.ts";

const looks = {
  ok: { mark: "✓", colour: "green" },
  warning: { mark: "!", colour: "yellow" },
  failed: { mark: "✗", colour: "red" },
  skipped: { mark: "–", colour: "gray" },
} as const;
const nameWidth = "time zone data".length;

/** One row of the table: a mark, what was looked at, what was found, and below it what to do. */
export function findingLines({ check, state, says, hint }: NamedFinding, terminal: Terminal): string {
  const { mark, colour } = looks[state];
  const name = check.padEnd(nameWidth);
  // Programs and paper get the word instead of the colour.
  const lead = terminal.watched ? `${mark} ${name}  ` : `${state.padEnd("skipped".length)}  ${name}  `;
  const width = terminal.watched ? Math.max(20, columnsOf(terminal.stdout) - lead.length) : Number.POSITIVE_INFINITY;
  const indent = " ".repeat(lead.length);
  const texts = [says, ...(hint && state !== "ok" ? [hint] : [])];
  const lines = texts
    .flatMap((text) => fitted(printable(text), width))
    .map((line, index) => (index === 0 ? lead : indent) + line);
  if (!terminal.watched) return `${lines.join("\n")}\n`;
  const [first = "", ...rest] = lines;
  const paint = terminal.stdout.hasColors?.() ?? false;
  const marked = paint ? styleText(colour, mark, { validateStream: false }) + first.slice(mark.length) : first;
  return `${[marked, ...rest].join("\n")}\n`;
}

const fitted = (text: string, width: number) => (Number.isFinite(width) ? wrapped(text, width).split("\n") : [text]);
