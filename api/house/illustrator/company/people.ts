import type { Easel } from "../easel.ts";
import { at, ellipse } from "../shapes.ts";
import { type Clothes, clothesFor, type Person, shaded, sizeOf } from "./clothes.ts";
import { cuff, gripOf } from "./grips.ts";
import { nearThumb, shadowUnderHand, sleeved } from "./hands.ts";
import type { Held, InFingers } from "./held/holding.ts";
import { leg, skirt } from "./legs.ts";
import { besideFeet, markedHand } from "./marks.ts";
import { shoe } from "./shoes.ts";
import { upright } from "./upright.ts";

export type { Person } from "./clothes.ts";

// People are seen up to the chest: standing on the floor, or a forearm and a hand on the table. They face right, and y = 0
// is what they stand or lean on.

/** Where the ankles are: so far apart that the shoes do not touch. The legs lean together, in degrees. */
const [nearFoot, farFoot, lean] = [-98, 90, 2.4];
/** By so much the feet, from heel to toe, are to the right of the point between the ankles, and a hand to the left. */
const offMiddle = 26;
/** Beside the furniture of the places, nobody is a giant. */
const standing = 0.86;
const shoeWidth = { scaleX: 0.88, scaleY: 1 };

/** Two feet, the far one a little forward, and what is above them, up to beyond the picture. */
export function feet(easel: Easel, person: Person, ground: "floor" | "yard", held?: Held | "no arm"): string {
  const clothes = clothesFor(easel, person, ground);
  const shadow = [farFoot - 6, nearFoot].map((x, i) =>
    ellipse(x + 40, i ? 1 : -8, 100, 12, easel.inks.shadow, 'opacity="0.3"'),
  );
  const figure =
    at(farFoot, -9, limb(easel, shaded(clothes, easel), { lean: -lean, inClip: person === "tomek" })) +
    at(nearFoot, 0, limb(easel, clothes, { lean })) +
    (clothes.leg === "skirt" ? skirt(easel, clothes) : "") +
    upright(easel, person, clothes, held);
  const scale = clothes.size * standing;
  return at(-offMiddle * scale, 0, shadow.join("") + figure + (besideFeet[person]?.(easel) ?? ""), {
    scale,
  });
}

/** How far somebody's held thing reaches forwards from the middle of the figure, and up from the ground, and the height of the hand. */
export function reachOf(person: Person, { arm, forwards = 60, upwards = 90 }: Held) {
  const scale = sizeOf[person] * standing;
  const [x, y] = gripOf(arm);
  return { forwards: (x + forwards - offMiddle) * scale, upwards: (upwards - y) * scale, height: -y * scale };
}

/** How high above the ground the cuff over somebody's hanging hand is: where a picture ends below it, fingers alone would be nobody's. */
export const cuffOf = (person: Person) => cuff * sizeOf[person] * standing;

/** Boots go under the trousers, everything else over the sock. */
function limb(easel: Easel, clothes: Clothes, { lean, inClip = false }: { lean: number; inClip?: boolean }): string {
  const foot = at(0, 0, shoe(easel, clothes), shoeWidth);
  const placing = clothes.leg === "skirt" ? shoeWidth : { turn: lean };
  const above = at(0, 0, leg(easel, clothes, inClip), placing);
  return clothes.footwear === "boots" ? foot + above : above + foot;
}

/** As far as the fingers go forwards. */
const fingertips = 170;

/** A forearm that comes from the left, and the hand on the table, perhaps with something in it. */
export function hand(easel: Easel, person: Person, held: InFingers = {}): string {
  const clothes = clothesFor(easel, person);
  const { draw, behind, forwards = fingertips, lift = 0 } = held;
  const drawn = markedHand(easel, person, nearThumb, draw) + sleeved(easel, clothes);
  const all = shadowUnderHand(easel) + (behind?.(easel) ?? "") + (lift ? at(0, -lift, drawn) : drawn);
  return at(offMiddle - (forwards - fingertips) * clothes.size, 0, all, { scale: clothes.size });
}
