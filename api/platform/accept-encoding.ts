/** The packed forms in which answers are kept, the smaller one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Longer headers are no browser's: only their beginning is looked at. */
const maxLength = 500;

/** In which packed form an `Accept-Encoding` header takes an answer best; null where it takes none of ours. */
export function encodingOf(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const wishes = new Map(header.slice(0, maxLength).toLowerCase().split(",").map(readWish));
  const wish = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
  const [best = null] = encodings.filter((encoding) => wish(encoding) > 0).toSorted((a, b) => wish(b) - wish(a));
  return best;
}

function readWish(part: string): [name: string, quality: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  if (quality === undefined) return [name, 1];
  return [name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0];
}
