import { titleForm } from "#api/generation/taste/title-form.ts";
import { memoized } from "#api/platform/memoized.ts";
import { type Shot, shotsUnlike } from "../staging/shots.ts";
import type { Picture, Title } from "../texts/model.ts";
import type { Deal, Telling } from "./deal.ts";

type Text = object;

/** The memory of a reader: the stories that were dealt, and the uses of each text. */
export type Memory = {
  /** All deals, oldest first. */
  deals: Deal[];
  /**
   * The numbers of the slots in which each plot, form, piece, title, picture, shot and lead was used, in order. A title
   * stands in one text only (`texts.test.ts`).
   */
  uses: Map<Text, number[]>;
};

export const emptyMemory = (): Memory => ({ deals: [], uses: new Map() });

/** Adds a deal to the memory. */
export function remember(memory: Memory, deal: Deal): void {
  memory.deals.push(deal);
  for (const text of textsOf(deal)) {
    const slots = memory.uses.get(text);
    if (slots) slots.push(deal.slot);
    else memory.uses.set(text, [deal.slot]);
  }
}

function textsOf({ title, shot, picture, told }: Deal): Text[] {
  if (told === undefined) return [title, shot, picture];
  const { telling, lead } = told;
  return [title, shot, picture, telling.source, ...telling.pieces, ...(lead ? [lead.piece] : [])];
}

/** The telling of an earlier slot; none if its story was a feast or an evening of an arc. */
export function tellingAt(slot: number, { deals }: Memory): Telling | undefined {
  const [first] = deals;
  return first && deals[slot - first.slot]?.told?.telling;
}

/** The number of slots since a text was used; infinite if it never was. */
export function restOf(text: Text, slot: number, { uses }: Memory): number {
  return slot - (uses.get(text)?.at(-1) ?? Number.NEGATIVE_INFINITY);
}

/** The text that has rested longest; of several, the first. */
export function longestRested<Some extends Text>(texts: readonly Some[], slot: number, memory: Memory) {
  const rests = texts.map((text) => restOf(text, slot, memory));
  return texts[rests.indexOf(Math.max(...rests))];
}

/** Readers have forgotten a picture of so many stories ago. */
const picturesRemembered = 90;

/** How a picture is taken: least like the pictures that readers remember, in the shot that has rested longest. */
export function shotOf(picture: Picture, slot: number, memory: Memory): Shot {
  const recent = memory.deals.slice(-picturesRemembered);
  const shot = longestRested(shotsUnlike(recent, { picture, slot }), slot, memory);
  if (shot === undefined) throw new Error(`There is no shot for a picture of ${picture.place}.`);
  return shot;
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
