import sharp from "sharp";
import { siteName, siteTexts } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { letter } from "#api/platform/images/lettering.ts";
import { logo, peeking } from "#api/platform/images/site-art.ts";
import type { Story } from "#api/stories/model.ts";
import { disclosureOf, filmTexts } from "./film-texts.ts";
import { inks } from "./inks.ts";
import { centred, setIn, sheet, svg } from "./sheet.ts";

const street = { top: 1506, height: 414 };
const cat = 860;

/** The end of a film: the story's site and address, and Mruk looking over the edge of the street. */
export async function endCard(
  story: Story,
  language: Language | null,
  { filmedBy }: { filmedBy?: "model" } = {},
): Promise<Buffer> {
  const { paper, street: colour } = inks[story.timeSlot];
  const looking = await sharp(await peeking())
    .resize(cat)
    .png()
    .toBuffer({ resolveWithObject: true });
  const mark = await sharp(await logo(), { density: 600 })
    .resize(language ? 200 : 280)
    .png()
    .toBuffer();
  return sheet(paper, [
    {
      input: svg(`<rect width="100%" height="100%" fill="${colour}"/>`, { width: 1080, height: street.height }),
      left: 0,
      top: street.top,
    },
    { input: looking.data, left: centred({ width: cat }), top: street.top + 40 - looking.info.height },
    { input: mark, left: centred({ width: language ? 200 : 280 }), top: language ? 250 : 420 },
    ...(language ? await wordsOf(story, language, filmedBy) : []),
  ]);
}

async function wordsOf(story: Story, language: Language, filmedBy: "model" | undefined) {
  const { ink, quiet, accent, onAccent, soft } = inks[story.timeSlot];
  const name = await letter({ text: siteName, face: "title", size: 132, colour: ink });
  const motto = await letter({ text: siteTexts[language].motto, face: "quiet", size: 46, colour: quiet });
  const read = await letter({ text: filmTexts[language].read, face: "label", size: 44, colour: onAccent });
  const made = await letter({
    text: setIn(language, disclosureOf(story, language, filmedBy)),
    face: "text",
    size: 34,
    colour: quiet,
  });
  const button = { width: read.width + 112, height: 112 };
  const block = (fill: string) => svg(`<rect width="100%" height="100%" rx="22" fill="${fill}"/>`, button);
  const place = { left: centred(button), top: 790 };
  return [
    { input: name.input, left: centred(name), top: 492 },
    { input: motto.input, left: centred(motto), top: 660 },
    { input: block(soft), left: place.left + 8, top: place.top + 10 },
    { input: block(accent), ...place },
    { input: read.input, left: centred(read), top: place.top + Math.round((button.height - read.height) / 2) },
    { input: made.input, left: centred(made), top: 944 },
  ];
}
