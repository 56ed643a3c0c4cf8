import type { Picture } from "../texts/model.ts";
import { momentsOf } from "../texts/pieces.ts";
import type { Telling } from "./deal.ts";
import { longestRested } from "./memory.ts";
import type { Choice } from "./telling-rules.ts";

/**
 * The picture of a telling: a moment of one of its pieces. What shows more goes first: somebody with him, then him in his
 * place, then him close up; of these the moment that has rested longest, and of several the last. Undefined if none is true
 * on this day.
 */
export function pictureFor({ pieces }: Telling, choice: Choice): Picture | undefined {
  const moments = momentsOf(pieces)
    .filter((picture) => choice.isTrue(picture))
    .reverse();
  const best = [isShared, isWide].map((shows) => moments.filter(shows)).find(({ length }) => length > 0);
  return longestRested(best ?? moments, choice.slot, choice.memory);
}

const isShared = ({ company }: Picture) => company !== "nobody";

const isWide = ({ camera }: Picture) => camera !== "close";
