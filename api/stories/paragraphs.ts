// Stories are written in a small part of Markdown, which content/README.md describes. This reader knows only that, and returns
// values that React escapes; anything else is shown as text.

/** `href` is an http or https address. */
export type Inline = { text: string; style?: "em" | "strong"; href?: string };
export type Block =
  | { type: "paragraph" | "quote" | "heading"; inlines: Inline[] }
  | { type: "list"; ordered: boolean; items: Inline[][] }
  | { type: "break" };

const breakLine = /^([*_-])( ?\1){2,}$|^•( ?•){2}$/;

export function readParagraphs(markdown: string): Block[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readBlock);
}

function readBlock(part: string): Block {
  if (breakLine.test(part)) return { type: "break" };
  const lines = part.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith(">"))) {
    return { type: "quote", inlines: readInlines(lines.map((line) => line.slice(1).trim()).join(" ")) };
  }
  // One line alone is no list: it may be speech after a hyphen, or a year that ends a sentence.
  const bullets =
    lines.length > 1 &&
    [/^[-*+] +(.+)$/, /^\d{1,3}[.)] +(.+)$/].find((bullet) => lines.every((line) => bullet.test(line)));
  if (bullets) {
    const items = lines.map((line) => readInlines(line.replace(bullets, "$1")));
    return { type: "list", ordered: /^\d/.test(part), items };
  }
  const heading = lines.length === 1 ? /^#{1,6} +(.+)$/.exec(part)?.[1] : undefined;
  if (heading !== undefined) return { type: "heading", inlines: readInlines(heading) };
  return { type: "paragraph", inlines: readInlines(lines.join(" ")) };
}

// No alternative backtracks and none matches an empty text, so a hostile text costs no more than its length.
const marks =
  /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|\\([\\*_>#`[\]-])|\*\*([^*]+)\*\*|\*([^*]+)\*|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu;

const marked = ({ style, href }: Inline) => style ?? href;

function readInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  const push = (inline: Inline) => {
    const last = inlines.at(-1);
    if (last && !marked(last) && !marked(inline)) last.text += inline.text;
    else if (inline.text !== "") inlines.push(inline);
  };
  let end = 0;
  for (const match of text.matchAll(marks)) {
    push({ text: text.slice(end, match.index) });
    const [whole, label, href, escaped, strong, starred, underlined] = match;
    const em = starred ?? underlined;
    if (label !== undefined && href !== undefined) push({ text: label, href });
    else if (strong !== undefined) push({ text: strong, style: "strong" });
    else if (em !== undefined) push({ text: em, style: "em" });
    else push({ text: escaped ?? whole });
    end = match.index + whole.length;
  }
  push({ text: text.slice(end) });
  return inlines;
}
