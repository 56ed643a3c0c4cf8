import { limits } from "#api/generation/gate/lengths.ts";
import { wordsOf } from "#api/generation/likeness.ts";
import { memoized } from "#api/platform/memoized.ts";
import { timeSlots } from "#api/schedule/model.ts";
import type { Piece, When } from "../texts/model.ts";
import type { Telling } from "./deal.ts";
import { type Memory, restOf, tellingAt } from "./memory.ts";

export const slotsPerDay = timeSlots.length;

/** Of the pieces of a telling, those that an earlier telling within three years may share. */
const mostShared = 2;
/** Of the words of two tellings of which one is short, the share that may stand in both: two pieces weigh more in few. */
const mostWordsShared = 0.3;

/** Whether a telling of a plot has no scene: it is the only one of four pieces. */
export const isShort = (pieces: readonly Piece[]) => pieces.length === 4;

/** Every piece of an order finds what it needs, and nothing that it excludes, in the pieces before it. */
export function isChained(pieces: readonly Piece[]): boolean {
  const paid = new Set<string>();
  for (const { needs = [], unless = [], pays = [] } of pieces) {
    if (needs.some((need) => !paid.has(need)) || unless.some((label) => paid.has(label))) return false;
    for (const label of pays) paid.add(label);
  }
  return true;
}

/** Whether a telling makes sense, is of the right length, and shares little with those that readers remember. */
export function canBeTold(telling: Telling, choice: Choice): boolean {
  const { pieces } = telling;
  return isChained(pieces) && lengthFits(pieces) && !isWorn(telling, choice);
}

/** Whether readers would find too much of another telling in these pieces. */
function isWorn({ pieces }: Telling, { slot, memory, days }: Choice): boolean {
  const since = slot - days.telling * slotsPerDay;
  const shared = new Map<number, Piece[]>();
  for (const piece of pieces) {
    for (const used of memory.uses.get(piece) ?? []) {
      if (used <= since) continue;
      const both = [...(shared.get(used) ?? []), piece];
      if (both.length > mostShared) return true;
      if (both.length === mostShared && isMuchOf(both, pieces, tellingAt(used, memory)?.pieces ?? [])) return true;
      shared.set(used, both);
    }
  }
  return false;
}

function isMuchOf(shared: readonly Piece[], one: readonly Piece[], other: readonly Piece[]): boolean {
  if (!isShort(one) && !isShort(other)) return false;
  const [words] = wordsIn(shared);
  return words > mostWordsShared * (wordsIn(one)[0] + wordsIn(other)[0] - words);
}

/** The days for which the parts of a story must have rested, and the titles in the row that may have its title's form. */
export type Rests = { pieces: number; title: number; telling: number; sameForm: number };

/** What a story is chosen for. */
export type Choice = {
  slot: number;
  memory: Memory;
  days: Rests;
  /** Whether a text is true in the slot. */
  isTrue(piece: Pick<Piece, "when">): boolean;
};

export function choosable<Some extends Piece>(pieces: readonly Some[], choice: Choice): Some[] {
  const { slot, memory, days, isTrue } = choice;
  return pieces.filter((piece) => isTrue(piece) && restOf(piece, slot, memory) >= days.pieces * slotsPerDay);
}

const timely: readonly (keyof When)[] = ["timeSlot", "season", "weather", "between"];

/** Whether a piece is true in some weather, season or hour only. */
export const isTimely = ({ when = {} }: Piece) => timely.some((condition) => condition in when);

/** Whether a later piece needs what this one pays. */
export const isUsed = ({ pays = [] }: Piece, later: readonly Piece[]) =>
  pays.some((label) => later.some(({ needs = [] }) => needs.includes(label)));

/**
 * The wear that a telling's merits make up for: a piece used a year ago costs 1, one used 91 days ago 4. `connected`: a later
 * piece needs what the scene or an entry pays. `short`: there is no scene, which is better than one that nothing needs.
 * `timely`: a piece is true in this weather, season or hour only.
 */
export const gains = { connected: 4, short: 2, timely: 1.5 };

/** The cost of using a piece again: nothing if it is new, more the less it has rested. */
export function wearOf(piece: Piece, { slot, memory }: Choice): number {
  return 1000 / restOf(piece, slot, memory);
}

const { words } = limits;

const lengthOf = memoized(({ en, pl }: Piece) => [wordsOf(en).length, wordsOf(pl).length] as const);

const wordsIn = (pieces: readonly Piece[]) =>
  pieces.map(lengthOf).reduce(([en, pl], [moreEn, morePl]) => [en + moreEn, pl + morePl], [0, 0]);

/** Whether pieces make a text of the right length in both languages. */
export function lengthFits(pieces: readonly Piece[]): boolean {
  return wordsIn(pieces).every((sum) => sum >= words.min && sum <= words.max);
}
