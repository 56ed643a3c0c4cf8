import { forms } from "../texts/forms/all.ts";
import type { Form, Piece, Plot } from "../texts/model.ts";
import { plots } from "../texts/plots/all.ts";
import { drawnFrom } from "./chance.ts";
import { pictureFor } from "./choose-picture.ts";
import { titleFor } from "./choose-title.ts";
import { type Circumstances, isTrue } from "./circumstances.ts";
import { type Deal, isForm, isTale, type Telling } from "./deal.ts";
import { formTellings } from "./form-tellings.ts";
import { layoutFor } from "./layout.ts";
import { leadFor } from "./leads.ts";
import { type Memory, restOf, shotOf, storiesSince } from "./memory.ts";
import { plotTellings } from "./plot-tellings.ts";
import { taleTellings } from "./tale-tellings.ts";
import { type Choice, type Rests, slotsPerDay } from "./telling-rules.ts";

/** One story of so many is of another form than a plain story. */
const storiesPerForm = 6;

const threeYears = 3 * 366;
/**
 * The days that must have passed since a piece was used, since a title was, and since another telling shared much with
 * this one, and how many titles of its form a title may find in the row: the first for which there is a story. The gate
 * refuses a sentence within 90 days and a title within 300, so the last are tried only where there is nothing else, as
 * for the fortieth story of one slot.
 */
const rests: readonly Rests[] = [
  { pieces: 91, title: threeYears, telling: threeYears, sameForm: 1 },
  { pieces: 91, title: threeYears, telling: threeYears, sameForm: 2 },
  { pieces: 91, title: 300, telling: threeYears, sameForm: 1 },
  { pieces: 91, title: 300, telling: 0, sameForm: 1 },
  { pieces: 0, title: 0, telling: 0, sameForm: 1 },
];

/** Plots of which any could be the next: what rested up to so many slots less than the longest. */
const leeway = slotsPerDay;

/** Chooses a story for a slot out of the plots and forms, so that readers meet again what they met longest ago. */
export function chooseStory(slot: number, circumstances: Circumstances, memory: Memory): Deal {
  const sources = inTurn(slot, circumstances, memory);
  const isNow = ({ when }: Pick<Piece, "when">) => isTrue(when, circumstances);
  for (const days of rests) {
    const choice = { slot, memory, days, isTrue: isNow };
    for (const source of sources) {
      const deal = dealOf(source, choice);
      if (deal) return deal;
    }
  }
  throw new Error(`There is no story to tell in ${JSON.stringify(circumstances)}.`);
}

function dealOf(source: Plot | Form, choice: Choice): Deal | undefined {
  const { slot, memory } = choice;
  for (const telling of tellingsOf(source, choice)) {
    const picture = pictureFor(telling, choice);
    if (picture === undefined) continue;
    const title = titleFor(telling, choice);
    if (title === undefined) continue;
    const lead = isForm(source) || isTale(telling) ? undefined : leadFor(telling, choice);
    const layout = layoutFor(telling, lead, memory);
    if (layout === undefined) continue;
    const { paragraphs } = layout;
    const shot = shotOf(picture, slot, memory);
    return { slot, title, paragraphs, picture, shot, told: { telling, lead, layout: layout.layout } };
  }
  return undefined;
}

function* tellingsOf(source: Plot | Form, choice: Choice): Generator<Telling> {
  yield* taleTellings(source, choice);
  yield* isForm(source) ? formTellings(source, choice) : plotTellings(source, choice);
}

/** The plots and forms that can be told, in the order in which they should be tried. */
function inTurn(slot: number, circumstances: Circumstances, memory: Memory): (Plot | Form)[] {
  const isFormsTurn =
    storiesSince(({ told }) => told !== undefined && isForm(told.telling.source), memory) >= storiesPerForm - 1;
  const [first, then] = isFormsTurn ? [forms, plots] : [plots, forms];
  const ordered = (sources: readonly (Plot | Form)[]) =>
    sources
      .filter(({ when }) => isTrue(when, circumstances))
      .map((source) => ({ source, rest: waited(source, slot, memory) }))
      .sort((one, other) => other.rest - one.rest)
      .map(({ source }) => source);
  return [...ordered(first), ...ordered(then)];
}

/** The rest of a plot in slots, with some chance in it, so that plots do not follow each other in one order for ever. */
function waited(source: Plot | Form, slot: number, memory: Memory): number {
  const rest = Math.min(restOf(source, slot, memory), 1000 * slotsPerDay);
  return rest + drawnFrom(leeway, slot, source.name);
}
