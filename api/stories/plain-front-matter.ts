// The front matter that we write is a small part of YAML: a key and a value to a line. Reading just that takes a tenth of the
// time that reading YAML takes, and a library has thousands of files. So this reads what it is sure of and leaves everything
// else, whatever people write by hand, to the YAML reader; a test holds the two together.

type Value = string | number | boolean;

/** What these lines say, or undefined where only a YAML reader can tell. */
export function readPlainFrontMatter(block: string): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {};
  const lines = block.split("\n");
  for (let at = 0; at < lines.length; ) {
    const line = lines[at++] as string;
    const colon = line.indexOf(":");
    const key = line.slice(0, Math.max(0, colon));
    if (!isNewKey(key, data)) return undefined;
    if (colon < line.length - 1) {
      const value = readValue(line, colon + 1);
      if (value === undefined) return undefined;
      data[key] = value;
      continue;
    }
    const end = endOfIndented(lines, at);
    const inner = lines[at]?.startsWith("  - ") ? readList(lines.slice(at, end)) : readMap(lines.slice(at, end));
    if (inner === undefined) return undefined;
    data[key] = inner;
    at = end;
  }
  return data;
}

function endOfIndented(lines: string[], start: number): number {
  let end = start;
  while (lines[end]?.startsWith("  ")) end += 1;
  return end;
}

function readList(lines: string[]): Value[] | undefined {
  const values: Value[] = [];
  for (const line of lines) {
    const value = line.startsWith("  -") ? readValue(line, 3) : undefined;
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values.length > 0 ? values : undefined;
}

function readMap(lines: string[]): Record<string, Value> | undefined {
  const map: Record<string, Value> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const key = line.slice(2, Math.max(2, colon));
    const value = isNewKey(key, map) ? readValue(line, colon + 1) : undefined;
    if (value === undefined) return undefined;
    map[key] = value;
  }
  return lines.length > 0 ? map : undefined;
}

/** Beginning with a letter, and no name that every object knows, such as `constructor`. */
function isNewKey(key: string, data: object): boolean {
  return /^[A-Za-z]\w*$/.test(key) && !(key in data);
}

const isWord = (text: string) => /^(?:true|false|null)$/i.test(text);

/** The value after a key's colon or an item's dash: one space, and then to the end of the line. */
function readValue(line: string, from: number): Value | undefined {
  if (line[from] !== " ") return undefined;
  const text = line.slice(from + 1);
  if (text === "true") return true;
  if (text === "false") return false;
  if (/^(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text)) return Number(text);
  if (!hasOnlyPlainCharacters(text)) return undefined;
  if (text.startsWith('"')) {
    const inner = text.slice(1, -1);
    return text.length > 2 && text.endsWith('"') && !/["\\]/.test(inner) ? inner : undefined;
  }
  return isPlainText(text) ? text : undefined;
}

/** Begins like a word, a path or a hash; is no word or number with a meaning of its own; hides neither a key nor a comment. */
function isPlainText(text: string): boolean {
  if (!/^[A-Za-z/\u00c0-\u024f]/.test(text) && !/^(?!0[box])\d[\d.e]*[a-df-z]/.test(text)) return false;
  return !isWord(text) && !/: | #|[: ]$/.test(text);
}

/** Printable on one line in every reading of YAML. Emoji would be, too, but half an emoji is not. */
function hasOnlyPlainCharacters(text: string): boolean {
  return !/[^\u0020-\u007e\u00a1-\u1fff\u2010-\u2027\u2030-\u205e]/.test(text);
}
