type Cell = string | number | null;

/**
 * Writes rows as a table by RFC 4180, with the columns as its header. Begins with a byte order mark, by which spreadsheets recognise
 * UTF-8.
 */
export function csvOf<Row extends Record<string, Cell>>(rows: readonly Row[], columns: readonly (keyof Row)[]): string {
  const line = (cells: readonly Cell[]) => `${cells.map(cellOf).join(",")}\r\n`;
  const lines = rows.map((row) => line(columns.map((column) => row[column] ?? null)));
  return `\uFEFF${line(columns.map(String))}${lines.join("")}`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" ? harmless(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes control characters, and guards formulas. */
const harmless = (text: string): string => text.replace(invisible, "").replace(guardPlace, "'");

/**
 * Returns the text of a cell as it was before `csvOf` guarded it, from our own table or from a spreadsheet that saved it. No other
 * text loses an apostrophe.
 */
export const unguarded = (cell: string): string => cell.replace(guard, "");

/**
 * Spreadsheets evaluate a cell that begins like a formula, whoever wrote it; after an apostrophe they show it. In Polish they split
 * lines at semicolons and ignore quotation marks in the middle of a cell, so a formula may begin there too. `before` includes
 * apostrophes, so that a guard can be told from a text's own apostrophe.
 */
const before = String.raw`(?:[^\S\t\r\n]|["'])*`;
const formula = `${before}[=+\\-@＝＋－＠]`;
const blank = String.raw`${before}[\t\r\n]`;
const begins = String.raw`(?<=^|[;\t\r\n])`;
const guardPlace = new RegExp(`${begins}(?=${formula})|^(?=${blank})`, "g");
const guard = new RegExp(`${begins}'(?=${formula})|^'(?=${blank})`, "g");

const invisible = /(?![\t\r\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
