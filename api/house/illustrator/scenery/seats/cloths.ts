import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { type Inks, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { line } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, edge, type Seat, shadowUnder, slant } from "./seat.ts";

/** How far the near edge of what lies on the ground is before it, and how deep its upper side is seen to be. */
const [near, deep] = [26, 62];

/** A cloth folded into layers of one thickness, `wide` to either side; `woven` is its pattern. */
type Folded = { wide: number; layers: number; thick: number; colour: string; woven(cloth: Weave): string };

/** The upper side, from `top` back, and the layers below it, down to `foot`. */
type Weave = { wide: number; top: number; foot: number };

/** From a share of the width on the near edge up to the ground, and back over the upper side. */
const across = (share: number, { wide, top, foot }: Weave) =>
  `M${share * wide},${foot}V${top}L${share * (wide - slant)},${top - deep}`;

/** From end to end over the upper side, at a share of its depth. */
const along = (share: number, { wide, top }: Weave) => {
  const end = wide - slant * share;
  return `M${-end},${top - deep * share}Q0,${top + 8 - deep * share} ${end},${top - deep * share}`;
};

/** Layer upon layer with their folds at the ends; where he is it gives way, and swells beside him. */
function folded(easel: Easel, half: number, { wide, layers, thick, colour, woven }: Folded): string {
  const { ink } = easel.inks;
  const top = near - layers * thick;
  const weave = { wide, top, foot: near };
  const layer = (y: number, end: number) =>
    `M${-end + 12},${y}Q${-end - 10},${y + thick / 2} ${-end + 12},${y + thick}H${end - 12}Q${end + 10},${y + thick / 2} ${end - 12},${y}Q0,${y + 8} ${-end + 12},${y}Z`;
  const edges = Array.from({ length: layers }, (_, i) =>
    form(easel, layer(near - (i + 1) * thick, wide - ((i * 7) % 12)), mix(colour, ink, 0.1), {
      rim: 3,
      shade: 5,
      inner: woven(weave),
    }),
  );
  const swell = half - 30;
  const upper = curve(
    points(
      `${-wide + 4},${top + 2},c ${-wide + 12},${top - 30} ${-wide + slant},${top - deep} ${-swell},${top - deep + 6} ${swell},${top - deep + 6} ${wide - slant},${top - deep} ${wide - 12},${top - 30} ${wide - 4},${top + 2},c 0,${top + 8}`,
    ),
  );
  const crease = (side: 1 | -1) =>
    `M${side * (half - 6)},${top - 18}q${side * 34},-14 ${side * 58},-8M${side * (half - 16)},${top - 4}q${side * 40},-6 ${side * 64},2`;
  return (
    shadowUnder(easel, wide) +
    edges.join("") +
    form(easel, upper, colour, { rim: 4, shade: 6, inner: woven(weave) }) +
    line(crease(1) + crease(-1), mix(colour, ink, 0.35), 4, 'opacity="0.6"')
  );
}

/** Of terry in a colour, with bands in another. */
const towelOf = (coloursOf: (inks: Inks) => { colour: string; band: string }): Seat => ({
  height: 52,
  scale: 1.08,
  overhang: edge + 56,
  poses: asOnFloor,
  draw(easel, half) {
    const { paper, cloth2, cloth } = easel.inks;
    const { colour, band: bandColour } = coloursOf(easel.inks);
    const woven = (weave: Weave) => {
      const loops = [0.1, 0.28, 0.46, 0.64, 0.82].map((share) => along(share, weave)).join("");
      const band = (share: number, width: number, of: string) =>
        line(across(share, weave) + across(-share, weave), of, width);
      return (
        band(0.87, 36, bandColour) +
        band(0.78, 9, mix(cloth, paper, 0.1)) +
        line(loops, mix(colour, cloth2, 0.45), 3.5, 'stroke-dasharray="1 12" opacity="0.55"')
      );
    };
    return behindHim(folded(easel, half, { wide: half + 56, layers: 2, thick: 21, colour, woven }));
  },
});

const towel = towelOf(({ paper, clothLight, cloth2 }) => ({
  colour: mix(mix(paper, clothLight, 0.5), cloth2, 0.08),
  band: mix(cloth2, paper, 0.12),
}));
export const blueTowel = towelOf(({ paper, cloth2, ink }) => ({
  colour: mix(cloth2, paper, 0.2),
  band: mix(cloth2, ink, 0.3),
}));

const blanket: Seat = {
  height: 62,
  scale: 1.08,
  overhang: edge + 60,
  poses: asOnFloor,
  draw(easel, half) {
    const { wood, brass, cloth, paper, ink, leafDark } = easel.inks;
    const wide = half + 60;
    const colour = mix(mix(wood, brass, 0.5), paper, 0.12);
    const woven = (weave: Weave) => {
      const shares = Array.from({ length: 11 }, (_, i) => (i - 5) / 5.4);
      const downs = (of: readonly number[]) => of.map((share) => across(share, weave)).join("");
      const overs = along(0.24, weave) + along(0.72, weave);
      return (
        line(downs(shares), mix(cloth, ink, 0.1), 26, 'opacity="0.62"') +
        line(overs, mix(cloth, ink, 0.1), 13, 'opacity="0.62"') +
        line(downs(shares.map((share) => share + 0.09)), mix(leafDark, ink, 0.2), 6, 'opacity="0.75"') +
        line(along(0.48, weave), mix(leafDark, ink, 0.2), 5, 'opacity="0.75"')
      );
    };
    const fringe = Array.from({ length: 5 }, (_, i) => `M${-wide + 4},${near - 18 + i * 4}q-18,${i - 1} -30,${i * 3}`);
    return behindHim(
      line(fringe.join(""), mix(colour, cloth, 0.3), 4) +
        folded(easel, half, { wide, layers: 3, thick: 17, colour, woven }),
    );
  },
};

export const cloths = { towel, blanket };
