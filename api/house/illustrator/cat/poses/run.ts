import { curve, points } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** At full stretch, all four paws off the ground or nearly. */
export const run: Pose = {
  left: -500,
  right: 520,
  head: [-300, -270],
  draw(sitter) {
    const { coat } = sitter;
    const white = { ...coat, white: coat.whiteShade };
    const t = tail(sitter, points("262,-214 336,-250 410,-246 460,-270 506,-262"), [32, 33, 31, 28, 24], { rings: 7 });
    const far =
      leg(sitter, points("190,-170 260,-110 330,-96 396,-60"), [74, 54, 36, 30], { far: true, sock: 0.72 }) +
      paw(white, 412, -50, { rx: 46, ry: 22, turn: 24, toes: false }) +
      leg(sitter, points("-200,-140 -290,-110 -360,-60 -410,-34"), [50, 44, 37, 33], { far: true, sock: 0.66 }) +
      paw(white, -426, -24, { rx: 46, ry: 22, turn: -14, toes: false });
    const body = curve(
      points(`
      -300,-210 -220,-272 -100,-296 40,-290 170,-296 258,-262 292,-206 260,-140 160,-108 20,-112 -110,-96 -220,-92
      -296,-130
    `),
    );
    const inner =
      fur(sitter, [-280, -290, 280, -100], 90, () => 0.06) +
      flank(coat, [
        [points("-130,-312 -108,-236 -124,-170"), 26],
        [points("-50,-312 -26,-232 -42,-156"), 28],
        [points("30,-308 54,-228 36,-156"), 28],
        [points("108,-312 130,-236 114,-168"), 27],
      ]) +
      path(curve(points("-290,-100 -100,-110 80,-124 260,-150 280,-80 -280,-60")), coat.shade, 'opacity="0.55"') +
      hatch(coat, [-160, -112], [100, -124], { count: 12, length: 34, angle: 0.1 });
    let svg = t + far + lit(sitter, body, coat, { rim: 11, shade: 22, lx: sitter.lx, inner });
    svg += leg(sitter, points("206,-210 296,-180 376,-190 456,-150"), [88, 62, 40, 33], {
      sock: 0.72,
      bands: [0.34, 0.46, 0.58],
    });
    svg += paw(coat, 474, -138, { rx: 50, ry: 24, turn: 30 });
    svg += leg(sitter, points("-210,-160 -310,-150 -400,-120 -456,-86"), [58, 50, 41, 36], { sock: 0.62 });
    svg += paw(coat, -472, -76, { rx: 52, ry: 26, turn: -26 });
    svg += at(-292, -258, collar(sitter, { swing: 34, tight: 0.8 }), { turn: -4 });
    return { body: svg + at(-300, -270, head(sitter), { turn: sitter.tilt }) };
  },
};
