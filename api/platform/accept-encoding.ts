import Negotiator from "negotiator";

/** The packed forms in which answers are kept, the smaller one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Longer headers are no browser's: only their beginning is looked at. */
const maxLength = 500;

/** In which packed form an `Accept-Encoding` header takes an answer best; null where it takes none of ours. */
export function encodingOf(header = ""): Encoding | null {
  const negotiator = new Negotiator({ headers: { "accept-encoding": header.slice(0, maxLength) } });
  // Programs name what they take in any order. Of what is equally welcome, the smaller form is sent.
  return negotiator.encoding(encodings, { preferred: encodings }) ?? null;
}
