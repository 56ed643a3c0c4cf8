import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { bib, leg, paw, tailRound } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Upright, facing us. */
export const sit: Pose = {
  left: -215,
  right: 268,
  head: [0, -392],
  draw(sitter) {
    const { coat } = sitter;
    const round = tailRound(sitter);
    const d = curve(
      points(`
    -84,-330 -118,-270 -148,-196 -176,-110 -180,-52 -156,-8 -96,0 0,0 96,0 158,-8 184,-52 178,-112 150,-196 120,-270
    86,-330
  `),
    );
    let inner = flank(coat, [
      [points("-190,-150 -148,-158 -116,-146"), 21],
      [points("-200,-104 -154,-116 -118,-100"), 23],
      [points("-200,-58 -162,-72 -126,-60"), 21],
      [points("192,-150 150,-158 118,-146"), 21],
      [points("202,-104 156,-116 120,-100"), 23],
      [points("202,-58 164,-72 128,-60"), 21],
      [points("-150,-212 -120,-208 -94,-190"), 18],
      [points("152,-212 122,-208 96,-190"), 18],
    ]);
    inner += fur(sitter, [-160, -300, 160, -30], 60, (x) => Math.PI / 2 + x / 420);
    let svg = round.behind + lit(sitter, d, coat, { rim: 10, shade: 24, lx: sitter.lx, inner });
    for (const k of [-1, 1])
      svg += path(
        curve([
          [k * 90, -126],
          [k * 150, -128],
          [k * 186, -66],
          [k * 172, -8],
          [k * 104, -4],
        ]),
        coat.shade,
        `opacity="${k * sitter.lx > 0 ? 0.2 : 0.5}"`,
      );
    svg += hatch(coat, [112, -128], [168, -60], { count: 6, length: 34, angle: 1.9 });
    svg += paw(coat, -138, -17, { rx: 54, ry: 24 }) + paw(coat, 138, -17, { rx: 54, ry: 24 });
    for (const k of [-1, 1])
      svg += leg(
        sitter,
        [
          [k * 54, -216],
          [k * 52, -140],
          [k * 48, -70],
          [k * 46, -38],
        ],
        [44, 41, 37, 35],
        { sock: 0.6, bands: [0.22, 0.38] },
      );
    svg += path(mark(0, -176, 0, -10, 7, 1), coat.ink, 'opacity="0.6"');
    svg += paw(coat, -50, -21, { rx: 51, ry: 27 }) + paw(coat, 52, -21, { rx: 51, ry: 27 });
    svg += bib(sitter);
    svg += round.before;
    svg += at(0, -392, collar(sitter), {}) + at(0, -392, head(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
