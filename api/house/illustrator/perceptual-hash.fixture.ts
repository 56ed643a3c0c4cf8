import sharp, { type Sharp } from "sharp";

// The perceptual hash of a picture: which of its 63 lowest frequencies are above their median. Two pictures whose hashes
// differ in few bits look alike at a glance (Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions").

const size = 32;
const kept = 8;
const cosines = Array.from({ length: kept }, (_, k) =>
  Array.from({ length: size }, (_, n) => Math.cos((Math.PI / size) * (n + 0.5) * k)),
);

/** The hash of a picture and that of its mirror image. */
export type PerceptualHash = { bits: bigint; mirrored: bigint };

export async function perceptualHash(picture: Uint8Array): Promise<PerceptualHash> {
  const grey = sharp(picture).resize(size, size, { fit: "fill" }).greyscale();
  const hashOf = async (image: Sharp) => bitsOf(await image.raw().toBuffer());
  return { bits: await hashOf(grey.clone()), mirrored: await hashOf(grey.clone().flop()) };
}

/** The number of bits by which two pictures differ, one of them mirrored if that makes them more alike. */
export function distance(one: PerceptualHash, other: PerceptualHash): number {
  return Math.min(differing(one.bits, other.bits), differing(one.bits, other.mirrored));
}

function bitsOf(pixels: Uint8Array): bigint {
  const rows = Array.from({ length: size }, (_, y) =>
    cosines.map((cosine) => cosine.reduce((sum, value, x) => sum + value * (pixels[y * size + x] ?? 0), 0)),
  );
  const frequencies = cosines
    .flatMap((cosine) =>
      Array.from({ length: kept }, (_, k) => cosine.reduce((sum, value, y) => sum + value * (rows[y]?.[k] ?? 0), 0)),
    )
    .slice(1);
  const median = frequencies.toSorted((one, other) => one - other)[Math.floor(frequencies.length / 2)] ?? 0;
  return frequencies.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

function differing(one: bigint, other: bigint): number {
  let count = 0;
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
