import type { Brief, PictureBrief, StoryText } from "../model.ts";
import { asideFor } from "./asides.ts";
import { dayNumber, slotIndex } from "./calendar.ts";
import { type Casting, cast } from "./casting.ts";
import { closingFor } from "./closings.ts";
import type { Part, Piece, Told } from "./model.ts";
import { openingFor } from "./openings/opening.ts";
import { weatherInPicture } from "./openings/weather-in-picture.ts";
import { plots } from "./plots/all.ts";
import { modulo, piecesOf } from "./tellings.ts";
import { titleOf } from "./titles.ts";

/** Composes a whole story out of written pieces. The same brief always gives the same story. */
export function compose(brief: Brief): StoryText {
  const casting = cast(brief, plots);
  const pieces = chosenPieces(casting);
  const title = titleOf(casting, pieces);
  const content = joined(paragraphs(brief, casting, pieces), "\n\n");
  const excerpt = excerptOf(pieces);
  const { picture, alt } = drawn(brief, casting);
  return {
    titleEn: title.en,
    titlePl: title.pl,
    excerptEn: excerpt.en,
    excerptPl: excerpt.pl,
    contentEn: content.en,
    contentPl: content.pl,
    category: casting.plot.category,
    imageAlt: alt.en,
    imageAltPl: alt.pl,
    picture,
    canon: newFacts(brief, pieces),
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

const pause: Told = { en: "•••", pl: "•••" };

/** Three ways of laying the same parts out, so that stories differ to the eye as well. */
function paragraphs(brief: Brief, casting: Casting, { wish, obstacle, turn, ending }: Chosen): Told[] {
  const opening = openingFor(brief, casting);
  const aside = asideFor(brief, casting);
  const last = joined([ending, closingFor(brief)], " ");
  const layout = modulo(dayNumber(brief.date) + slotIndex[brief.timeSlot] + casting.telling, 3);
  if (layout === 0) return [opening, wish, joined([aside, obstacle], " "), pause, turn, last];
  if (layout === 1) return [joined([opening, wish], " "), aside, obstacle, turn, last];
  return [opening, wish, aside, obstacle, turn, last];
}

function joined(parts: readonly Told[], separator: string): Told {
  return { en: parts.map(({ en }) => en).join(separator), pl: parts.map(({ pl }) => pl).join(separator) };
}

/** The excerpt is how the wish begins: as many sentences as make a preview, and the same number in both languages. */
function excerptOf({ wish }: Chosen): Told {
  const [en, pl] = [sentencesOf(wish.en), sentencesOf(wish.pl)];
  const count = Math.max(sentencesForPreview(en), sentencesForPreview(pl));
  return { en: en.slice(0, count).join("").trim(), pl: pl.slice(0, count).join("").trim() };
}

const previewLength = 90;

function sentencesForPreview(sentences: readonly string[]): number {
  let length = 0;
  const enough = sentences.findIndex((sentence) => {
    length += sentence.length;
    return length >= previewLength;
  });
  return enough === -1 ? sentences.length : enough + 1;
}

/** A full stop inside quotation marks does not end a sentence of the narrator's. */
const sentencesOf = (text: string) => text.match(/(?:[“„][^”]*”|[^.!?…“„])*[.!?…]*/gu)?.filter(Boolean) ?? [text];

function drawn(brief: Brief, { plot, telling }: Casting): { picture: PictureBrief; alt: Told } {
  const chosen = plot.pictures[modulo(telling, plot.pictures.length)];
  if (chosen === undefined) throw new Error(`The plot "${plot.name}" has no picture.`);
  const { en, pl, ...scene } = chosen;
  const { timeSlot, season, weather } = brief;
  const behind = weatherInPicture(scene.place, weather);
  return {
    picture: { ...scene, timeSlot, season, weather, seed: `mruk ${brief.id}` },
    alt: { en: `${en}${behind.en}`, pl: `${pl}${behind.pl}` },
  };
}

function newFacts({ canon }: Brief, pieces: Chosen): string[] {
  const facts = Object.values(pieces).flatMap(({ fact }) => fact ?? []);
  return facts.filter((fact) => !canon.includes(fact));
}
