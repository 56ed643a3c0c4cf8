import { curve, points } from "#api/house/illustrator/curves.ts";
import { at, lit } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** In the air on the way down, all four legs spread; y = 0 is the ground far below. */
export const fall: Pose = {
  left: -330,
  right: 340,
  head: [-40, -396],
  draw(sitter) {
    const { coat } = sitter;
    const white = { ...coat, white: coat.whiteShade };
    const t = tail(sitter, points("60,-430 130,-500 150,-580 220,-610 280,-580"), [30, 33, 31, 28, 24], { rings: 7 });
    const hind =
      leg(sitter, points("90,-400 180,-420 250,-380 300,-400"), [74, 54, 38, 32], { far: true, sock: 0.7 }) +
      paw(white, 314, -402, { rx: 40, ry: 34, toes: false }) +
      leg(sitter, points("-80,-420 -170,-450 -240,-420 -290,-450"), [70, 52, 38, 32], { far: true, sock: 0.7 }) +
      paw(white, -304, -456, { rx: 40, ry: 34, toes: false });
    const body = curve(points("-130,-290 -150,-380 -110,-460 0,-486 116,-460 152,-380 132,-290 60,-236 -60,-236"));
    const inner =
      fur(sitter, [-130, -470, 130, -250], 60, () => Math.PI / 2) +
      flank(coat, [
        [points("-160,-400 -110,-392 -70,-404"), 22],
        [points("-156,-350 -108,-344 -72,-354"), 22],
        [points("162,-400 112,-392 72,-404"), 22],
        [points("158,-350 110,-344 74,-354"), 22],
      ]);
    let svg = t + hind + lit(sitter, body, coat, { rim: 11, shade: 20, lx: sitter.lx, inner });
    svg += leg(sitter, points("-70,-280 -150,-220 -210,-200 -262,-140"), [56, 48, 40, 36], { sock: 0.6 });
    svg += paw(coat, -272, -128, { rx: 44, ry: 38 });
    svg += leg(sitter, points("80,-280 160,-220 214,-200 262,-140"), [56, 48, 40, 36], { sock: 0.6 });
    svg += paw(coat, 274, -128, { rx: 44, ry: 38 });
    svg += at(-30, -372, collar(sitter, { swing: 30, tight: 0.7 }));
    return { body: svg + at(-40, -396, head(sitter, "side"), { turn: sitter.tilt }) };
  },
};
