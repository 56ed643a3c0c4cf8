import type { StoryId } from "../stories/model.ts";

const mediaKinds = ["picture", "film"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A finished file: its bytes, or where it lies on this machine. */
export type MediaSource = { bytes: Uint8Array } | { path: string };

export type MediaOrder = { signal?: AbortSignal | undefined; progress?: ((share: number) => void) | undefined };

/**
 * Where pictures and films are kept that are not in Git: a folder of this machine, or cloud storage. A file's name says what
 * is in it, so that it never changes and may be cached for good.
 */
export type MediaStore = {
  name: "local" | "azure";
  /** Keeps a file and answers the address for `videoUrl` or `imageUrl`; read back and compared before. Throws STORAGE_…, DISK_FULL. */
  put(file: { id: StoryId; kind: MediaKind; source: MediaSource }, order?: MediaOrder): Promise<{ url: string }>;
  /** Whether this address is one that the store has given. */
  owns(url: string): boolean;
  /** The bytes under an address of this store, in a file that the caller may read until `close`. Throws MEDIA_NOT_FOUND, STORAGE_…. */
  fetch(url: string, order?: MediaOrder): Promise<{ path: string; close(): Promise<void> }>;
};
