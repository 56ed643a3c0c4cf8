import { curve, points } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur } from "../fur.ts";
import { head } from "../head.ts";
import { leg, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** On his hind legs, one forepaw as high as it will go. */
export const reach: Pose = {
  left: -320,
  right: 330,
  head: [-66, -508],
  height: 720,
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("120,-70 190,-34 260,-30 306,-70 300,-126 262,-130"), [30, 33, 32, 30, 28, 24], {
      rings: 6,
    });
    const far =
      leg(sitter, points("40,-170 8,-110 30,-66 -8,-24"), [66, 52, 36, 31], { far: true, sock: 0.7 }) +
      paw({ ...coat, white: coat.whiteShade }, -24, -18, { rx: 50, ry: 22, toes: false }) +
      leg(sitter, points("-50,-390 -140,-370 -196,-390 -232,-440"), [46, 42, 37, 33], { far: true }) +
      paw({ ...coat, white: coat.whiteShade }, -238, -452, { rx: 36, ry: 32, toes: false });
    const body = curve(
      points(`
      -96,-440 -124,-360 -108,-260 -64,-160 -20,-84 60,-40 140,-44 178,-110 168,-200 118,-290 64,-370 20,-440 -40,-470
    `),
    );
    const inner =
      fur(sitter, [-110, -440, 160, -60], 90, () => 1.1) +
      path(curve(points("-110,-430 -60,-420 -50,-330 -34,-230 10,-120 -30,-80 -100,-220 -134,-340")), coat.pale) +
      flank(coat, [
        [points("70,-400 30,-356 -6,-330"), 24],
        [points("120,-330 66,-284 26,-262"), 26],
        [points("160,-250 104,-214 58,-196"), 27],
        [points("188,-170 128,-146 82,-134"), 25],
      ]);
    let svg = t + far + lit(sitter, body, coat, { rim: 11, shade: 24, lx: sitter.lx, inner });
    svg += leg(sitter, points("110,-150 82,-84 120,-56 92,-24"), [84, 62, 40, 34], {
      sock: 0.7,
      bands: [0.26, 0.4, 0.54],
    });
    svg += paw(coat, 74, -21, { rx: 58, ry: 25 });
    svg +=
      at(-58, -500, collar(sitter, { tight: 0.5, swing: 14 })) + at(-66, -508, head(sitter), { turn: sitter.tilt });
    svg += leg(sitter, points("-80,-390 -190,-440 -262,-540 -276,-660"), [52, 46, 40, 36], {
      sock: 0.6,
      bands: [0.2, 0.34, 0.46],
    });
    return { body: svg + paw(coat, -278, -676, { rx: 40, ry: 36 }) };
  },
};
