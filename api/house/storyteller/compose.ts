import type { Brief, PictureBrief, StoryText } from "#api/generation/model.ts";
import type { Picture } from "../texts/model.ts";
import { dayNumber, slotIndex } from "./calendar.ts";
import { type Casting, cast } from "./casting.ts";
import { closingFor } from "./closings.ts";
import type { Bilingual, Part, Piece } from "./model.ts";
import { openingFor } from "./openings/opening.ts";
import { weatherInPicture } from "./openings/weather-in-picture.ts";
import { plots } from "./plots/all.ts";
import { remarkFor } from "./remarks.ts";
import { modulo, piecesOf } from "./tellings.ts";
import { titleOf } from "./titles.ts";
import { type WholeTelling, wholeStoryFor } from "./whole-stories.ts";

/** Composes a whole story out of written pieces. The same brief always gives the same story. */
export function compose(brief: Brief): StoryText {
  const whole = wholeStoryFor(brief);
  return whole ? wholeText(brief, whole) : composed(brief);
}

function wholeText(brief: Brief, { story, category, continues }: WholeTelling): StoryText {
  const [en, pl] = [story.en.join("\n\n"), story.pl.join("\n\n")];
  const { picture, alt } = inWeather(brief, story.picture);
  return {
    titleEn: story.title[0],
    titlePl: story.title[1],
    ...excerptOf({ en: story.en.join(" "), pl: story.pl.join(" ") }),
    contentEn: en,
    contentPl: pl,
    category,
    imageAlt: alt.en,
    imageAltPl: alt.pl,
    picture,
    canon: newFacts(brief, [story]),
    ...(continues !== undefined && { continues }),
  };
}

function composed(brief: Brief): StoryText {
  const casting = cast(brief, plots);
  const pieces = chosenPieces(casting);
  const title = titleOf(casting, pieces);
  const content = joined(paragraphs(brief, casting, pieces), "\n\n");
  const { picture, alt } = drawn(brief, casting);
  return {
    titleEn: title.en,
    titlePl: title.pl,
    ...excerptOf(pieces.wish),
    contentEn: content.en,
    contentPl: content.pl,
    category: casting.plot.category,
    imageAlt: alt.en,
    imageAltPl: alt.pl,
    picture,
    canon: newFacts(brief, Object.values(pieces)),
  };
}

type Chosen = Record<Part, Piece>;

function chosenPieces({ plot, telling, round }: Casting): Chosen {
  const [wish = 0, obstacle = 0, turn = 0, ending = 0] = piecesOf(telling, round);
  return {
    wish: pieceOf(plot.wish, wish),
    obstacle: pieceOf(plot.obstacle, obstacle),
    turn: pieceOf(plot.turn, turn),
    ending: pieceOf(plot.ending, ending),
  };
}

function pieceOf(pieces: readonly Piece[], number: number): Piece {
  const piece = pieces[number];
  if (piece === undefined) throw new Error(`A plot lacks its piece number ${number + 1}.`);
  return piece;
}

const pause: Bilingual = { en: "•••", pl: "•••" };

/** Three layouts of the same parts, so that stories differ to the eye as well. */
function paragraphs(brief: Brief, casting: Casting, { wish, obstacle, turn, ending }: Chosen): Bilingual[] {
  const opening = openingFor(brief, casting);
  const remark = remarkFor(brief, casting);
  const last = joined([ending, closingFor(brief)], " ");
  const layout = modulo(dayNumber(brief.date) + slotIndex[brief.timeSlot] + casting.telling, 3);
  if (layout === 0) return [opening, wish, joined([remark, obstacle], " "), pause, turn, last];
  if (layout === 1) return [joined([opening, wish], " "), remark, obstacle, turn, last];
  return [opening, wish, remark, obstacle, turn, last];
}

function joined(parts: readonly Bilingual[], separator: string): Bilingual {
  return { en: parts.map(({ en }) => en).join(separator), pl: parts.map(({ pl }) => pl).join(separator) };
}

/** The excerpt is the beginning of a text: enough sentences for a preview, in each language by itself. */
const excerptOf = ({ en, pl }: Bilingual): Pick<StoryText, "excerptEn" | "excerptPl"> => ({
  excerptEn: previewOf(en),
  excerptPl: previewOf(pl),
});

const previewLength = 90;

function previewOf(text: string): string {
  let preview = "";
  for (const sentence of sentencesOf(text)) {
    if (preview.length >= previewLength) break;
    preview += sentence;
  }
  return preview.trim();
}

/** A full stop inside quotation marks does not end a sentence of the narrator's. */
const sentencesOf = (text: string) => text.match(/(?:[“„][^”]*”|[^.!?…“„])*[.!?…]*/gu)?.filter(Boolean) ?? [text];

function drawn(brief: Brief, { plot, telling }: Casting): { picture: PictureBrief; alt: Bilingual } {
  const chosen = plot.pictures[modulo(telling, plot.pictures.length)];
  if (chosen === undefined) throw new Error(`The plot "${plot.name}" has no picture.`);
  return inWeather(brief, chosen);
}

/** The picture of a story, with the weather of its brief behind the window. */
function inWeather(brief: Brief, drawn: Picture): { picture: PictureBrief; alt: Bilingual } {
  const { en, pl, when: _, ...scene } = drawn;
  const { timeSlot, season, weather } = brief;
  const behind = weatherInPicture(scene.place, weather);
  return {
    picture: { ...scene, timeSlot, season, weather, seed: `mruk ${brief.id}` },
    alt: { en: `${en}${behind.en}`, pl: `${pl}${behind.pl}` },
  };
}

function newFacts({ canon }: Brief, pieces: readonly { fact?: string }[]): string[] {
  const facts = pieces.flatMap(({ fact }) => fact ?? []);
  return facts.filter((fact) => !canon.includes(fact));
}
