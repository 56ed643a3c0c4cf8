import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of this size as a camera or a drawing program would make it. */
export function pictureOf(format: "png" | "jpeg" | "webp", { width = 900, height = 700 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#e9a572" } })
    .toFormat(format)
    .toBuffer();
}

/** Random pixels, which hardly compress. */
export function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 80 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims this size, whatever its content. */
export function pngSaying(
  { width, height }: { width: number; height: number },
  chunks: [string, Buffer][] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  // Many zeros compress well: a decompression bomb.
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 20_000_000)));
  const parts = [["IHDR", header], ...chunks, ["IDAT", rows], ["IEND", Buffer.alloc(0)]] as [string, Buffer][];
  return Buffer.concat([pngStart, ...parts.map(([type, data]) => chunk(type, data))]);
}
