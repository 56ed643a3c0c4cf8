import type { AddHelpTextContext } from "commander";
import { exitCodeMeanings } from "./output/exit-codes.ts";
import { wrapped } from "./output/wrap.ts";

type HelpText = (context: AddHelpTextContext) => string;
type Rows = [left: string, right: string][];

/** The examples at the end of a command's help: what to type, and what it does. */
export function examples(lines: Record<string, string>): HelpText {
  const rows = Object.entries(lines).map(([typed, meaning]): Rows[number] => [`$ ${typed}`, meaning]);
  return (context) => `\nExamples:\n${columns(rows, widthOf(context))}`;
}

export const exitCodesHelp: HelpText = (context) =>
  `\nExit codes:\n${columns(Object.entries(exitCodeMeanings), widthOf(context))}`;

/** As wide as commander sets the rest of the help. */
const widthOf = ({ command }: AddHelpTextContext): number => command.configureOutput().getOutHelpWidth?.() || 80;

/** A meaning with less room than this goes below what it explains. */
const leastRoom = 36;

function columns(rows: Rows, width: number): string {
  const leftWidth = Math.max(...rows.map(([left]) => left.length));
  const room = width - leftWidth - 4;
  return rows.map((row) => (room < leastRoom ? below(row, width) : beside(row, leftWidth, room))).join("\n");
}

function beside([left, right]: Rows[number], leftWidth: number, room: number): string {
  const indent = " ".repeat(leftWidth + 4);
  return `  ${left.padEnd(leftWidth)}  ${wrapped(right, room).replaceAll("\n", `\n${indent}`)}`;
}

function below([left, right]: Rows[number], width: number): string {
  return `  ${left}\n${wrapped(right, Math.max(leastRoom, width - 6)).replace(/^/gm, "      ")}`;
}
