// Draws the preview picture of a shared page, and the cover of an episode: a title, its hour and its print on paper.
import sharp from "sharp";
import { letter, letterTitle } from "#api/platform/images/lettering.ts";
import { logo } from "#api/platform/images/site-art.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { inks } from "./inks.ts";
import { cardSize } from "./model.ts";
import { coverSize } from "./podcast/cover.ts";

export type Card = {
  title: string;
  /** Selects the colours of the card. */
  slot: TimeSlot;
  /** The text of the badge and above it; cards of no single story have neither. */
  badge?: { slot: string; date: string };
  picture: Uint8Array;
  /** A square for podcast programs instead of a preview. */
  isCover?: boolean;
};

const margin = 60;
const preview: Layout = {
  size: cardSize,
  footer: 12,
  logo: { left: margin, top: 52, width: 68, text: 44 },
  title: { left: margin, top: 152, width: 448, height: 318 },
  badge: { left: margin, top: 535, height: 43, icon: 28, text: 21, date: 27 },
  // It runs off the card's right edge.
  print: { left: 540, top: 34, width: cardSize.width - 540, height: 562 },
};
/** Programs show covers as small as a thumb, so the letters are large. */
const cover: Layout = {
  size: coverSize,
  footer: 28,
  logo: { left: 1020, top: 1212, width: 112, text: 76 },
  title: { left: margin, top: 950, width: 1280, height: 230, sizes: [150, 132, 116, 102, 90, 78, 68, 58, 50, 44] },
  badge: { left: margin, top: 1258, height: 72, icon: 46, text: 36, date: 44 },
  print: { left: margin, top: margin, width: 1280, height: 853 },
};

type Place = { left: number; top: number };
type Size = { width: number; height: number };
/** The places and sizes of the parts in pixels, and the sizes of their letters. */
type Layout = {
  size: Size;
  /** The height of the strip at the bottom. */
  footer: number;
  logo: Place & { width: number; text: number };
  title: Place & Size & { sizes?: readonly number[] };
  badge: Place & { height: number; icon: number; text: number; date: number };
  print: Place & Size;
};

/** The print's hand-cut edge, in thousandths of its size. */
const cut =
  "3,1 86,0 166,2 255,0 327,4 423,6 498,3 584,6 662,5 748,2 834,6 912,4 1000,3 1000,1000 921,995 831,999 749,994 672,997 587,1000 498,995 418,997 342,1000 247,996 167,1000 91,997 0,1000 4,939 0,869 6,809 1,754 8,680 2,624 7,560 1,502 8,442 3,366 7,322 1,250 6,197 2,116 8,67";

const icons: Record<TimeSlot, string> = {
  morning: "M2.5 18.5h19M6 18.5a6 6 0 0 1 12 0M12 8.5V4.5M5.3 11.2L3.2 9.1M18.7 11.2l2.1-2.1M5 21.5h14",
  afternoon:
    "M12 7.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  evening: "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4zM17 3.5v4M15 5.5h4",
};

const svg = (inner: string, { width, height }: Size) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

/** Draws a card, deterministic to the byte. The picture's disclosure of its origin is copied to the card. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const layout = card.isCover ? cover : preview;
  const { ink } = inks[card.slot];
  const { print, title } = layout;
  const words = await letterTitle({ text: card.title, colour: ink }, title);
  const { xmp } = await sharp(card.picture).metadata();
  const sheet = sharp(ground(card.slot, layout)).composite([
    { input: await cutPrint(card.picture, print), left: print.left, top: print.top },
    ...(await logoLayers(ink, layout.logo)),
    { input: words.input, left: title.left, top: title.top },
    ...(card.badge ? await badgeLayers(card.slot, card.badge, layout.badge) : []),
  ]);
  return await (xmp ? sheet.withXmp(xmp.toString()) : sheet).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

function ground(slot: TimeSlot, { size, footer }: Layout): Buffer {
  const { paper, accent, soft } = inks[slot];
  const top = size.height - footer;
  return svg(
    `<rect width="100%" height="100%" fill="${paper}"/><rect y="${top}" width="100%" height="${footer}" fill="${soft}"/>` +
      `<rect y="${top}" width="33%" height="${footer}" fill="${accent}"/>`,
    size,
  );
}

async function cutPrint(picture: Uint8Array, { width, height }: Size): Promise<Buffer> {
  const points = cut.replace(/\d+/g, (part) => String(Number(part) / 1000));
  const edge = svg(`<g transform="scale(${width} ${height})"><polygon points="${points}"/></g>`, { width, height });
  return await sharp(picture)
    .resize(width, height, { fit: "cover" })
    .composite([{ input: edge, blend: "dest-in" }])
    .png()
    .toBuffer();
}

async function logoLayers(ink: string, { left, top, width, text }: Layout["logo"]) {
  const face = await sharp(await logo(), { density: 288 })
    .resize(width)
    .png()
    .toBuffer();
  const name = await letter({ text: "Mruk", face: "title", size: text, colour: ink });
  const beside = {
    left: left + Math.round(width * 1.2),
    top: top + Math.round(width * 0.53) - Math.round(name.height / 2),
  };
  return [
    { input: face, left, top },
    { input: name.input, ...beside },
  ];
}

async function badgeLayers(slot: TimeSlot, said: NonNullable<Card["badge"]>, badge: Layout["badge"]) {
  const { quiet, soft, onSoft } = inks[slot];
  const { left, top, height, icon } = badge;
  const label = await letter({ text: said.slot, face: "label", size: badge.text, colour: onSoft });
  const above = await letter({ text: said.date, face: "quiet", size: badge.date, colour: quiet });
  const [edge, gap] = [Math.round(icon / 2), Math.round(icon / 3)];
  const width = edge + icon + gap + label.width + Math.round(icon * 0.72);
  const pill = svg(
    `<rect width="${width}" height="${height}" rx="${height / 2}" fill="${soft}"/>` +
      `<g transform="translate(${edge} ${(height - icon) / 2}) scale(${icon / 24})" fill="none" stroke="${onSoft}"` +
      ` stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[slot]}"/></g>`,
    { width, height },
  );
  return [
    { input: pill, left, top },
    { input: label.input, left: left + edge + icon + gap, top: top + Math.round((height - label.height) / 2) },
    { input: above.input, left, top: top - edge - above.height },
  ];
}
