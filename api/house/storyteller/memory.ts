import { titleForm } from "#api/generation/taste/title-form.ts";
import type { Piece } from "../texts/model.ts";
import type { Deal, Telling } from "./deal.ts";

type Text = object;

/** What readers remember: the stories that were dealt, and when each text was last used. Times are slot numbers. */
export type Memory = {
  /** All deals, oldest first. */
  deals: Deal[];
  /** The last use of each plot, form, piece, picture and lead. */
  uses: Map<Text, number>;
  /** The tellings of each plot and form, oldest first. */
  tellings: Map<Telling["source"], { slot: number; pieces: ReadonlySet<Piece> }[]>;
  /** The last use of each title, in small letters. */
  titles: Map<string, number>;
};

export const emptyMemory = (): Memory => ({ deals: [], uses: new Map(), tellings: new Map(), titles: new Map() });

/** Adds a deal to the memory. */
export function remember(memory: Memory, deal: Deal): void {
  const { slot, title, told } = deal;
  memory.deals.push(deal);
  for (const text of title) memory.titles.set(lowerCase(text), slot);
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

/** The number of stories since the last one like this, this one not counted; infinite if there was none. */
export function storiesSince(isLike: (deal: Deal) => boolean, { deals }: Memory): number {
  const last = deals.findLastIndex(isLike);
  return last === -1 ? Number.POSITIVE_INFINITY : deals.length - last - 1;
}

const lowered = new Map<string, string>();

/** A title in small letters, by which it is remembered. */
export function lowerCase(title: string): string {
  const known = lowered.get(title) ?? title.toLowerCase();
  lowered.set(title, known);
  return known;
}

const formsOf = new WeakMap<Deal["title"], readonly [english: string, polish: string]>();

/** The forms of a title in both languages. */
export function titleForms(title: Deal["title"]): readonly [english: string, polish: string] {
  const known = formsOf.get(title);
  if (known) return known;
  const forms = [titleForm(title[0], "English"), titleForm(title[1], "Polish")] as const;
  formsOf.set(title, forms);
  return forms;
}
