const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Detects the kind of a picture by its first bytes; undefined for every other. It runs before any decoder sees the file: those
 * for SVG, TIFF and dozens of other kinds must not read files of strangers. Masters, uploads and answers of services share this list.
 */
export function pictureKind(bytes: Buffer): "png" | "jpeg" | "webp" | undefined {
  if (bytes.subarray(0, 8).equals(pngStart)) return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp";
  return undefined;
}

/** Whether a PNG is animated: most decoders silently show its first frame. */
export function isMovingPng(bytes: Buffer): boolean {
  for (let at = pngStart.length; at + 8 <= bytes.length; ) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    // A chunk is length, type, content and checksum.
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}
