import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, tail } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

const trunk = curve(
  points(
    "-290,-230 -220,-282 -110,-300 20,-290 130,-300 224,-296 276,-240 272,-176 214,-140 110,-150 0,-136 -110,-104 -210,-96 -284,-140",
  ),
);

function body(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const inner =
    fur(sitter, [-280, -290, 260, -120], 90, () => 0.06) +
    flank(coat, [
      [points("-116,-322 -94,-246 -110,-176"), 26],
      [points("-44,-318 -20,-236 -36,-162"), 28],
      [points("28,-312 50,-234 34,-170"), 28],
    ]) +
    path(curve(points("-280,-108 -100,-120 40,-148 220,-160 240,-90 -280,-60")), coat.shade, 'opacity="0.55"') +
    hatch(coat, [-150, -116], [80, -152], { count: 11, length: 34, angle: 0 });
  return lit(sitter, trunk, coat, { rim: 11, shade: 22, lx, inner });
}

const farLegs = (sitter: Sitter) =>
  limb(sitter, points("190,-200 240,-132 320,-108 372,-54"), [74, 54, 36, 30], {
    ...{ far: true, sock: 0.7, turn: 236, scale: 0.92 },
  }) +
  limb(sitter, points("-210,-176 -310,-162 -392,-132 -450,-96"), [52, 44, 36, 31], {
    ...{ far: true, sock: 0.64, turn: 4, scale: 0.94 },
  });

function nearLegs(sitter: Sitter): string {
  const thigh = flank(sitter.coat, [
    [points("104,-322 126,-250 112,-184"), 27],
    [points("172,-322 192,-250 176,-180"), 26],
    [points("236,-306 246,-240 230,-190"), 22],
  ]);
  return (
    limb(sitter, points("196,-222 276,-168 368,-162 444,-104"), [84, 62, 40, 33], {
      ...{ sock: 0.7, bands: [0.36, 0.5], turn: 226 },
    }) +
    clip(sitter, trunk, thigh + path(mark(112, -232, 150, -156, 9, -12), sitter.coat.ink, 'opacity="0.4"')) +
    // Below the head and the far leg, so that all of it is seen from the shoulder on.
    limb(sitter, points("-196,-168 -262,-112 -322,-76 -384,-40"), [66, 52, 40, 33], {
      ...{ sock: 0.64, turn: -8, shoulder: true, bands: [0.24, 0.4, 0.54] },
    })
  );
}

/** At full stretch: the forelegs reach out, the hind legs push off. */
export const run: Pose = {
  left: -520,
  right: 520,
  head: [-300, -280],
  draw(sitter) {
    const streaming = tail(sitter, points("240,-256 314,-306 394,-312 450,-346 496,-340"), [32, 34, 31, 28, 24], {
      rings: 7,
    });
    return {
      body:
        streaming +
        farLegs(sitter) +
        body(sitter) +
        nearLegs(sitter) +
        at(-292, -268, collar(sitter, { swing: 34, tight: 0.8 }), { turn: -4 }) +
        at(-300, -280, head(sitter), { turn: sitter.tilt }),
    };
  },
};
