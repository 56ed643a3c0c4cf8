import type { Picture } from "../texts/model.ts";
import type { Telling } from "./deal.ts";
import { longestRested } from "./memory.ts";
import type { Choice } from "./telling-rules.ts";

/**
 * The picture of a telling: a moment of one of its pieces. Moments with company go first, since most have none; of these
 * the one that has rested longest, and of several the last. Undefined if none is true on this day.
 */
export function pictureFor(telling: Telling, choice: Choice): Picture | undefined {
  const moments = momentsOf(telling).filter((picture) => choice.isTrue(picture));
  const shared = moments.filter(({ company }) => company !== "nobody");
  return longestRested(shared.length > 0 ? shared : moments, choice.slot, choice.memory);
}

const momentsOf = ({ pieces }: Telling): readonly Picture[] => pieces.flatMap(({ picture }) => picture ?? []).reverse();
