import type { WithPicture } from "./editing.ts";

type Addressed = { imageUrl?: string | undefined };

/**
 * Adds the uploaded picture to a draft whose `imageUrl` is the address of an upload. `read` returns null for every other
 * address, and throws UPLOAD_GONE for an upload that is no longer kept.
 */
export async function withUploadedPicture<Draft extends Addressed>(
  draft: Draft,
  read: (imageUrl: string) => Promise<Uint8Array | null>,
): Promise<Draft & WithPicture> {
  const picture = draft.imageUrl === undefined ? null : await read(draft.imageUrl);
  return picture === null ? draft : { ...draft, picture };
}
