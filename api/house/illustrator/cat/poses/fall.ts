import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, tail } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

const trunk = curve(
  points(
    "-200,-400 -100,-462 0,-506 110,-512 206,-470 262,-396 262,-316 204,-268 120,-288 50,-296 -10,-264 -58,-216 -128,-190 -206,-192 -266,-226 -284,-290",
  ),
);

function body(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const inner =
    fur(sitter, [-160, -490, 240, -290], 80, (x) => x / 500) +
    flank(coat, [
      [points("-64,-510 -40,-424 -52,-344"), 26],
      [points("10,-536 24,-440 10,-356"), 28],
      [points("84,-540 92,-446 70,-362"), 28],
    ]) +
    path(
      curve(points("-290,-214 -196,-232 -110,-228 -40,-280 40,-318 130,-304 240,-270 120,-240 -20,-200 -140,-160")),
      coat.shade,
      'opacity="0.55"',
    ) +
    hatch(coat, [-80, -306], [110, -312], { count: 9, length: 32, angle: 0 });
  return lit(sitter, trunk, coat, { rim: 11, shade: 22, lx, inner });
}

const farLegs = (sitter: Sitter) =>
  limb(sitter, points("196,-350 206,-276 244,-214 232,-146"), [74, 54, 36, 30], {
    ...{ far: true, sock: 0.68, turn: -20, scale: 0.94 },
  }) +
  limb(sitter, points("-150,-262 -166,-214 -174,-164 -196,-104"), [56, 48, 37, 31], {
    ...{ far: true, sock: 0.62, turn: -20, scale: 0.96 },
  });

function nearLegs(sitter: Sitter): string {
  const thigh = flank(sitter.coat, [
    [points("160,-534 168,-450 148,-380"), 27],
    [points("238,-490 228,-420 202,-366"), 25],
  ]);
  return (
    limb(sitter, points("196,-376 274,-312 336,-262 330,-186"), [94, 66, 40, 33], {
      ...{ sock: 0.7, bands: [0.36, 0.5], turn: -8 },
    }) +
    clip(sitter, trunk, thigh + path(mark(112, -392, 142, -306, 9, -12), sitter.coat.ink, 'opacity="0.4"')) +
    limb(sitter, points("-190,-290 -236,-224 -272,-172 -294,-108"), [62, 52, 41, 34], {
      ...{ sock: 0.6, turn: -22, shoulder: true, bands: [0.24, 0.38, 0.5] },
    })
  );
}

/** In the air on the way down, right side up again: the back arched, all four paws reach for the ground far below at y = 0. */
export const fall: Pose = {
  left: -360,
  right: 355,
  head: [-194, -366],
  height: 700,
  draw(sitter) {
    const upright = tail(sitter, points("222,-410 290,-442 308,-512 290,-574 322,-622"), [32, 34, 32, 28, 24], {
      rings: 7,
    });
    return {
      body:
        at(44, 0, upright + farLegs(sitter) + body(sitter) + nearLegs(sitter), { turn: -13 }) +
        at(-188, -358, collar(sitter, { swing: 30, tight: 0.7 })) +
        at(-194, -366, head(sitter, "side"), { turn: sitter.tilt }),
    };
  },
};
