import { titleForm } from "#api/generation/taste/title-form.ts";
import { memoized } from "#api/platform/memoized.ts";
import type { Piece, Title } from "../texts/model.ts";
import type { Deal, Telling } from "./deal.ts";

type Text = object;

/** The memory of a reader: the stories that were dealt, and the last use of each text. Times are slot numbers. */
export type Memory = {
  /** All deals, oldest first. */
  deals: Deal[];
  /** The last use of each plot, form, piece, title, picture and lead. A title stands in one text only (`texts.test.ts`). */
  uses: Map<Text, number>;
  /** The tellings of each plot and form, oldest first. */
  tellings: Map<Telling["source"], { slot: number; pieces: ReadonlySet<Piece> }[]>;
};

export const emptyMemory = (): Memory => ({ deals: [], uses: new Map(), tellings: new Map() });

/** Adds a deal to the memory. */
export function remember(memory: Memory, deal: Deal): void {
  const { slot, title, told } = deal;
  memory.deals.push(deal);
  memory.uses.set(title, slot);
  if (told === undefined) return;
  const { telling, lead, picture } = told;
  const { source, pieces } = telling;
  for (const text of [source, picture, ...pieces, ...(lead ? [lead.piece] : [])]) memory.uses.set(text, slot);
  const known = memory.tellings.get(source) ?? [];
  known.push({ slot, pieces: new Set(pieces) });
  memory.tellings.set(source, known);
}

/** The number of slots since a text was used; infinite if it never was. */
export function restOf(text: Text, slot: number, { uses }: Memory): number {
  return slot - (uses.get(text) ?? Number.NEGATIVE_INFINITY);
}

/** The text that has rested longest; of several, the first. */
export function longestRested<Some extends Text>(texts: readonly Some[], slot: number, memory: Memory) {
  const rests = texts.map((text) => restOf(text, slot, memory));
  return texts[rests.indexOf(Math.max(...rests))];
}

/** The number of stories since the last one like this, this one not counted; infinite if there was none. */
export function storiesSince(isLike: (deal: Deal) => boolean, { deals }: Memory): number {
  const last = deals.findLastIndex(isLike);
  return last === -1 ? Number.POSITIVE_INFINITY : deals.length - last - 1;
}

/** The forms of a title in both languages. */
export const titleForms = memoized(
  ([english, polish]: Title) => [titleForm(english, "English"), titleForm(polish, "Polish")] as const,
);
