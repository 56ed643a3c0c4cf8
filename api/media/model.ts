import type { StoryId } from "#api/stories/model.ts";

const mediaKinds = ["picture", "film", "speech", "marks"] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** A finished file: its bytes, or its path on this machine. */
export type MediaSource = { bytes: Uint8Array } | { path: string };

export type MediaOrder = { signal?: AbortSignal | undefined; progress?: ((share: number) => void) | undefined };

/**
 * The store of pictures, films and speech outside Git: a folder of this machine, or cloud storage. A file's name contains its
 * content's hash, so it never changes and may be cached for ever.
 */
export type MediaStore = {
  name: "local" | "azure";
  /**
   * Stores a file and returns the address for `videoUrl` or `imageUrl`, after reading it back and comparing. Throws
   * STORAGE_…, DISK_FULL.
   */
  put(file: { id: StoryId; kind: MediaKind; source: MediaSource }, order?: MediaOrder): Promise<{ url: string }>;
  /** Whether this address belongs to the store. */
  owns(url: string): boolean;
  /**
   * The bytes under an address of this store, in a file that the caller may read until `close`. Throws MEDIA_NOT_FOUND,
   * STORAGE_….
   */
  fetch(url: string, order?: MediaOrder): Promise<{ path: string; close(): Promise<void> }>;
};
