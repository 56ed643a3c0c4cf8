import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { clip, line, path, rect } from "#api/house/illustrator/shapes.ts";
import {
  dimRound,
  drawnToTheLeft,
  flatPoses,
  floorShadow,
  oval,
  partedAt,
  type Room,
  type Shelter,
} from "./shelter.ts";

const cane = ({ inks }: Easel) => mix(inks.brass, inks.wood, 0.35);

/** Rows of cane that go over and under, up to a height. */
function weave(easel: Easel, half: number, height: number): string {
  const dark = mix(cane(easel), easel.inks.ink, 0.34);
  return Array.from({ length: Math.ceil(height / 21) }, (_, j) =>
    line(`M${-half},${-12 - j * 21}H${half}`, dark, 5, `stroke-dasharray="24 13" stroke-dashoffset="${(j % 2) * 18}"`),
  ).join("");
}

const shadowUnder = (easel: Easel, { isHeld }: Room, half: number) => (isHeld ? "" : floorShadow(easel, half));

/** A hamper with its lid shut; through the bars of its window one sees him. */
export const closedBasket: Shelter = {
  poses: flatPoses,
  grounds: ["floor", "yard", "shelf"],
  scale: 0.72,
  beyond: 60,
  draw(easel, room) {
    const { inks } = easel;
    const { head, headSize, clear } = room;
    const half = room.half + 40;
    const height = clear + 36;
    const [rx, ry] = [1.2 * headSize, 0.98 * headSize];
    const [x, y] = [head[0], Math.min(head[1] + 0.1 * headSize, -ry - 26)];
    const window = oval([x, y], rx, ry);
    const outline = `M${-half},${-height + 70}Q${-half},${-height} ${-half + 80},${-height}H${half - 80}Q${half},${-height} ${half},${-height + 70}L${half - 14},-16Q${half - 16},12 ${half - 46},12H${-half + 46}Q${-half + 16},12 ${-half + 14},-16Z`;
    const colour = cane(easel);
    const bars = [-0.72, -0.36, 0, 0.36, 0.72]
      .map((share) => {
        const reach = ry * Math.sqrt(1 - share * share);
        return `M${x + share * rx},${y - reach}V${y + reach}`;
      })
      .join("");
    const lid = -height + 96;
    return {
      back: shadowUnder(easel, room, half + 10) + path(outline, mix(inks.ink, inks.woodDark, 0.3)),
      front:
        dimRound(easel, room, outline) +
        line(bars, mix(colour, inks.ink, 0.3), 10) +
        line(bars, colour, 6) +
        line(
          `M0,${-height}m-90,6C-84,${-height - 92} 84,${-height - 92} 90,${-height + 6}`,
          mix(colour, inks.ink, 0.25),
          15,
        ) +
        form(easel, outline + window, colour, { rim: 6, shade: 14, inner: weave(easel, half, height) }) +
        line(window, mix(colour, inks.ink, 0.3), 17) +
        line(window, mix(colour, inks.paper, 0.15), 9) +
        (y - ry > lid + 14 ? rect(-half + 2, lid, 2 * half - 4, 11, mix(colour, inks.ink, 0.4)) : ""),
      seen: { from: -half, to: half, top: height + 90 },
    };
  },
};

/** An open basket with a checked cloth over it, from under which he looks. */
export const coveredBasket: Shelter = {
  poses: flatPoses,
  grounds: ["floor", "yard", "shelf"],
  scale: 0.78,
  beyond: 60,
  lift: 52,
  draw: drawnToTheLeft((easel, room) => {
    const { half: his, headSize: one } = room;
    const half = his + 44;
    const [, y] = room.head;
    const rim = Math.max(0.6 * one, -y - 0.78 * one);
    const wall = `M${-half},${-rim}H${half}L${half - 34},-14Q${half - 40},6 ${half - 70},6H${-half + 70}Q${-half + 40},6 ${-half + 34},-14Z`;
    const colour = cane(easel);
    return {
      back:
        shadowUnder(easel, room, half) +
        path(`M${-half + 6},${-rim - 10}H${half - 6}L${half - 40},0H${-half + 40}Z`, easel.inks.ink),
      front:
        form(easel, wall, colour, { rim: 5, shade: 12, inner: weave(easel, half, rim) }) +
        rect(-half - 8, -rim - 12, 2 * half + 16, 20, mix(colour, easel.inks.paper, 0.2)) +
        rect(-half - 8, -rim + 5, 2 * half + 16, 5, mix(colour, easel.inks.ink, 0.4)) +
        cloth(easel, room, { half, rim }),
      seen: { from: -half - 10, to: half + 10, top: -y + 1.5 * one },
    };
  }),
};

function cloth(easel: Easel, room: Room, { half, rim }: { half: number; rim: number }): string {
  const { inks } = easel;
  const { headSize: one } = room;
  const [x, y] = room.head;
  const opening = { left: x - 1.16 * one, right: x + 1.16 * one, brow: y - 0.7 * one };
  const hem = -rim + 30;
  const [from, to] = [Math.min(-half - 14, opening.left - 30), half + 14];
  const outline =
    `M${from},${hem}C${from},${y} ${x - 1.0 * one},${y - 1.4 * one} ${x},${y - 1.42 * one}` +
    `C${x + 1.1 * one},${y - 1.44 * one} ${x + 1.7 * one},${-2.1 * one} ${to - 0.5 * one},${-1.9 * one}` +
    `C${to - 0.1 * one},${-1.8 * one} ${to},${-rim - 40} ${to},${hem}l-40,22l-44,-18l-38,20L${opening.right + 40},${hem}${partedAt(opening, room, hem)}Z`;
  const white = mix(inks.paper, inks.frameShade, 0.12);
  const stripe = (d: string) => line(d, inks.cloth2, 13, 'opacity="0.6"');
  const along = Array.from(
    { length: 12 },
    (_, i) => `M${from - 40 + i * 0.5 * one},${-3 * one}q30,${1.4 * one} -20,${3.4 * one}`,
  );
  const across = Array.from(
    { length: 8 },
    (_, i) =>
      `M${from - 20},${-rim + 20 - i * 0.36 * one}Q0,${-rim - 0.3 * one - i * 0.36 * one} ${to + 20},${-rim + 30 - i * 0.36 * one}`,
  );
  const gap = `M${opening.right + 16},${hem}${partedAt(opening, room, hem)}Z`;
  return (
    clip(easel, gap, path(outline, inks.ink, 'opacity="0.4" transform="translate(0,14)"')) +
    form(easel, outline, white, { rim: 6, shade: 14, inner: [...along, ...across].map(stripe).join("") })
  );
}
