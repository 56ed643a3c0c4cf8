import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** The headers that are the same for all responses of a kind. */
export type ResponseKind = {
  type: string;
  /** The value of the `Vary` header, besides `Accept-Encoding`. */
  vary?: string;
  /** The caches that may store the response: shared ones for a few seconds, any that revalidate before each use, or only the browser. */
  caching: "shared" | "revalidated" | "private";
};

/** A response in one encoding, with its headers. */
export type EncodedResponse = {
  body: Buffer;
  /** The body in the form that Node sends with the least work: a short one as a latin1 string, with one character for each byte. */
  sent: Buffer | string;
  /** The memory that `body` and `sent` take together. */
  bytes: number;
  etag: string;
  /** The headers of a 200, names and values by turns, and those of a 304. */
  headers: readonly string[];
  unchanged: readonly string[];
};

/** A response as bytes. Each encoding is made once, when it is first asked for; long bodies are compressed off the event loop. */
export type CachedResponse = {
  kind: ResponseKind;
  /** Returns the encoded response where it is ready, or short enough to be compressed at once. */
  encodedAs(encoding: Encoding | null): EncodedResponse | undefined;
  encode(encoding: Encoding | null): Promise<EncodedResponse>;
};

/** Compression makes shorter bodies no smaller. */
const leastCompressedBytes = 1000;

/** Node sends a string of at most this length in one packet with the head; a buffer would go out separately. */
const mostStringBytes = 12_000;

/** This much is compressed in a tenth of a millisecond; the thread pool may be busy for many, mostly with the disk. */
const mostSyncBytes = 12_000;

// Quality 5 takes a fifth of gzip's time for a smaller page; the best there is would take seventy times as long for a tenth less.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const compressSync = { br: (body: Buffer) => brotliCompressSync(body, brotliOptions), gzip: gzipSync };

/** `onGrow` is called with the bytes of each encoding that is added. */
export function cachedResponse(
  text: string,
  kind: ResponseKind,
  onGrow: (bytes: number) => void = () => {},
): CachedResponse {
  const plain = encodedResponse(Buffer.from(text), kind, null);
  const isCompressible = plain.body.byteLength >= leastCompressedBytes && kind.caching !== "private";
  const encoded = new Map<Encoding, EncodedResponse>();
  const underWay = new Map<Encoding, Promise<EncodedResponse>>();

  function add(encoding: Encoding, body: Buffer): EncodedResponse {
    const response = encodedResponse(body, kind, encoding);
    encoded.set(encoding, response);
    onGrow(response.bytes);
    return response;
  }

  function encodedAs(encoding: Encoding | null): EncodedResponse | undefined {
    if (encoding === null || !isCompressible) return plain;
    const isShort = plain.body.byteLength <= mostSyncBytes;
    return encoded.get(encoding) ?? (isShort ? add(encoding, compressSync[encoding](plain.body)) : undefined);
  }

  return {
    kind,
    encodedAs,
    async encode(encoding) {
      const ready = encodedAs(encoding);
      if (ready !== undefined || encoding === null) return ready ?? plain;
      const coming = underWay.get(encoding) ?? compress[encoding](plain.body).then((body) => add(encoding, body));
      underWay.set(encoding, coming);
      return coming;
    },
  };
}

/** The same response without compression, which would take longer than making it. */
export function uncompressed(response: CachedResponse): CachedResponse {
  return { ...response, encodedAs: () => response.encodedAs(null), encode: () => response.encode(null) };
}

/** The ETag is a digest of the encoded bytes, so that it is a strong one. */
function encodedResponse(body: Buffer, kind: ResponseKind, encoding: Encoding | null): EncodedResponse {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const vary = [...(kind.caching === "private" ? [] : ["Accept-Encoding"]), ...(kind.vary ? [kind.vary] : [])];
  const unchanged = ["Vary", vary.join(", "), "ETag", etag];
  const contentEncoding = encoding === null ? [] : ["Content-Encoding", encoding];
  const length = String(body.byteLength);
  const headers = ["Content-Type", kind.type, "Content-Length", length, ...contentEncoding, ...unchanged];
  const isShort = body.byteLength <= mostStringBytes;
  const sent = isShort ? body.toString("latin1") : body;
  return { body, sent, bytes: body.byteLength * (isShort ? 2 : 1), etag, headers, unchanged };
}
