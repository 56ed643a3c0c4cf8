import { wordsOf } from "#api/generation/likeness.ts";
import type { Brief, PictureBrief, StoryText, Weather } from "#api/generation/model.ts";
import { shotsFor } from "#api/house/staging/shots.ts";
import { furtherTexts } from "../compose.ts";
import { sourceOf } from "./sources.ts";
import { type HouseWish, understand, unfulfilled } from "./understand.ts";

type Present = NonNullable<Brief["rewrites"]>;

/** So many further stories are looked at for one that fulfils a wish. */
const mostLookedAt = 60;
/** A text is shorter with at most this share of the words, in each language. */
const shorterShare = 0.9;

/**
 * Another story in the place of one, as the wish has it. The house cuts no sentences out of its texts, nor adds any: it looks for
 * another story that has fewer words, or speaks of the weather. Throws WISH_UNFULFILLED where it finds none.
 */
export function tellAnew(brief: Brief, present: Present, attempt: number): StoryText {
  const wish = brief.wish === undefined ? {} : understand(brief.wish, "both");
  if (wish.weather === "snow" && brief.season === "summer") throw unfulfilled("no snow in summer");
  const number = brief.variant + attempt - 1;
  const text = inTurn(textsFulfilling(wish, brief, present), number);
  if (text === undefined) throw unfulfilled("no other such story for this slot");
  return wish.camera ? { ...text, picture: taken(text.picture, wish.camera) } : text;
}

/** The text of this number, from 1; where there are fewer, they come again in their order. */
function inTurn(texts: Iterable<StoryText>, number: number): StoryText | undefined {
  const found: StoryText[] = [];
  for (const text of texts) if (found.push(text) === number) return text;
  return found[(number - 1) % found.length];
}

function* textsFulfilling(wish: HouseWish, brief: Brief, present: Present): Generator<StoryText> {
  const source = sourceOf(present);
  let looked = 0;
  for (const text of furtherTexts(brief)) {
    if (++looked > mostLookedAt) return;
    const isOther = text.titleEn !== present.titleEn && (source === undefined || sourceOf(text) !== source);
    if (isOther && isShortEnough(wish, text, present) && speaksOf(wish.weather, text)) yield text;
  }
}

function isShortEnough({ isShorter }: HouseWish, text: StoryText, present: Present): boolean {
  const share = (name: "contentEn" | "contentPl") => wordsOf(text[name]).length / wordsOf(present[name]).length;
  return !isShorter || (share("contentEn") <= shorterShare && share("contentPl") <= shorterShare);
}

/** The words of which each weather has at least one in a text that speaks of it. */
const words: Record<Weather, RegExp> = {
  rain: /\b(rain(s|ed|ing|y)?|drizzl\w*|downpour|showers?|puddles?|umbrellas?)\b/i,
  snow: /\b(snow(s|ed|ing|y)?|snowflakes?)\b/i,
  fog: /\b(fog(gy)?|mist(y)?)\b/i,
  wind: /\b(wind(y|s)?|gusts?|draughts?)\b/i,
  clear: /\b(sun(ny|light|shine|beams?)?|(clear|blue) sky)\b/i,
};

const speaksOf = (weather: Weather | undefined, { contentEn }: StoryText): boolean =>
  weather === undefined || words[weather].test(contentEn);

/** The picture from as near, or as far, as there is room for. */
export function taken(picture: PictureBrief, camera: NonNullable<HouseWish["camera"]>): PictureBrief {
  if (camera === "wider") return { ...picture, camera: "wide" };
  const hasRoom = shotsFor(picture).some((shot) => shot.camera === "close");
  return { ...picture, camera: hasRoom && picture.camera !== "close" ? "close" : "half" };
}
