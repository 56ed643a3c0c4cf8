import sharp from "sharp";
import { favicon, logo } from "./art.ts";
import { papers } from "./model.ts";

/** The icons of the manifest. A maskable one has room around the face, because telephones cut its corners off. */
export const manifestIcons = [
  { file: "icon-192.png", size: 192, maskable: false },
  { file: "icon-512.png", size: 512, maskable: false },
  { file: "icon-maskable-512.png", size: 512, maskable: true },
] as const;

const vectorDensity = 600;

/** The face as large as the icon, on nothing. */
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

/** The icon format of old: a header, one entry, and the picture as a PNG. */
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

/** Every icon that is asked for by its name, with the way to draw it. */
export const icons: { file: string; draw(): Promise<Buffer> }[] = [
  { file: "favicon.ico", draw: async () => ico(await bare(await favicon(), 32), 32) },
  { file: "apple-touch-icon.png", draw: () => onPaper(180, 0.84) },
  ...manifestIcons.map(({ file, size, maskable }) => ({
    file,
    draw: async () => (maskable ? await onPaper(size, 0.66) : await bare(await logo(), size)),
  })),
];
