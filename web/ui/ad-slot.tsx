import type { AdPlace } from "../../api/advertising/model.ts";

/** Advertising at this place, or the stove tiles that stand there without any. */
export function AdSlot(_props: { place: AdPlace }) {
  return null;
}
