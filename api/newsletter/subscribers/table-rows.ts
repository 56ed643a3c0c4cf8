import { unguarded } from "#api/platform/files/csv.ts";

/** One row of a file by its column names, or the reason why it cannot be read. `row` counts as spreadsheets do. */
export type RawRow = { row: number; fields: Record<string, unknown> | string };

/** No address is nearly as long, so a longer line is no row. */
const longestLine = 2_000;
const tooLong = `is longer than ${longestLine.toLocaleString("en")} characters`;

type Line = { row: number; line: string };

/** The non-empty lines of a file, with any line ends. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|[\r\n]/)
    .map((line, index) => ({ row: index + 1, line }))
    .filter(({ line }) => line.trim() !== "");
}

/** Parses a line as JSON; only an object is a row. */
export function jsonRow({ row, line }: Line): RawRow {
  if (line.length > longestLine) return { row, fields: tooLong };
  try {
    const fields: unknown = JSON.parse(line);
    if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return { row, fields: { ...fields } };
  } catch {
    // The error is returned below.
  }
  return { row, fields: "is no JSON object" };
}

/** The columns of a table's first row, separated by commas or semicolons. */
export function tableHead({ line }: Line): { columns: string[]; separator: string } {
  const separator = line.includes(";") && !line.includes(",") ? ";" : ",";
  return { columns: cellsOf(line.slice(0, longestLine), separator)?.map((cell) => cell.trim()) ?? [], separator };
}

/** Parses a line as a row of that table; empty cells are left out. */
export function tableRow({ row, line }: Line, { columns, separator }: ReturnType<typeof tableHead>): RawRow {
  if (line.length > longestLine) return { row, fields: tooLong };
  const cells = cellsOf(line, separator);
  if (cells === null) return { row, fields: "has a quotation mark that is not closed, or stands where none may" };
  if (cells.length !== columns.length) {
    return { row, fields: `has ${cells.length} cells where the first row names ${columns.length}` };
  }
  const named = columns.map((column, index): [string, string] => [column, cells[index] ?? ""]);
  return { row, fields: Object.fromEntries(named.filter(([, cell]) => cell.trim() !== "")) };
}

/** Splits a line into cells by RFC 4180, and removes the guards of our own tables. */
function cellsOf(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') {
      const end = closing(line, at + 1);
      if (end === -1 || ![separator, undefined].includes(line[end + 1])) return null;
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
    } else {
      const found = line.indexOf(separator, at);
      const end = found === -1 ? line.length : found;
      const cell = line.slice(at, end);
      if (cell.includes('"')) return null;
      cells.push(cell);
      at = end;
    }
  }
  return cells.map(unguarded);
}

/** The end of a quoted cell; a doubled quotation mark is part of it. */
function closing(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at;
  }
  return -1;
}
