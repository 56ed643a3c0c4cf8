import sharp from "sharp";
import { siteTexts } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { letter, letterInto } from "#api/platform/images/lettering.ts";
import { logo } from "#api/platform/images/site-art.ts";
import { hourOf, warsawZone } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { inks } from "#api/video/making/inks.ts";
import { centred, paperCut, setIn, sheet, svg } from "#api/video/making/sheet.ts";

const print = { left: 44, width: 992, height: 662 };
const left = 84;
const title = { width: 880, height: 420, sizes: [116, 104, 94, 84, 76, 68, 60, 54, 48] };
const badge = { height: 66 };

/** The beginning of a film: the whole picture as a print on the hour's paper, and the story's title below it. */
export async function titleCard(story: Story, language: Language | null, picture: Buffer): Promise<Buffer> {
  const { paper, soft, accent } = inks[story.timeSlot];
  const ground = { input: await printed(picture), left: print.left };
  const mark = await sharp(await logo(), { density: 400 })
    .resize(language ? 104 : 180)
    .png()
    .toBuffer();
  const rule = svg(
    `<rect width="100%" height="100%" fill="${soft}"/><rect width="33%" height="100%" fill="${accent}"/>`,
    { width: 1080, height: 22 },
  );
  if (!language) {
    const top = 560;
    return sheet(paper, [
      { input: mark, left: centred({ width: 180 }), top: top - 280 },
      { ...ground, top },
      { input: rule, left: 0, top: 1898 },
    ]);
  }
  return sheet(paper, [
    { input: mark, left, top: 232 },
    ...(await nameBeside(story)),
    { ...ground, top: 386 },
    ...(await wordsOf(story, language)),
    { input: rule, left: 0, top: 1898 },
  ]);
}

async function nameBeside({ timeSlot }: Story) {
  const name = await letter({ text: "Mruk", face: "title", size: 68, colour: inks[timeSlot].ink });
  return [{ input: name.input, left: left + 126, top: 288 - Math.round(name.height / 2) }];
}

async function wordsOf(story: Story, language: Language) {
  const { ink, quiet, soft, onSoft } = inks[story.timeSlot];
  const slot = `${siteTexts[language].slots[story.timeSlot]} ${hourOf(story.timeSlot)}`;
  const label = await letter({ text: slot, face: "label", size: 34, colour: onSoft });
  const pill = { width: label.width + 60, height: badge.height };
  const date = await letter({ text: longDate(story, language), face: "quiet", size: 42, colour: quiet });
  const named = await letterInto(
    { text: setIn(language, tellingOf(story, language).title), face: "title", colour: ink },
    title,
  );
  const top = 1112;
  const middle = (height: number) => top + Math.round((badge.height - height) / 2);
  return [
    {
      input: svg(`<rect width="${pill.width}" height="${pill.height}" rx="${pill.height / 2}" fill="${soft}"/>`, pill),
      left,
      top,
    },
    { input: label.input, left: left + 30, top: middle(label.height) },
    { input: date.input, left: left + pill.width + 28, top: middle(date.height) },
    { input: named.input, left, top: top + badge.height + 44 },
  ];
}

const longDate = ({ publishedAt }: Story, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: warsawZone }).format(new Date(publishedAt));

async function printed(picture: Buffer): Promise<Buffer> {
  return await sharp(picture)
    .resize(print.width, print.height, { fit: "cover", position: "attention" })
    .composite([{ input: paperCut("print", print), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
