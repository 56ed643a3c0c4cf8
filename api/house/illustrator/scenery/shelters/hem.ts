import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import {
  browOf,
  dimRound,
  flatPoses,
  floorShadow,
  openingFor,
  partedAt,
  type Room,
  type Shelter,
  shadowOfCloth,
} from "./shelter.ts";

/** How far the hem is from the floor. */
const hem = -18;

/** A tailor's dummy in a wide dress that is being pinned up; he looks out from under its hem. */
export const hemOfDress: Shelter = {
  poses: flatPoses,
  grounds: ["floor"],
  scale: 0.66,
  beyond: 130,
  draw(easel, room) {
    const { inks } = easel;
    const half = room.half + 110;
    const waist = room.clear + 220;
    const inside = `M${-half + 20},-6Q${-half + 40},${-0.7 * room.clear} -90,${-waist + 20}H90Q${half - 40},${-0.7 * room.clear} ${half - 20},-6Z`;
    return {
      back: floorShadow(easel, half) + path(inside, inks.ink),
      front: dimRound(easel, room, inside) + torso(easel, waist) + skirt(easel, room, half, waist),
      seen: { from: -half, to: half, top: waist + 190 },
    };
  },
};

/** The cloth of the dress. */
const clothOf = ({ inks }: Easel) => mix(inks.leaf, inks.tileDark, 0.4);

/** The dummy from the waist up, in the bodice, with a tape round its neck. */
function torso(easel: Easel, waist: number): string {
  const { inks } = easel;
  const cloth = clothOf(easel);
  const y = (above: number) => -waist - above;
  const outline = curve(
    points(
      `-84,${y(-10)},c -72,${y(40)} -98,${y(110)} -112,${y(170)} -98,${y(206)} -40,${y(228)} -32,${y(258)},c 32,${y(258)},c 40,${y(228)} 98,${y(206)} 112,${y(170)} 98,${y(110)} 72,${y(40)} 84,${y(-10)},c`,
    ),
  );
  return (
    form(
      easel,
      `M-33,${y(256)}Q-34,${y(282)} -12,${y(288)}Q-16,${y(310)} 0,${y(310)}Q16,${y(310)} 12,${y(288)}Q34,${y(282)} 33,${y(256)}Z`,
      inks.wood,
      { rim: 4, shade: 7 },
    ) +
    form(easel, outline, cloth, {
      ...{ rim: 6, shade: 18 },
      inner: line(
        `M0,${y(-10)}V${y(250)}M-52,${y(-10)}Q-60,${y(110)} -48,${y(220)}M52,${y(-10)}Q60,${y(110)} 48,${y(220)}`,
        mix(cloth, inks.ink, 0.3),
        4,
      ),
    }) +
    line(
      `M-40,${y(232)}C-36,${y(170)} -48,${y(90)} -42,${y(20)}M40,${y(232)}C46,${y(180)} 32,${y(130)} 36,${y(80)}`,
      inks.brass,
      14,
    )
  );
}

function skirt(easel: Easel, room: Room, half: number, waist: number): string {
  const { inks } = easel;
  const cloth = clothOf(easel);
  const dark = mix(cloth, inks.ink, 0.36);
  const opening = openingFor(room, -browOf(room));
  const edge = `L${half},${hem}${partedAt(opening, room, hem)}L${-half},${hem}`;
  const outline =
    `M-84,${-waist}H84C150,${-waist + 40} ${half - 60},${-0.75 * waist} ${half},${hem}${edge}` +
    `C${-half + 60},${-0.75 * waist} -150,${-waist + 40} -84,${-waist}Z`;
  const folds = [-0.9, -0.66, -0.42, -0.18, 0.1, 0.36, 0.6, 0.86]
    .map(
      (share) =>
        `M${share * 76},${-waist + 14}C${share * 150},${-waist + 90} ${share * half * 0.86},${-0.6 * waist} ${share * half},${hem - (Math.abs(share * half - room.head[0]) < 1.3 * room.headSize ? 1.9 * room.headSize : 8)}`,
    )
    .join("");
  const pins = Array.from({ length: 12 }, (_, i) => -half + 34 + i * ((2 * half - 68) / 11))
    .filter((x) => x < opening.left - 26 || x > opening.right + 26)
    .map((x) => ellipse(x, hem - 22, 5, 5, inks.paper) + line(`M${x},${hem - 22}l5,14`, inks.iron, 2.5))
    .join("");
  return (
    shadowOfCloth(easel, outline, [half, waist]) +
    form(easel, outline, cloth, { rim: 6, shade: 16, inner: line(folds, dark, 8, 'opacity="0.6"') }) +
    pins +
    rect(-90, -waist - 12, 180, 24, dark)
  );
}
