// Joins PDFs as Chromium writes them into one: with a table of all objects at the end, whose dictionaries stand plainly in the file. No
// package that joins keeps what makes a PDF accessible: its tags, its outline and the names that its links lead to.
import { open, readFile } from "node:fs/promises";

/** A printed part of a book: its objects, where its trees begin, and its pages. */
export type PrintedPart = {
  path: string;
  pages: number;
  /** The page of each anchor, from 1. */
  pageOf: ReadonlyMap<string, number>;
  objects: number;
  roots: {
    catalog: number;
    info: number;
    pages: number;
    dests: number;
    tags: number;
    tagsByParent: number;
    outline: number;
  };
  /** Written with the ids of this part. */
  dests: string;
  topTag: number;
  tagsOfParents: string;
  parents: number;
  outline: { first: number; last: number; count: number } | null;
  mediaBox: string;
  language: string;
};

type Source = { bytes: Buffer; offsets: Map<number, number>; ends: Map<number, number> };

/** The offsets at which objects begin, by the table, and at which each ends. */
function readSource(bytes: Buffer): Source {
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - 2048));
  const table = Number(/startxref\s+(\d+)/.exec(tail)?.[1]);
  const entries = bytes.toString("latin1", table, bytes.lastIndexOf("trailer")).matchAll(/(\d{10}) \d{5} ([nf])/g);
  const used = [...entries].map(({ 1: offset, 2: kind }, id) => ({ id, offset: Number(offset), isUsed: kind === "n" }));
  const byPlace = used.filter(({ isUsed }) => isUsed).sort((one, other) => one.offset - other.offset);
  return {
    bytes,
    offsets: new Map(byPlace.map(({ id, offset }) => [id, offset])),
    ends: new Map(byPlace.map(({ id }, at) => [id, byPlace[at + 1]?.offset ?? table])),
  };
}

const textOf = ({ bytes, offsets, ends }: Source, id: number): string =>
  bytes.toString("latin1", offsets.get(id) ?? 0, ends.get(id) ?? 0);

const refIn = (text: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? 0);
const numberIn = (text: string, key: string): number => Number(new RegExp(`/${key} (\\d+)`).exec(text)?.[1] ?? 0);

/** Reads what joining needs. Throws where the file has another form. */
export async function readPart(path: string): Promise<PrintedPart> {
  const source = readSource(await readFile(path));
  const trailer = source.bytes.toString("latin1", source.bytes.lastIndexOf("trailer"));
  const [catalog, info] = [refIn(trailer, "Root"), refIn(trailer, "Info")];
  const root = textOf(source, catalog);
  const [pages, dests, tags] = [refIn(root, "Pages"), refIn(root, "Dests"), refIn(root, "StructTreeRoot")];
  const outline = refIn(root, "Outlines");
  const tagsText = textOf(source, tags);
  const outlineText = textOf(source, outline);
  const ids = pagesBelow(source, pages);
  if (ids.length === 0 || refIn(tagsText, "K") === 0)
    throw new Error("The printed part has a form that cannot be joined.");
  const destsText = dests === 0 ? "" : (/<<(.*)>>/s.exec(textOf(source, dests))?.[1] ?? "");
  const tagsByParent = refIn(tagsText, "ParentTree");
  return {
    path,
    pages: ids.length,
    pageOf: pagesOfAnchors(destsText, ids),
    objects: Math.max(...source.offsets.keys()) + 1,
    roots: { catalog, info, pages, dests, tags, tagsByParent, outline },
    dests: destsText,
    topTag: refIn(tagsText, "K"),
    tagsOfParents: /\/Nums \[([^\]]*)\]/.exec(textOf(source, tagsByParent))?.[1] ?? "",
    parents: numberIn(tagsText, "ParentTreeNextKey"),
    outline:
      outline === 0
        ? null
        : {
            first: refIn(outlineText, "First"),
            last: refIn(outlineText, "Last"),
            count: numberIn(outlineText, "Count"),
          },
    mediaBox: /\/MediaBox \[[^\]]*\]/.exec(textOf(source, ids[0] ?? 0))?.[0] ?? "",
    language: /\/Lang \([^)]*\)/.exec(root)?.[0] ?? "",
  };
}

/** The ids of the pages below a node of the page tree, in order. */
function pagesBelow(source: Source, id: number): number[] {
  const node = textOf(source, id);
  const kids = /\/Kids \[([^\]]*)\]/.exec(node)?.[1];
  if (kids === undefined) return /\/Type \/Page\b/.test(node) ? [id] : [];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(source, Number(kid)));
}

function pagesOfAnchors(dests: string, pages: readonly number[]): Map<string, number> {
  const numbers = new Map(pages.map((id, index) => [id, index + 1]));
  const anchors = dests.matchAll(/\/(\S+) \[(\d+) 0 R/g);
  return new Map([...anchors].map(({ 1: name = "", 2: page }) => [unescaped(name), numbers.get(Number(page)) ?? 0]));
}

/** Names write some signs as `#` and two hex digits. */
const unescaped = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The ids that are the whole book's. */
const own = { catalog: 1, pages: 2, tags: 3, tagsByParent: 4, outline: 5, dests: 6, document: 7 } as const;
const firstFree = 8;

/** A part in its place: what is added to the ids of its objects and to the numbers of its parents of tags. */
type Placed = { part: PrintedPart; base: number; parentsBase: number };

/** A string, which stays as it is, a reference, or a number of a parent of tags. */
const tokens = /\((?:\\.|[^\\)])*\)|(\d+) 0 R\b|(\/StructParents? )(\d+)/gs;

const idIn = ({ part: { roots }, base }: Placed, id: number): number => {
  if (id === roots.tags) return own.document;
  return id === roots.outline ? own.outline : id + base;
};

const renumbered = (placed: Placed, text: string): string =>
  text.replace(tokens, (all, id?: string, key?: string, parent?: string) => {
    if (id !== undefined) return `${idIn(placed, Number(id))} 0 R`;
    return key === undefined ? all : `${key}${Number(parent) + placed.parentsBase}`;
  });

/**
 * Joins the parts in their order. Each begins on a right page: where the one before ends on one, an empty page follows. `roman` is how
 * many parts stand before the page with the number 1; their pages have Roman numbers.
 */
export async function joinPdfs(
  parts: readonly PrintedPart[],
  { into, roman }: { into: string; roman: number },
): Promise<void> {
  await using file = await open(into, "w");
  const offsets = new Map<number, number>();
  let written = 0;
  const write = async (bytes: Buffer) => {
    await file.writeFile(bytes);
    written += bytes.length;
  };
  const writeObject = async (id: number, ...pieces: (string | Buffer)[]) => {
    offsets.set(id, written);
    const all = [`${id} 0 obj\n`, ...pieces].map((piece) =>
      typeof piece === "string" ? Buffer.from(piece, "latin1") : piece,
    );
    await write(Buffer.concat(all));
  };
  await write(Buffer.from("%PDF-1.4\n%\xd3\xeb\xe9\xe1\n", "latin1"));
  const placed = placesOf(parts);
  for (const [at, each] of placed.entries()) {
    const keepsLinks = at < roman || at === placed.length - 1;
    await writePart(each, { before: placed[at - 1], after: placed[at + 1], keepsLinks, writeObject });
  }
  const last = placed.at(-1);
  let free = last === undefined ? firstFree : last.base + last.part.objects;
  const kids: string[] = [];
  for (const { part, base } of placed) {
    kids.push(`${part.roots.pages + base} 0 R`);
    if (part.pages % 2 === 0) continue;
    await writeObject(free, `<</Type /Page\n/Resources <<>>\n${part.mediaBox}\n/Parent ${own.pages} 0 R>>\nendobj\n`);
    kids.push(`${free} 0 R`);
    free += 1;
  }
  for (const [id, text] of wholes(placed, { kids, roman })) await writeObject(id, text, "\nendobj\n");
  const table = written;
  const rows = Array.from({ length: free }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const [first] = placed;
  const info = first === undefined ? "" : `\n/Info ${first.part.roots.info + first.base} 0 R`;
  await write(
    Buffer.from(
      `xref\n0 ${free}\n${rows.join("")}trailer\n<</Size ${free}\n/Root ${own.catalog} 0 R${info}>>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
}

function placesOf(parts: readonly PrintedPart[]): Placed[] {
  let [base, parentsBase] = [firstFree, 0];
  return parts.map((part) => {
    const placed = { part, base, parentsBase };
    [base, parentsBase] = [base + part.objects, parentsBase + part.parents];
    return placed;
  });
}

type Writing = {
  before: Placed | undefined;
  after: Placed | undefined;
  /** The links of a month's pages within the book only name its places. */
  keepsLinks: boolean;
  writeObject(id: number, ...pieces: (string | Buffer)[]): Promise<void>;
};

/** Copies the objects of a part, but for those that the whole has instead. */
async function writePart(placed: Placed, { before, after, keepsLinks, writeObject }: Writing): Promise<void> {
  const { part, base } = placed;
  const { catalog, dests, tags, tagsByParent, outline, pages } = part.roots;
  const left = new Set([catalog, dests, tags, tagsByParent, outline]);
  const source = readSource(await readFile(part.path));
  const namings = keepsLinks ? new Set<number>() : namingsIn(source);
  const added = new Map<number, string>([[pages, `/Parent ${own.pages} 0 R`]]);
  const add = (id: number | undefined, text: string) => id !== undefined && added.set(id, (added.get(id) ?? "") + text);
  if (before?.part.outline) add(part.outline?.first, `/Prev ${before.part.outline.last + before.base} 0 R`);
  if (after?.part.outline) add(part.outline?.last, `/Next ${after.part.outline.first + after.base} 0 R`);
  for (const [id, start] of source.offsets) {
    if (left.has(id) || namings.has(id)) continue;
    const body = start + `${id} 0 obj\n`.length;
    const bytes = source.bytes.subarray(body, source.ends.get(id));
    const stream = bytes.indexOf("stream\n");
    const head = bytes.toString("latin1", 0, stream < 0 ? bytes.length : stream);
    const kept = head.replace(/\/Annots \[[^\]]*\]/, (list) =>
      list.replace(/(\d+) 0 R ?/g, (all, each) => (namings.has(Number(each)) ? "" : all)),
    );
    const named = id === part.topTag ? kept.replace("/S /Document", "/S /Part") : kept;
    const whole = renumbered(placed, named).replace("<<", `<<${added.get(id) ?? ""}`);
    await writeObject(id + base, whole, stream < 0 ? "" : bytes.subarray(stream));
  }
}

/** The links that lead to places of the same part. */
const namingsIn = (source: Source): Set<number> =>
  new Set([...source.offsets.keys()].filter((id) => /\/Subtype \/Link\b.*\/Dest \//s.test(textOf(source, id))));

/** The objects that stand for the trees of all parts. */
function wholes(
  placed: readonly Placed[],
  { kids, roman }: { kids: readonly string[]; roman: number },
): Map<number, string> {
  const [first] = placed;
  const pagesIn = (some: readonly Placed[]) => some.reduce((sum, { part }) => sum + part.pages + (part.pages % 2), 0);
  const outlined = placed.filter(({ part }) => part.outline !== null);
  const [start, end] = [outlined[0], outlined.at(-1)];
  const count = outlined.reduce((sum, { part }) => sum + (part.outline?.count ?? 0), 0);
  // Contents and index name anchors of other parts as their own: those of the stories count.
  const names = new Map<string, string>();
  for (const each of [...placed.slice(0, roman), ...placed.slice(-1), ...placed.slice(roman, -1)]) {
    for (const { 0: all, 1: name = "" } of each.part.dests.matchAll(/\/(\S+) \[[^\]]*\]/g))
      names.set(name, renumbered(each, all));
  }
  const tagsOfParents = placed.map((each) =>
    each.part.tagsOfParents.replace(
      /(\d+) (\d+) 0 R/g,
      (_, key: string, id: string) => `${Number(key) + each.parentsBase} ${Number(id) + each.base} 0 R`,
    ),
  );
  const labels = `/PageLabels <</Nums [0 <</S /r>> ${pagesIn(placed.slice(0, roman))} <</S /D>>]>>`;
  const outline = start === undefined ? "" : `\n/Outlines ${own.outline} 0 R`;
  return new Map([
    [
      own.catalog,
      `<</Type /Catalog\n/Pages ${own.pages} 0 R\n/Dests ${own.dests} 0 R\n${labels}\n/MarkInfo <</Type /MarkInfo\n/Marked true>>\n` +
        `/StructTreeRoot ${own.tags} 0 R${outline}\n/ViewerPreferences <</Type /ViewerPreferences\n/DisplayDocTitle true>>\n${first?.part.language ?? ""}>>`,
    ],
    [own.pages, `<</Type /Pages\n/Count ${pagesIn(placed)}\n/Kids [${kids.join(" ")}]>>`],
    [
      own.tags,
      `<</Type /StructTreeRoot\n/K ${own.document} 0 R\n` +
        `/ParentTreeNextKey ${placed.reduce((sum, { part }) => sum + part.parents, 0)}\n/ParentTree ${own.tagsByParent} 0 R>>`,
    ],
    [
      own.document,
      `<</Type /StructElem\n/S /Document\n${first?.part.language ?? ""}\n/P ${own.tags} 0 R\n` +
        `/K [${placed.map(({ part, base }) => `${part.topTag + base} 0 R`).join(" ")}]>>`,
    ],
    [own.tagsByParent, `<</Type /ParentTree\n/Nums [${tagsOfParents.join(" ")}]>>`],
    [
      own.outline,
      `<</Type /Outlines\n/First ${(start?.part.outline?.first ?? 0) + (start?.base ?? 0)} 0 R\n` +
        `/Last ${(end?.part.outline?.last ?? 0) + (end?.base ?? 0)} 0 R\n/Count ${count}>>`,
    ],
    [own.dests, `<<${[...names.values()].join("\n")}>>`],
  ]);
}
