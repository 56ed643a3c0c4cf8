import type { Brief, PictureBrief, StoryText } from "#api/generation/model.ts";
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

/** The excerpt is the beginning of the wish: enough sentences for a preview, the same number in both languages. */
function excerptOf({ wish }: Chosen): Bilingual {
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

function drawn(brief: Brief, { plot, telling }: Casting): { picture: PictureBrief; alt: Bilingual } {
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
