import sharp from "sharp";
import { siteName, siteTexts } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { readByMachine } from "#api/narration/model.ts";
import { letter, letterInto } from "#api/platform/images/lettering.ts";
import { logo, peeking } from "#api/platform/images/site-art.ts";
import type { Story } from "#api/stories/model.ts";
import { disclosureOf } from "./film-texts.ts";
import { inks } from "./inks.ts";
import { centred, setIn, sheet, svg } from "./sheet.ts";

const street = { top: 1506, height: 414 };
const cat = 860;
const logoWidth = 200;
/** The top of one line of disclosure, and of two: the address is above, the ears are below. */
const disclosure = { one: 944, two: 910 };
const addressRoom = { width: 920, height: 110, sizes: [76, 68, 60, 54, 48, 42, 36, 30] };

type Ending = { address: string | null; filmedBy?: "model" | undefined; speaks?: boolean };

/**
 * The end of a film: the site's name and address, and Mruk looking over the edge of the street. Motto and disclosure
 * need a language; without one, everything else stands in the same places.
 */
export async function endCard(story: Story, language: Language | null, { address, ...made }: Ending): Promise<Buffer> {
  const { paper, street: colour } = inks[story.timeSlot];
  const looking = await sharp(await peeking())
    .resize(cat)
    .png()
    .toBuffer({ resolveWithObject: true });
  const mark = await sharp(await logo(), { density: 600 })
    .resize(logoWidth)
    .png()
    .toBuffer();
  return sheet(paper, [
    {
      input: svg(`<rect width="100%" height="100%" fill="${colour}"/>`, { width: 1080, height: street.height }),
      left: 0,
      top: street.top,
    },
    { input: looking.data, left: centred({ width: cat }), top: street.top + 40 - looking.info.height },
    { input: mark, left: centred({ width: logoWidth }), top: 250 },
    ...(await addressed(story, address)),
    ...(language ? await wordsOf(story, language, made) : []),
  ]);
}

async function addressed({ timeSlot }: Story, address: string | null) {
  const { ink, accent } = inks[timeSlot];
  const name = await letter({ text: siteName, face: "title", size: 132, colour: ink });
  const named = { input: name.input, left: centred(name), top: 492 };
  if (address === null) return [named];
  const words = await letterInto({ text: address, face: "label", colour: accent }, addressRoom);
  return [named, { input: words.input, left: centred(words), top: 800 }];
}

async function wordsOf(story: Story, language: Language, { filmedBy, speaks }: Omit<Ending, "address">) {
  const { quiet } = inks[story.timeSlot];
  const motto = await letter({ text: siteTexts[language].motto, face: "quiet", size: 46, colour: quiet });
  const lines = [disclosureOf(story, language, filmedBy), ...(speaks ? [readByMachine[language]] : [])];
  const made = await Promise.all(
    lines.map((line) => letter({ text: setIn(language, line), face: "text", size: 34, colour: quiet })),
  );
  return [
    { input: motto.input, left: centred(motto), top: 660 },
    ...made.map((line, index) => ({
      input: line.input,
      left: centred(line),
      top: (speaks ? disclosure.two : disclosure.one) + index * 46,
    })),
  ];
}
