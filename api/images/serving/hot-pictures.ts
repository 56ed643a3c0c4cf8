// An in-memory cache of recently requested pictures with their headers, answered without reading the disk.
import type { IncomingMessage } from "node:http";
import { remembered } from "#api/platform/http/remembered.ts";
import { isNamed } from "#api/platform/http/reply.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { PictureFormat } from "../model.ts";
import { formatFor } from "./negotiate.ts";

/** A picture with its headers. */
export type HotPicture = {
  /** The story it belongs to: the picture is hidden while the story is. */
  id: StoryId;
  /** The hash of the master's content. */
  hash: string;
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
};

/** The headers, names and values alternating. */
type Reply = { status: 200 | 304; headers: readonly string[]; body: Buffer | null };

export type HotPictures = {
  /** The cached answer to a request; null on a miss. */
  reply(request: Pick<IncomingMessage, "url" | "method" | "headers">): Reply | null;
  /** The entry of an address if its master still has this hash; the entry then stays valid for another while. */
  confirm(address: Address, hash: string): HotPicture | null;
  keep(address: Address, picture: HotPicture): void;
  readonly bytes: number;
};

/** The requested path with its query, and the negotiated format. */
export type Address = { url: string; format: PictureFormat };

export type HotPicturesOptions = {
  isPublic(id: StoryId): unknown;
  mostBytes?: number;
  /** The time during which the master is not checked for changes. */
  trustMs?: number;
};

/** A week's pictures in all their versions. */
export const hotBytes = 32_000_000;
export const hotTrustMs = 1_000;
/** An entry's overhead beside its bytes. */
const overhead = 1_000;

/** All formats of one address; `only` if there is one whatever a request accepts. */
type Forms = { only?: PictureFormat; byFormat: Map<PictureFormat, Entry> };
type Entry = HotPicture & { lookedAt: number; full: readonly string[]; unchanged: readonly string[] };

export function openHotPictures({
  isPublic,
  mostBytes = hotBytes,
  trustMs = hotTrustMs,
}: HotPicturesOptions): HotPictures {
  const addresses = new Map<string, Forms>();
  const formatOf = remembered(formatFor);
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
      if (isNamed(entry.etag, headers["if-none-match"])) {
        return { status: 304, headers: entry.unchanged, body: null };
      }
      return { status: 200, headers: entry.full, body: method === "HEAD" ? null : entry.body };
    },
    confirm({ url, format }, hash) {
      const forms = addresses.get(url);
      const entry = forms?.byFormat.get(format);
      if (forms === undefined || entry?.hash !== hash) return null;
      entry.lookedAt = performance.now();
      // A used entry moves to the end: eviction starts with the least recently used.
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
