import sharp from "sharp";
import { siteTexts } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { letter, letterInto } from "#api/platform/images/lettering.ts";
import { hourOf, warsawZone } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { inks } from "./inks.ts";
import { paperCut, type Strip, setIn, stripBottom, stripLeft, svg } from "./sheet.ts";

const title = { width: 808, height: 300, sizes: [100, 92, 84, 78, 72, 66, 60, 54, 48, 42] };
const margin = { side: 46, above: 44 };
const badge = { height: 62, below: 30 };

/** The story's slot, date and title on the hour's paper, and their position over the film's first shot. */
export async function titleStrip(story: Story, language: Language): Promise<Strip> {
  const { paper, ink, quiet, soft, onSoft } = inks[story.timeSlot];
  const slot = `${siteTexts[language].slots[story.timeSlot]} ${hourOf(story.timeSlot)}`;
  const [label, date, name] = await Promise.all([
    letter({ text: slot, face: "label", size: 32, colour: onSoft }),
    letter({ text: longDate(story, language), face: "quiet", size: 40, colour: quiet }),
    letterInto({ text: setIn(language, tellingOf(story, language).title), face: "title", colour: ink }, title),
  ]);
  const pill = { width: label.width + 56, height: badge.height };
  const even = (value: number) => 2 * Math.round(value / 2);
  const top = margin.above;
  const size = {
    width: even(title.width + 2 * margin.side),
    height: even(top + badge.height + badge.below + name.height + margin.above),
  };
  const middle = (height: number) => top + Math.round((badge.height - height) / 2);
  const round = `<rect width="${pill.width}" height="${pill.height}" rx="${pill.height / 2}" fill="${soft}"/>`;
  const picture = await sharp(paperCut("strip", size, paper))
    .composite([
      { input: svg(round, pill), left: margin.side, top },
      { input: label.input, left: margin.side + 28, top: middle(label.height) },
      { input: date.input, left: margin.side + pill.width + 26, top: middle(date.height) },
      { input: name.input, left: margin.side, top: top + badge.height + badge.below },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, x: stripLeft, y: even(stripBottom - size.height) };
}

const longDate = ({ publishedAt }: Story, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: warsawZone }).format(new Date(publishedAt));
