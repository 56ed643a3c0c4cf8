import { curve, points } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** On his back, the belly up and all four paws in the air. */
export const roll: Pose = {
  left: -440,
  right: 470,
  head: [-252, -132],
  draw(sitter) {
    const { coat } = sitter;
    const white = { ...coat, white: coat.whiteShade };
    const t = tail(sitter, points("226,-40 310,-22 390,-30 446,-66 440,-112"), [30, 33, 31, 28, 24], { rings: 6 });
    const far =
      leg(sitter, points("-110,-150 -130,-230 -96,-290 -116,-330"), [48, 42, 37, 33], { far: true }) +
      paw(white, -124, -342, { rx: 38, ry: 32, toes: false }) +
      leg(sitter, points("150,-130 176,-216 140,-276 176,-318"), [72, 52, 36, 31], { far: true, sock: 0.7 }) +
      paw(white, 184, -330, { rx: 38, ry: 32, toes: false });
    const body = curve(points("-262,-50 -250,-140 -150,-186 0,-196 140,-190 244,-140 262,-60 190,-8 20,0 -160,0"));
    const belly = curve(points("-220,-150 -120,-196 20,-206 150,-196 226,-146 150,-116 0,-106 -150,-112"));
    const inner =
      fur(sitter, [-250, -120, 250, -10], 60, () => 0.1) +
      path(belly, coat.pale) +
      flank(coat, [
        [points("-120,10 -104,-50 -120,-100"), 24],
        [points("-40,14 -24,-50 -40,-98"), 26],
        [points("44,14 60,-50 42,-98"), 26],
        [points("126,8 140,-50 122,-100"), 24],
      ]);
    let svg = t + far + lit(sitter, body, coat, { rim: 10, shade: 20, lx: sitter.lx, inner });
    svg += leg(sitter, points("196,-110 250,-180 226,-240 262,-286"), [82, 60, 40, 34], {
      sock: 0.68,
      bands: [0.26, 0.4, 0.54],
    });
    svg += paw(coat, 272, -300, { rx: 44, ry: 36, turn: 10 });
    svg += leg(sitter, points("-60,-140 -50,-216 -8,-262 -24,-306"), [54, 46, 40, 36], {
      sock: 0.6,
      bands: [0.2, 0.36],
    });
    svg += paw(coat, -28, -320, { rx: 42, ry: 36, turn: -8 });
    return { body: svg + at(-252, -132, head(sitter, "side"), { turn: sitter.tilt - 58 }) };
  },
};
