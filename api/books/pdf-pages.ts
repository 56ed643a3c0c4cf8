// Reads from a PDF as Chromium writes it on which page each anchor of its document is: objects that stand plainly in the file, no
// streams. A file in another form has no anchors that this finds, and its contents are printed without page numbers.

/** The page of each anchor, from 1. */
export function pagesOfAnchors(pdf: Buffer): Map<string, number> {
  const text = pdf.toString("latin1");
  const objectAt = objectsOf(text);
  const root = objectAt(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const pages = pagesBelow(objectAt, /\/Pages (\d+) 0 R/.exec(root)?.[1]);
  const numbers = new Map(pages.map((id, index) => [id, index + 1]));
  const anchors = objectAt(/\/Dests (\d+) 0 R/.exec(root)?.[1]);
  const found = anchors.matchAll(/\/([\w#-]+) \[(\d+) 0 R \/XYZ/g);
  return new Map(
    [...found].flatMap(([, name = "", page = ""]) => {
      const number = numbers.get(page);
      return number === undefined ? [] : [[unescaped(name), number] as const];
    }),
  );
}

/** Gives the text of an object by its id; empty where there is none. */
type ObjectAt = (id: string | undefined) => string;

/** Looks once where all objects begin, since a year's book has thousands in many megabytes. */
function objectsOf(text: string): ObjectAt {
  const starts = new Map([...text.matchAll(/\n(\d+) 0 obj/g)].map(({ 1: id, index }) => [id, index]));
  return (id) => {
    const start = starts.get(id);
    return id === undefined || start === undefined ? "" : text.slice(start, text.indexOf("endobj", start));
  };
}

/** The ids of the pages below a node of the page tree, in order. */
function pagesBelow(objectAt: ObjectAt, root: string | undefined): string[] {
  const node = objectAt(root);
  const kids = /\/Kids \[([^\]]*)\]/.exec(node)?.[1];
  if (root === undefined || node === "") return [];
  if (kids === undefined) return [root];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => pagesBelow(objectAt, id));
}

/** Names write some signs as `#` and two hex digits. */
const unescaped = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
