import type { Sharp } from "sharp";

type Bounds = { mostBytes: number; qualities: readonly number[] };

/** Encodes a picture as WebP in the first of these qualities that is small enough; null where none is. */
export async function webpWithin(picture: Sharp, { mostBytes, qualities }: Bounds): Promise<Uint8Array | null> {
  for (const quality of qualities) {
    const encoded = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
    if (encoded.byteLength <= mostBytes) return encoded;
  }
  return null;
}

/** The blurs for a picture that has too much detail for any quality. */
const softenings = [1.2, 3, 8];

/** The same for any picture: one that is too large in all qualities is blurred. */
export async function softWebpWithin(picture: Sharp, { mostBytes, qualities }: Bounds): Promise<Uint8Array | null> {
  const whole = await webpWithin(picture, { mostBytes, qualities });
  if (whole) return whole;
  for (const softening of softenings) {
    const soft = await webpWithin(picture.clone().blur(softening), { mostBytes, qualities: qualities.slice(-2) });
    if (soft) return soft;
  }
  return null;
}
