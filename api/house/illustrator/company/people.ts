import type { Easel } from "../easel.ts";
import { at, ellipse } from "../shapes.ts";
import { type Clothes, clothesFor, type Person, shaded } from "./clothes.ts";
import { shadowUnderHand, sleeved } from "./hands.ts";
import { leg, skirt } from "./legs.ts";
import { besideFeet, hands } from "./marks.ts";
import { shoe } from "./shoes.ts";

export type { Person } from "./clothes.ts";

// People are seen as a cat sees them: feet on the floor, a forearm and a hand on the table. They face right, and y = 0
// is what they stand or lean on.

/** Two feet, the far one a little forward, and what is above them, up to beyond the picture. */
export function feet(easel: Easel, person: Person, ground: "floor" | "yard"): string {
  const clothes = clothesFor(easel, person, ground);
  const shadow = ellipse(20, 1, 178, 15, easel.inks.shadow, 'opacity="0.3"');
  const standing =
    at(60, -9, limb(easel, shaded(clothes, easel), person === "tomek")) +
    at(-66, 0, limb(easel, clothes)) +
    (clothes.leg === "skirt" ? skirt(easel, clothes) : "");
  const beside = besideFeet[person]?.(easel, ground) ?? "";
  // His broom stands beside him, so he steps aside for it.
  const aside = person === "zenon" && beside !== "" ? -80 : 0;
  return at(aside, 0, shadow + standing + beside, { scale: clothes.size });
}

/** Boots go under the trousers, everything else over the sock. */
function limb(easel: Easel, clothes: Clothes, inClip = false): string {
  const [foot, above] = [shoe(easel, clothes), leg(easel, clothes, inClip)];
  return clothes.footwear === "boots" ? foot + above : above + foot;
}

/** A forearm that comes from the left, and the hand on the table. */
export function hand(easel: Easel, person: Person): string {
  const clothes = clothesFor(easel, person);
  const drawn = shadowUnderHand(easel) + hands[person](easel) + sleeved(easel, clothes);
  return at(0, 0, drawn, { scale: clothes.size });
}
