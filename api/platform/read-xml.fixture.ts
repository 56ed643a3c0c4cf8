/** An element of an XML document: names with their prefixes, its children, and the text that stands in it directly. */
export type XmlElement = {
  name: string;
  attributes: Partial<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(text: string): string {
  if (/[<]/.test(text) || /&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) {
    throw new Error(`not well-formed: ${text.slice(0, 60)}`);
  }
  return text.replace(/&(#x?)?(\w+);/gi, (_, number: string | undefined, name: string) => {
    if (number === undefined) return entities[name] ?? "";
    return String.fromCodePoint(Number.parseInt(name, number.length === 2 ? 16 : 10));
  });
}

function attributesIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/\s+([\w:.-]+)="([^"]*)"/g)];
  if (found.map(([all]) => all).join("") !== text.trimEnd()) throw new Error(`not well-formed: ${text}`);
  const names = found.map(([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`an attribute stands twice: ${text}`);
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, decoded(value)]));
}

/** Reads a document of elements and text, as the product writes them. Throws for one that is not well-formed. */
export function readXml(document: string): XmlElement {
  const [declaration = ""] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(document) ?? [];
  if (declaration === "") throw new Error("there is no declaration");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let end = declaration.length;
  for (const match of document.slice(end).matchAll(/<(\/)?([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"]*")*\s*)(\/)?>/g)) {
    const at = declaration.length + match.index;
    const [whole, closes, name = "", attributes = "", isEmpty] = match;
    const parent = open.at(-1) ?? root;
    parent.text += decoded(document.slice(end, at));
    end = at + whole.length;
    if (closes !== undefined) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const element = { name, attributes: attributesIn(attributes), children: [], text: "" };
    parent.children.push(element);
    if (isEmpty === undefined) open.push(element);
  }
  const [only] = root.children;
  if (open.length > 1 || only === undefined || root.children.length > 1) throw new Error("there is not one root");
  if (document.slice(end).trim() !== "") throw new Error("something follows the root");
  return only;
}
