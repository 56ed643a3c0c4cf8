type Cell = string | number | null;

/**
 * Rows with the same keys as a table by RFC 4180, the keys above. Begins with a byte order mark, by which spreadsheets know
 * that it is UTF-8. Of an empty list there are only the given columns.
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

/** Leaves out what a terminal would obey. */
const harmless = (text: string): string => text.replace(invisible, "").replace(guardBelongs, "'");

/**
 * Gives back the text of a cell as it was before `csvOf` guarded it, from this program's table or from what a spreadsheet made of
 * it. Takes an apostrophe from no other text.
 */
export const unguarded = (cell: string): string => cell.replace(guardStands, "");

/**
 * Spreadsheets calculate a text that begins like a formula, and its words may come from anywhere; behind an apostrophe they show it.
 * A Polish one splits lines at semicolons, and takes no notice of quotation marks in the middle of a cell: there, too, a formula may
 * begin. Apostrophes belong to what may stand before a formula, so that a guard can be told from a text's own.
 */
const before = String.raw`(?:[^\S\t\r\n]|["'])*`;
const formula = `${before}[=+\\-@＝＋－＠]`;
const blank = String.raw`${before}[\t\r\n]`;
const begins = String.raw`(?<=^|[;\t\r\n])`;
const guardBelongs = new RegExp(`${begins}(?=${formula})|^(?=${blank})`, "g");
const guardStands = new RegExp(`${begins}'(?=${formula})|^'(?=${blank})`, "g");

const invisible = /(?![\t\r\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
