import sharp from "sharp";
import { favicon, logo } from "#api/platform/images/site-art.ts";
import { type Icon, manifestIcons } from "./icons.ts";
import { papers } from "./model.ts";

const vectorDensity = 600;

/** The face as large as the icon, on a transparent background. */
const bare = async (svg: Buffer, size: number) => sharp(svg, { density: vectorDensity }).resize(size).png().toBuffer();

/** The face on paper, with a margin. */
async function onPaper(size: number, share: number): Promise<Buffer> {
  const face = await bare(await logo(), Math.round(size * share));
  return await sharp({ create: { width: size, height: size, channels: 3, background: papers.light.morning } })
    .composite([{ input: face }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The ICO format: a header, one entry, and the picture as a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon …
  header.writeUInt16LE(1, 4); // … with one picture,
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // in one plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel,
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18); // right behind the header.
  return Buffer.concat([header, png]);
}

export async function drawIcon(icon: Icon): Promise<Uint8Array> {
  if (icon === "favicon.ico") return ico(await bare(await favicon(), 32), 32);
  const named = manifestIcons.find(({ file }) => file === icon);
  if (!named) return onPaper(180, 0.84);
  return named.maskable ? onPaper(named.size, 0.66) : bare(await logo(), named.size);
}
