import Negotiator from "negotiator";

/** The encodings of cached responses, the smaller one first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** No browser sends a longer header: only the beginning is read. */
const maxLength = 500;

/** The encoding that an `Accept-Encoding` header prefers; null where it accepts none of ours. */
export function encodingOf(header = ""): Encoding | null {
  const negotiator = new Negotiator({ headers: { "accept-encoding": header.slice(0, maxLength) } });
  // Clients list encodings in any order. Among equally preferred ones, the smaller one is sent.
  return negotiator.encoding(encodings, { preferred: encodings }) ?? null;
}
