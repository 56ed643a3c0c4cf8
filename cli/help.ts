import { exitCodeMeanings } from "./exit-codes.ts";

/** The examples at the end of a command's help: what to type, and what it does. */
export function examples(lines: Record<string, string>): string {
  return `\nExamples:\n${columns(Object.entries(lines).map(([typed, meaning]) => [`$ ${typed}`, meaning]))}`;
}

export function exitCodesHelp(): string {
  return `\nExit codes:\n${columns(Object.entries(exitCodeMeanings))}`;
}

function columns(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
