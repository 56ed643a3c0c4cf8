// Pictures that were asked for lately, in memory with all that is sent of them: they are answered without a look at the disk.
import type { IncomingMessage } from "node:http";
import type { StoryId } from "../stories/model.ts";
import type { PictureFormat } from "./model.ts";
import { formatFor } from "./negotiate.ts";

/** A picture as it was answered. */
export type HotPicture = {
  /** Whose it is: nobody sees it while that story is hidden. */
  id: StoryId;
  /** Names the master's content. */
  hash: string;
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
};

/** All that is sent, names and values of the headers by turns. */
type Reply = { status: 200 | 304; headers: readonly string[]; body: Buffer | null };

export type HotPictures = {
  /** What a request is answered at once; null where somebody has to look. */
  reply(request: Pick<IncomingMessage, "url" | "method" | "headers">): Reply | null;
  /** The one that was kept under an address, where its master still has this hash. It is good for another while then. */
  confirm(address: Address, hash: string): HotPicture | null;
  keep(address: Address, picture: HotPicture): void;
  readonly bytes: number;
};

/** The path with its query as it was asked, and the format that was chosen for it. */
export type Address = { url: string; format: PictureFormat };

export type HotPicturesOptions = {
  isPublic(id: StoryId): unknown;
  mostBytes?: number;
  /** For how long nobody looks whether the master is still the one it was. */
  trustMs?: number;
};

/** Each of a week's pictures in each of its versions. */
export const hotBytes = 32_000_000;
export const hotTrustMs = 1_000;
/** What an entry takes beside its bytes. */
const overhead = 1_000;

/** All forms of one address; `only`, where there is one whatever a request accepts. */
type Forms = { only?: PictureFormat; byFormat: Map<PictureFormat, Entry> };
type Entry = HotPicture & { lookedAt: number; full: readonly string[]; unchanged: readonly string[] };

export function openHotPictures({
  isPublic,
  mostBytes = hotBytes,
  trustMs = hotTrustMs,
}: HotPicturesOptions): HotPictures {
  const addresses = new Map<string, Forms>();
  const formatOf = rememberFormats();
  let bytes = 0;
  const sizeOf = (entry: Entry | undefined) => (entry === undefined ? 0 : entry.body.byteLength + overhead);

  function forget(url: string): void {
    for (const entry of addresses.get(url)?.byFormat.values() ?? []) bytes -= sizeOf(entry);
    addresses.delete(url);
  }

  return {
    reply({ url = "", method, headers }) {
      const forms = addresses.get(url);
      if (forms === undefined || (method !== "GET" && method !== "HEAD")) return null;
      const entry = forms.byFormat.get(forms.only ?? formatOf(headers.accept));
      if (entry === undefined || performance.now() - entry.lookedAt > trustMs || !isPublic(entry.id)) return null;
      const { "if-none-match": ifNoneMatch } = headers;
      if (ifNoneMatch !== undefined && isNamed(entry.etag, ifNoneMatch)) {
        return { status: 304, headers: entry.unchanged, body: null };
      }
      return { status: 200, headers: entry.full, body: method === "HEAD" ? null : entry.body };
    },
    confirm({ url, format }, hash) {
      const forms = addresses.get(url);
      const entry = forms?.byFormat.get(format);
      if (forms === undefined || entry?.hash !== hash) return null;
      entry.lookedAt = performance.now();
      // Asked for last, forgotten last.
      addresses.delete(url);
      addresses.set(url, forms);
      return entry;
    },
    keep({ url, format }, picture) {
      const { "Content-Type": type = "", ...others } = picture.headers;
      const unchanged = Object.entries(others).flat();
      const full = [...unchanged, "Content-Type", type, "Content-Length", String(picture.body.byteLength)];
      const entry = { ...picture, lookedAt: performance.now(), full, unchanged };
      const forms: Forms = addresses.get(url) ?? { byFormat: new Map() };
      if (picture.headers.Vary === undefined) forms.only = format;
      bytes += sizeOf(entry) - sizeOf(forms.byFormat.get(format));
      forms.byFormat.set(format, entry);
      addresses.delete(url);
      addresses.set(url, forms);
      for (const oldest of addresses.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Browsers say the same few things of what they accept, and each says it with every picture. */
function rememberFormats(): (accept: string | undefined) => PictureFormat {
  const known = new Map<string, PictureFormat>();
  const mostKnown = 100;
  const longest = 300;
  return (accept = "") => {
    const before = known.get(accept);
    if (before !== undefined) return before;
    const format = formatFor(accept);
    if (known.size >= mostKnown) known.clear();
    if (accept.length <= longest) known.set(accept, format);
    return format;
  };
}

/** Whether an If-None-Match header names this tag. Express's own check gives up on requests that also say `no-cache`. */
export function isNamed(tag: string, ifNoneMatch = ""): boolean {
  const tags = ifNoneMatch.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
