import { type Inks, isNight } from "../inks.ts";
import type { Scene } from "../stage.ts";

/** Whether a stove burns. By default it does in the evening and in winter, but nobody heats while the chestnuts are green. */
export function isFireLit(
  inks: Inks,
  { season, foliage, lighting }: Pick<Scene, "season" | "foliage" | "lighting">,
): boolean {
  if (lighting === "cold stove" || lighting === "lit stove") return lighting === "lit stove";
  const isWarmOutside = foliage === "blossom" || foliage === "green";
  return !isWarmOutside && (isNight(inks) || season === "winter");
}
