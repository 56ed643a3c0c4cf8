import type { AddHelpTextContext } from "commander";
import { exitCodeMeanings } from "./output/exit-codes.ts";
import { wrapped } from "./output/wrap.ts";

type HelpText = (context: AddHelpTextContext) => string;
type Rows = [left: string, right: string][];

export function examplesText(lines: Record<string, string>): HelpText {
  const rows = Object.entries(lines).map(([typed, meaning]): Rows[number] => [`$ ${typed}`, meaning]);
  return (context) => `\nExamples:\n${columns(rows, widthOf(context))}`;
}

export const exitCodesHelp: HelpText = (context) =>
  `\nExit codes:\n${columns(Object.entries(exitCodeMeanings), widthOf(context))}`;

/** The width that commander uses for the rest of the help. */
const widthOf = ({ command }: AddHelpTextContext): number => command.configureOutput().getOutHelpWidth?.() || 80;

/** With fewer columns for the meanings, each stands below what it explains. */
const minMeaningColumns = 36;

function columns(rows: Rows, width: number): string {
  const leftWidth = Math.max(...rows.map(([left]) => left.length));
  const room = width - leftWidth - 4;
  return rows.map((row) => (room < minMeaningColumns ? below(row, width) : beside(row, leftWidth, room))).join("\n");
}

function beside([left, right]: Rows[number], leftWidth: number, room: number): string {
  const indent = " ".repeat(leftWidth + 4);
  return `  ${left.padEnd(leftWidth)}  ${wrapped(right, room).replaceAll("\n", `\n${indent}`)}`;
}

function below([left, right]: Rows[number], width: number): string {
  return `  ${left}\n${wrapped(right, Math.max(minMeaningColumns, width - 6)).replace(/^/gm, "      ")}`;
}
