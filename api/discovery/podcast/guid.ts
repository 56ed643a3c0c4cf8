import { createHash } from "node:crypto";

/** The namespace of podcasts (https://github.com/Podcastindex-org/podcast-namespace, docs/tags/guid.md). */
const podcasts = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/** The `podcast:guid` of a feed: the UUID of version 5 (RFC 9562, section 5.5) of its address without scheme and slashes at the end. */
export function podcastGuid(address: string): string {
  const name = address.replace(/^\w+:\/\//, "").replace(/\/+$/, "");
  const hash = createHash("sha1")
    .update(Buffer.from(podcasts.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
