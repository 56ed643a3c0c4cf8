import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { clip, ellipse, everywhere, line, path, rect } from "#api/house/illustrator/shapes.ts";
import {
  browOf,
  dimRound,
  drawnToTheLeft,
  flatPoses,
  onFloors,
  openingFor,
  oval,
  partedAt,
  type Room,
  type Shelter,
} from "./shelter.ts";

// Covers that lie over him: only his head and paws look out. Drawn for one who looks to the left, in halves of his head's height.

/** Of checked wool, thrown over him like a tent. */
export const blanket: Shelter = {
  poses: flatPoses,
  grounds: ["floor", "yard", "shelf"],
  scale: 0.92,
  beyond: 60,
  draw: drawnToTheLeft((easel, room) => {
    const { half, head, headSize: one } = room;
    const [x, y] = head;
    const rump = Math.min(half, x + 3.1 * one);
    const opening = openingFor(room, -browOf(room) - 0.14 * one);
    const [from, to] = [opening.left - 0.34 * one, rump + 0.42 * one];
    const outline =
      `M${from},4C${from + 0.1 * one},${0.5 * y} ${x - 1.05 * one},${y - 1.02 * one} ${x},${y - 1.2 * one}` +
      `C${x + 0.9 * one},${y - 1.25 * one} ${x + 1.5 * one},${-2.05 * one} ${rump - 0.9 * one},${-1.98 * one}` +
      `C${rump + 0.1 * one},${-1.9 * one} ${to - 0.12 * one},${-0.7 * one} ${to},4${partedAt(opening, room, 4)}Z`;
    const hollow = `M${opening.right + 16},4${partedAt(opening, room, 4)}Z`;
    const back = path(hollow, easel.inks.ink);
    return {
      back: ellipse((from + to) / 2, 4, (to - from) / 2 + 8, 16, easel.inks.shadow, 'opacity="0.4"') + back,
      front: dimRound(easel, room, hollow) + wool(easel, outline, room),
      seen: { from: -half - one, to: half + one, top: -y + 1.3 * one },
    };
  }),
};

/** In large checks, with a fringe of light along the edge of the opening. */
function wool(easel: Easel, outline: string, { half, head: [x, y], headSize: one }: Room): string {
  const { inks } = easel;
  const colour = mix(inks.cloth, inks.ink, 0.12);
  const stripe = (d: string) =>
    line(d, mix(inks.cloth2, inks.ink, 0.1), 26, 'opacity="0.55"') + line(d, inks.clothLight, 5, 'opacity="0.8"');
  const across = [0.2, 0.62, 1.04, 1.46, 1.88, 2.3].map(
    (share) =>
      `M${-half - one},${-share * one}Q0,${-share * one - 0.5 * one} ${half + one},${-share * one + 0.1 * one}`,
  );
  const along = Array.from({ length: 9 }, (_, i) => {
    const to = -half - 0.6 * one + i * 0.62 * one;
    return `M${x + (to - x) * 0.5},${y - 1.4 * one}Q${x + (to - x) * 0.9},${0.5 * y} ${to},10`;
  });
  const folds = `M${x + 0.9 * one},${y - 0.7 * one}Q${x + 1.7 * one},${-0.9 * one} ${x + 1.6 * one},-4M${x + 1.1 * one},${y - 0.8 * one}Q${x + 2.5 * one},${-1.3 * one} ${x + 2.7 * one},${-0.3 * one}`;
  return form(easel, outline, colour, {
    ...{ rim: 8, shade: 20 },
    inner: [...across, ...along].map(stripe).join("") + line(folds, mix(colour, inks.ink, 0.4), 7, 'opacity="0.7"'),
  });
}

/** One double sheet as a roof over his back; his head is before its gable. */
export const newspaper: Shelter = {
  poses: flatPoses,
  grounds: ["floor", "yard", "shelf"],
  scale: 0.96,
  beyond: 60,
  draw: drawnToTheLeft((easel, room) => {
    const { half, headSize: one } = room;
    const [x, y] = room.head;
    const rump = Math.min(half, x + 3.1 * one);
    const ridge = -2.16 * one;
    const inner = path(
      `M${x + 0.5 * one},${ridge + 6}L${x - 0.5 * one},-8H${rump + 0.2 * one}V${ridge + 10}Z`,
      mix(easel.inks.paper, easel.inks.ink, 0.45),
    );
    const face = oval([x, y], 0.99 * one);
    return {
      back: inner,
      front: clip(easel, everywhere + face, page(easel, { from: x, to: rump, ridge, one })),
      seen: { from: -half - 0.6 * one, to: half + 0.6 * one, top: Math.max(-ridge, -y + one) },
    };
  }),
};

/** The near half of the sheet: a headline, a picture and columns, all too small to be read. */
function page(easel: Easel, { from, to, ridge, one }: Record<"from" | "to" | "ridge" | "one", number>): string {
  const { inks } = easel;
  const [a, b, c, d] = [from + 0.42 * one, to + 0.3 * one, to + 0.66 * one, from + 1.16 * one];
  const outline = `M${a},${ridge}L${b},${ridge + 0.06 * one}L${c},4Q${(c + d) / 2},-10 ${d},6Z`;
  /** A point on the page, by shares of its width and height. */
  const on = (across: number, down: number): string => {
    const [start, end] = [a + (d - a) * down, b + (c - b) * down];
    return `${Math.round(start + (end - start) * across)},${Math.round(ridge + (4 - ridge) * down)}`;
  };
  const rows = (left: number, right: number, top: number) =>
    Array.from(
      { length: Math.floor((0.92 - top) / 0.07) },
      (_, i) => `M${on(left, top + i * 0.07)}L${on(right, top + i * 0.07)}`,
    ).join("");
  const picture = `M${on(0.38, 0.34)}L${on(0.64, 0.34)}L${on(0.64, 0.62)}L${on(0.38, 0.62)}Z`;
  const headline = `M${on(0.08, 0.2)}L${on(0.92, 0.2)}`;
  const crease = `M${on(0.5, 0)}L${on(0.5, 1)}`;
  return form(easel, outline, mix(inks.paper, inks.frameShade, 0.12), {
    ...{ rim: 5, shade: 8 },
    inner:
      line(headline, inks.ink, 11, 'opacity="0.6" stroke-dasharray="46 16"') +
      path(picture, mix(inks.ink, inks.paper, 0.5)) +
      line(rows(0.08, 0.32, 0.34) + rows(0.38, 0.64, 0.7) + rows(0.7, 0.93, 0.34), inks.ink, 3.5, 'opacity="0.5"') +
      line(crease, inks.frameShade, 4),
  });
}

/** A long curtain: half of him is behind it, where it bulges. */
export const curtain: Shelter = {
  poses: ["sit", "loaf", "crouch", "walk", "sleep"],
  grounds: onFloors,
  scale: 1,
  beyond: 70,
  draw: drawnToTheLeft((easel, room) => {
    const { half, head, headSize, clear } = room;
    return {
      back: "",
      front: hanging(easel, { x: head[0], y: head[1], one: headSize, half }),
      seen: { from: -half - 20, to: half + 120, top: clear + 80 },
    };
  }),
};

type Behind = Record<"x" | "y" | "one" | "half", number>;

function hanging(easel: Easel, { x, y, one, half }: Behind): string {
  const { inks } = easel;
  const colour = mix(inks.cloth2, inks.clothLight, 0.2);
  // One who faces us shows half of his face; of others the whole head looks out.
  const isFrontal = Math.abs(x) < 0.5 * one;
  const [edge, end] = [x + (isFrontal ? 0.06 : 0.68) * one, half + 1.1 * one];
  const top = -1100;
  const outline =
    `M${edge + 0.3 * one},${top}C${edge + 0.34 * one},${y - 2.2 * one} ${edge + 0.2 * one},${y - 1.6 * one} ${edge + 0.04 * one},${y - 0.7 * one}` +
    `C${edge - 0.1 * one},${y} ${edge + 0.1 * one},${y + 0.8 * one} ${edge + 0.3 * one},2` +
    `Q${(edge + end) / 2},14 ${end},0L${end - 0.3 * one},${top}Z`;
  const bulge = curve(
    points(
      `${edge + 0.3 * one},${0.5 * y} ${x + 1.7 * one},${0.86 * y} ${half},${0.5 * y} ${half + 0.3 * one},-20 ${edge + 0.5 * one},-14`,
    ),
  );
  const fold = (share: number) => {
    const at = edge + share * (end - edge);
    const out = share < 0.5 ? -18 : 22;
    return `M${edge + 0.3 * one + share * (end - edge - 0.6 * one)},${top}C${at},${2 * y} ${at + out},${0.6 * y} ${at + out * 0.4},-2`;
  };
  return (
    path(outline, inks.shadow, 'opacity="0.3" transform="translate(-12,6)"') +
    form(easel, outline, colour, {
      ...{ rim: 7, shade: 16 },
      inner:
        line([0.14, 0.34, 0.56, 0.76, 0.92].map(fold).join(""), mix(colour, inks.ink, 0.3), 12, 'opacity="0.55"') +
        line([0.2, 0.62, 0.84].map(fold).join(""), mix(colour, inks.paper, 0.4), 9, 'opacity="0.5"') +
        path(bulge, mix(colour, inks.paper, 0.3), 'opacity="0.2"') +
        rect(edge - one, -26, end - edge + 2 * one, 8, mix(colour, inks.paper, 0.5), 'opacity="0.7"'),
    })
  );
}
