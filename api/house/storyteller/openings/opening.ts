import type { Brief } from "#api/generation/model.ts";
import type { Casting } from "../casting.ts";
import { type Bilingual, ways } from "../model.ts";
import { modulo, piecesOf } from "../tellings.ts";
import { hours } from "./hours/hours.ts";
import { occasionFor } from "./occasions.ts";
import { skiesFor } from "./skies.ts";

/**
 * The first sentences: the hour or the day's occasion, then the sky. Both are chosen by the same code as the pieces, so
 * that its limits on what two tellings of a plot share (`tellings.ts`) include the opening.
 */
export function openingFor(brief: Brief, { plotNumber, telling, round }: Casting): Bilingual {
  const [, , , , hourPiece = 0, skyPiece = 0] = piecesOf(telling, round);
  const hour = occasionFor(brief) ?? pick(hours[brief.season][brief.timeSlot], hourPiece + plotNumber * 3);
  const sky = pick(skiesFor(brief), skyPiece + plotNumber * 4);
  return { en: `${hour.en} ${sky.en}`, pl: `${hour.pl} ${sky.pl}` };
}

function pick(pool: readonly Bilingual[], number: number): Bilingual {
  const chosen = pool[modulo(number, ways)];
  if (chosen === undefined) throw new Error(`There must be ${ways} ways to open a story.`);
  return chosen;
}
