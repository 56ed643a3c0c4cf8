// Draws the preview picture of a shared page: a title, its hour and its print on paper.
import sharp from "sharp";
import { letter, letterTitle } from "#api/platform/images/lettering.ts";
import { logo } from "#api/platform/images/site-art.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { inks } from "./inks.ts";
import { cardSize } from "./model.ts";

export type Card = {
  title: string;
  /** Selects the colours of the card. */
  slot: TimeSlot;
  /** The text of the badge and above it; cards of no single story have neither. */
  badge?: { slot: string; date: string };
  picture: Uint8Array;
};

const { width, height } = cardSize;
const margin = 60;
const titlePlace = { top: 152, width: 448, height: 318 };
const badge = { top: 535, height: 43, icon: 28 };
/** The print runs off the card's right edge. */
const print = { left: 540, top: 34, width: width - 540, height: 562 };

/** The print's hand-cut edge, in thousandths of its size. */
const cut =
  "3,1 86,0 166,2 255,0 327,4 423,6 498,3 584,6 662,5 748,2 834,6 912,4 1000,3 1000,1000 921,995 831,999 749,994 672,997 587,1000 498,995 418,997 342,1000 247,996 167,1000 91,997 0,1000 4,939 0,869 6,809 1,754 8,680 2,624 7,560 1,502 8,442 3,366 7,322 1,250 6,197 2,116 8,67";

const icons: Record<TimeSlot, string> = {
  morning: "M2.5 18.5h19M6 18.5a6 6 0 0 1 12 0M12 8.5V4.5M5.3 11.2L3.2 9.1M18.7 11.2l2.1-2.1M5 21.5h14",
  afternoon:
    "M12 7.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  evening: "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4zM17 3.5v4M15 5.5h4",
};

const svg = (inner: string, size: { width: number; height: number }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inner}</svg>`);

/** Draws a card, deterministic to the byte. The picture's disclosure of its origin is copied to the card. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const { paper, ink, accent, soft } = inks[card.slot];
  const ground = svg(
    `<rect width="100%" height="100%" fill="${paper}"/><rect y="${height - 12}" width="100%" height="12" fill="${soft}"/>` +
      `<rect y="${height - 12}" width="33%" height="12" fill="${accent}"/>`,
    cardSize,
  );
  const name = await letter({ text: "Mruk", face: "title", size: 44, colour: ink });
  const title = await letterTitle({ text: card.title, colour: ink }, titlePlace);
  const { xmp } = await sharp(card.picture).metadata();
  const sheet = sharp(ground).composite([
    { input: await cutPrint(card.picture), left: print.left, top: print.top },
    {
      input: await sharp(await logo(), { density: 288 })
        .resize(68)
        .png()
        .toBuffer(),
      left: margin,
      top: 52,
    },
    { input: name.input, left: margin + 82, top: 88 - Math.round(name.height / 2) },
    { input: title.input, left: margin, top: titlePlace.top },
    ...(card.badge ? await badgeLayers(card.slot, card.badge) : []),
  ]);
  return await (xmp ? sheet.withXmp(xmp.toString()) : sheet).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function cutPrint(picture: Uint8Array): Promise<Buffer> {
  const points = cut.replace(/\d+/g, (part) => String(Number(part) / 1000));
  const edge = svg(`<g transform="scale(${print.width} ${print.height})"><polygon points="${points}"/></g>`, print);
  return await sharp(picture)
    .resize(print.width, print.height, { fit: "cover" })
    .composite([{ input: edge, blend: "dest-in" }])
    .png()
    .toBuffer();
}

async function badgeLayers(slot: TimeSlot, { slot: text, date }: NonNullable<Card["badge"]>) {
  const { quiet, soft, onSoft } = inks[slot];
  const label = await letter({ text, face: "label", size: 21, colour: onSoft });
  const above = await letter({ text: date, face: "quiet", size: 27, colour: quiet });
  const width = 14 + badge.icon + 9 + label.width + 20;
  const pill = svg(
    `<rect width="${width}" height="${badge.height}" rx="${badge.height / 2}" fill="${soft}"/>` +
      `<g transform="translate(14 ${(badge.height - badge.icon) / 2}) scale(${badge.icon / 24})" fill="none" stroke="${onSoft}"` +
      ` stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[slot]}"/></g>`,
    { width, height: badge.height },
  );
  return [
    { input: pill, left: margin, top: badge.top },
    {
      input: label.input,
      left: margin + 14 + badge.icon + 9,
      top: badge.top + Math.round((badge.height - label.height) / 2),
    },
    { input: above.input, left: margin, top: badge.top - 14 - above.height },
  ];
}
