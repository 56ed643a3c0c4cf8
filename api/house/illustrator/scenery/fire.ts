import { type Inks, isNight } from "../inks.ts";
import type { Scene } from "../stage.ts";

/** Whether a stove burns: in the evening and in winter, but nobody heats while the chestnuts are green. */
export function isFireLit(
  inks: Inks,
  { season, foliage, isStoveCold = false }: Pick<Scene, "season" | "foliage" | "isStoveCold">,
): boolean {
  const isWarmOutside = foliage === "blossom" || foliage === "green";
  return !isStoveCold && !isWarmOutside && (isNight(inks) || season === "winter");
}
