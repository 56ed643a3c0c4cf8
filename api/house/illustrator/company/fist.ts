import { form } from "../props/form.ts";
import { at, line } from "../shapes.ts";
import { skinOf } from "./clothes.ts";
import { backOfHand, contour, endsOfBack, finger, type Hand, nail } from "./hands.ts";

/** The point at which a thing passes through a fist, in the measures of the hand. */
export const insideFist = [22, -66] as const;

/** The lowest joints of the four fingers, which bend away from us, from the forefinger on. */
const joints = ["-14,-104 26,-106 40,-98", "-12,-82 34,-82 48,-76", "-12,-58 32,-58 44,-54", "-14,-36 20,-36 32,-34"];

/** A closed hand, its back towards us; the thumb lies over the forefinger. */
export const fist: Hand = (easel, { onForefinger, onWrist } = {}) =>
  joints.map((spine) => finger(easel, spine, [19, 18, 14])).join("") +
  at(-54, -22, onForefinger?.(easel) ?? "", { turn: -25 }) +
  form(easel, backOfHand, skinOf(easel), { rim: 0, shade: 5, depth: 0.12 }) +
  line(endsOfBack, contour(easel), 3.5) +
  finger(easel, "-96,-92 -50,-122 -4,-130 30,-112", [26, 23, 18, 13]) +
  nail(easel, 24, -118, 34) +
  (onWrist?.(easel) ?? "");
