import { limits } from "#api/generation/gate/lengths.ts";
import type { Brief, StoryText } from "#api/generation/model.ts";
import { stagePicture } from "../staging/stage-picture.ts";
import type { Bilingual } from "../texts/model.ts";
import { slotNumber } from "./calendar.ts";
import { chooseStory } from "./choose-story.ts";
import { circumstancesOf, expectedAt } from "./circumstances.ts";
import type { Deal } from "./deal.ts";
import { dealAt, memoryBefore } from "./history.ts";
import { paragraphsIn } from "./layout.ts";
import { remember, shotOf } from "./memory.ts";
import { type WholeTelling, wholeStoryAt } from "./whole-stories.ts";

/**
 * Composes a story for a brief. The same brief and attempt always give the same story; a further attempt, as a further
 * variant, gives another one.
 */
export function compose(brief: Brief, attempt = 1): StoryText {
  const further = brief.variant + attempt - 2;
  const whole = further === 0 ? wholeStoryAt(brief, circumstancesOf(brief)) : undefined;
  return whole ? wholeText(brief, whole) : toldText(brief, dealFor(brief, further));
}

/** Further stories for a brief, each another one, as long as there are any. */
export function* furtherTexts(brief: Brief): Generator<StoryText> {
  const memory = memoryBefore(brief);
  remember(memory, dealAt(brief));
  for (;;) {
    const deal = chooseStory(slotNumber(brief), circumstancesOf(brief), memory);
    remember(memory, deal);
    yield toldText(brief, deal);
  }
}

/** The slot's own deal, or the deal after so many further ones. */
function dealFor(brief: Brief, further: number): Deal {
  if (further === 0 && isExpected(brief)) return dealAt(brief);
  const memory = memoryBefore(brief);
  if (further > 0) remember(memory, dealAt(brief));
  const choose = () => chooseStory(slotNumber(brief), circumstancesOf(brief), memory);
  for (let number = 1; number < further; number++) remember(memory, choose());
  return choose();
}

function isExpected(brief: Brief): boolean {
  const { season, weather } = expectedAt(brief);
  return brief.season === season && brief.weather === weather;
}

function wholeText(brief: Brief, { story, category, continues }: WholeTelling): StoryText {
  const shot = isExpected(brief) ? dealAt(brief).shot : shotOf(story.picture, slotNumber(brief), memoryBefore(brief));
  return {
    titleEn: story.title[0],
    titlePl: story.title[1],
    ...excerptOf({ en: story.en.join(" "), pl: story.pl.join(" ") }),
    contentEn: story.en.join("\n\n"),
    contentPl: story.pl.join("\n\n"),
    category,
    ...stagePicture(brief, story.picture, shot, story.en.join("\n\n")),
    canon: newFacts(brief, [story]),
    ...(continues !== undefined && { continues }),
  };
}

function toldText(brief: Brief, { title, picture, shot, told }: Deal): StoryText {
  if (told === undefined) throw new Error(`The story of ${brief.id} was written whole, and is not told anew.`);
  const { telling, lead, layout } = told;
  const content = paragraphsIn(telling, lead, layout);
  const [first] = telling.pieces;
  return {
    titleEn: title[0],
    titlePl: title[1],
    ...excerptOf(first ?? content),
    contentEn: content.en,
    contentPl: content.pl,
    category: telling.source.category,
    ...stagePicture(brief, picture, shot, content.en),
    canon: newFacts(brief, telling.pieces),
  };
}

/** The excerpt is the beginning of a text: enough sentences for a preview, in each language by itself. */
const excerptOf = ({ en, pl }: Bilingual): Pick<StoryText, "excerptEn" | "excerptPl"> => ({
  excerptEn: previewOf(en),
  excerptPl: previewOf(pl),
});

const previewLength = 90;

function previewOf(text: string): string {
  let preview = "";
  for (const sentence of sentencesOf(text.replaceAll("\n\n", " "))) {
    const isEnough = preview.length >= previewLength;
    const isTooLong = preview.length >= limits.excerpt.min && preview.length + sentence.length > limits.excerpt.max;
    if (isEnough || isTooLong) break;
    preview += sentence;
  }
  return preview.trim();
}

/** A full stop inside quotation marks does not end a sentence of the narrator's. */
const sentencesOf = (text: string) => text.match(/(?:[“„][^”]*”|[^.!?…“„])*[.!?…]*/gu)?.filter(Boolean) ?? [text];

function newFacts({ canon }: Brief, pieces: readonly { fact?: string }[]): string[] {
  const facts = pieces.flatMap(({ fact }) => fact ?? []);
  return facts.filter((fact) => !canon.includes(fact));
}
