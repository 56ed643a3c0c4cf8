import { styleText } from "node:util";
import { printable } from "../output/printable.ts";
import { wrapped } from "../output/wrap.ts";
import { columnsOf, type Terminal } from "../terminal/terminal.ts";
import type { NamedFinding } from "./finding.ts";

const stateStyles = {
  ok: { mark: "✓", colour: "green" },
  warning: { mark: "!", colour: "yellow" },
  failed: { mark: "✗", colour: "red" },
  skipped: { mark: "–", colour: "gray" },
} as const;
const nameWidth = "time zone data".length;

/** One row of the table: mark, name and finding, with the hint below. */
export function findingLines({ check, state, says, hint }: NamedFinding, terminal: Terminal): string {
  const { mark, colour } = stateStyles[state];
  const name = check.padEnd(nameWidth);
  // Other programs get the state as a word instead of a coloured mark.
  const lead = terminal.interactive ? `${mark} ${name}  ` : `${state.padEnd("skipped".length)}  ${name}  `;
  const width = terminal.interactive
    ? Math.max(20, columnsOf(terminal.stdout) - lead.length)
    : Number.POSITIVE_INFINITY;
  const indent = " ".repeat(lead.length);
  const texts = [says, ...(hint && state !== "ok" ? [hint] : [])];
  const lines = texts
    .flatMap((text) => fitted(printable(text), width))
    .map((line, index) => (index === 0 ? lead : indent) + line);
  if (!terminal.interactive) return `${lines.join("\n")}\n`;
  const [first = "", ...rest] = lines;
  const paint = terminal.stdout.hasColors?.() ?? false;
  const marked = paint ? styleText(colour, mark, { validateStream: false }) + first.slice(mark.length) : first;
  return `${[marked, ...rest].join("\n")}\n`;
}

const fitted = (text: string, width: number) => (Number.isFinite(width) ? wrapped(text, width).split("\n") : [text]);
