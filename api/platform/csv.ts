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

/**
 * Spreadsheets calculate a text that begins like a formula, and what it says may come from anywhere: they show it instead. Nor
 * is there anything in it that a terminal would obey.
 */
function harmless(text: string): string {
  const plain = text.replace(invisible, "");
  return /^[=+\-@\t\r\n]/.test(plain) ? `'${plain}` : plain;
}

const invisible = /(?![\t\r\n])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
