import { memoized } from "#api/platform/memoized.ts";
import type { Piece, Title } from "../texts/model.ts";
import { lotOf } from "./chance.ts";
import { isTale, type Telling } from "./deal.ts";
import { restOf, titleForms } from "./memory.ts";
import { type Choice, slotsPerDay } from "./telling-rules.ts";

/** The stories before a title among which titles of its form are counted. Stories that were written whole may add to them. */
const row = 99;
/** How many of the row may have the form of a tale's title: a tale has no other title. */
const mostLikeTale = 2;

/** A title of one of the telling's pieces that has rested, of the rarest form; none, if all were used lately. */
export function titleFor(telling: Telling, choice: Choice): Title | undefined {
  const { slot, days } = choice;
  const mostAlike = isTale(telling) ? mostLikeTale : days.sameForm;
  const counts = formsOfRow(choice);
  const rarity = (title: Title) =>
    Math.max(...titleForms(title).map((form, language) => counts[language]?.get(form) ?? 0));
  const lot = (title: Title) => rarity(title) + lotOf(title, slot);
  const [best] = telling.pieces
    .flatMap(({ titles = [] }) => titles)
    .filter((title) => isRested(title, choice))
    .filter((title) => rarity(title) <= mostAlike)
    .sort((one, other) => lot(one) - lot(other));
  return best;
}

/** Whether a piece has a title that has rested. */
export const hasTitle = ({ titles = [] }: Piece, choice: Choice): boolean =>
  titles.some((title) => isRested(title, choice));

function isRested(title: Title, { slot, memory, days }: Choice): boolean {
  return restOf(title, slot, memory) >= days.title * slotsPerDay;
}

/** How often each form of a title stands in the row, in English and in Polish. A choice asks for many tellings. */
const formsOfRow = memoized(({ memory }: Choice): readonly Map<string, number>[] => {
  const counts = [new Map<string, number>(), new Map<string, number>()];
  for (const { title } of memory.deals.slice(-row)) {
    titleForms(title).forEach((form, language) => {
      counts[language]?.set(form, (counts[language].get(form) ?? 0) + 1);
    });
  }
  return counts;
});
