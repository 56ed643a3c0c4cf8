import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, clip, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Strolling to the left, tail high. */
export const walk: Pose = {
  left: -390,
  right: 385,
  head: [-226, -326],
  height: 562,
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("196,-260 262,-302 292,-380 278,-470 306,-534 360,-524"), [34, 34, 32, 30, 28, 24], {
      rings: 7,
    });
    const far =
      limb(sitter, points("-150,-190 -196,-126 -236,-78 -262,-40"), [54, 42, 34, 31], {
        far: true,
        turn: 14,
        scale: 0.94,
      }) +
      limb(sitter, points("130,-190 92,-130 110,-78 76,-30"), [74, 50, 35, 30], { far: true, sock: 0.7, scale: 0.92 });
    const d = curve(
      points(`
    -190,-320 -110,-334 -20,-328 70,-318 160,-322 222,-288 244,-220 228,-150 170,-108 60,-84 -60,-90 -160,-112
    -222,-176 -236,-260
  `),
    );
    let inner = fur(sitter, [-220, -310, 230, -96], 90, (_, y) => 0.12 + (y + 220) / 500);
    inner += flank(coat, [
      [points("-60,-346 -50,-274 -70,-206"), 26],
      [points("4,-344 18,-260 -4,-176"), 28],
      [points("72,-340 86,-256 64,-168"), 28],
    ]);
    inner +=
      path(curve(points("-200,-116 -60,-106 80,-102 220,-144 240,-70 -200,-60")), coat.shade, 'opacity="0.6"') +
      hatch(coat, [-90, -112], [70, -104], { count: 10, length: 34, angle: 0.3 });
    let svg = t + far + lit(sitter, d, coat, { rim: 11, shade: 22, lx: sitter.lx, inner });
    svg += limb(sitter, points("-132,-222 -132,-134 -130,-70 -138,-24"), [62, 50, 39, 34], {
      shoulder: true,
      bands: [0.18, 0.34, 0.5],
    });
    svg += limb(sitter, points("150,-218 186,-142 212,-84 198,-24"), [88, 66, 40, 33], {
      sock: 0.7,
      bands: [0.22, 0.37, 0.52],
    });
    svg += clip(
      sitter,
      d,
      flank(coat, [
        [points("128,-318 150,-250 134,-176"), 26],
        [points("190,-310 212,-244 196,-178"), 25],
        [points("244,-262 238,-210 222,-170"), 18],
      ]) + path(mark(72, -176, 122, -104, 9, -12), coat.ink, 'opacity="0.4"'),
    );
    svg +=
      at(-226, -322, collar(sitter, { swing: 10, tight: 0.6 })) + at(-226, -326, head(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
