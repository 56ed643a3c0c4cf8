import type { Title } from "../texts/model.ts";
import { drawnFrom } from "./chance.ts";
import type { Telling } from "./deal.ts";
import { type Memory, titleForms } from "./memory.ts";
import { type Choice, slotsPerDay } from "./telling-rules.ts";

/** Of so many stories in a row, so many may have titles of one form. Stories that were written whole may add to them. */
const row = 99;
const mostOfOneForm = 3;

/** A title of one of the telling's pieces that has rested, of the rarest form; none, if all were used lately. */
export function titleFor({ pieces }: Telling, { slot, memory, days }: Choice): Title | undefined {
  const counts = formsOfRow(memory);
  const rarity = (title: Title) =>
    Math.max(...titleForms(title).map((form, language) => counts[language]?.get(form) ?? 0));
  const lot = (title: Title) => rarity(title) + drawnFrom(1000, slot, title[0]) / 1000;
  const rest = (title: Title) =>
    Math.min(...title.map((text) => slot - (memory.titles.get(text.toLowerCase()) ?? Number.NEGATIVE_INFINITY)));
  const [best] = pieces
    .flatMap(({ titles = [] }) => titles)
    .filter((title) => rest(title) >= days.title * slotsPerDay)
    .filter((title) => rarity(title) <= mostOfOneForm)
    .sort((one, other) => lot(one) - lot(other));
  return best;
}

function formsOfRow({ deals }: Memory): readonly Map<string, number>[] {
  const counts = [new Map<string, number>(), new Map<string, number>()];
  for (const { title } of deals.slice(-row)) {
    titleForms(title).forEach((form, language) => {
      counts[language]?.set(form, (counts[language].get(form) ?? 0) + 1);
    });
  }
  return counts;
}
