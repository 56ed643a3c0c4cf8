import type { Sharp } from "sharp";

/** The picture as WebP in the first of these qualities that keeps it small enough; null where none does. */
export async function webpWithin(
  picture: Sharp,
  { mostBytes, qualities }: { mostBytes: number; qualities: readonly number[] },
): Promise<Uint8Array | null> {
  for (const quality of qualities) {
    const encoded = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
    if (encoded.byteLength <= mostBytes) return encoded;
  }
  return null;
}
