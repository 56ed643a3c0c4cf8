import { type Inks, isNight } from "../inks.ts";
import type { Scene } from "../stage.ts";

/** Whether a stove burns. By default it does in the evening and in winter, but nobody heats while the chestnuts are green. */
export function isFireLit(
  inks: Inks,
  { season, foliage, stove }: Pick<Scene, "season" | "foliage" | "stove">,
): boolean {
  if (stove) return stove === "lit";
  const isWarmOutside = foliage === "blossom" || foliage === "green";
  return !isWarmOutside && (isNight(inks) || season === "winter");
}
