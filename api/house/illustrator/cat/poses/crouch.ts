import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { collar } from "../collar.ts";
import { flank, fur, hatch } from "../fur.ts";
import { head } from "../head.ts";
import { limb, paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** Low in front, high behind, a heartbeat before the jump. */
export const crouch: Pose = {
  left: -430,
  right: 482,
  head: [-220, -196],
  hindPaw: [46, 186],
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, points("232,-70 306,-30 376,-28 432,-54 452,-112 430,-150"), [32, 33, 31, 29, 27, 23], {
      rings: 7,
    });
    const d = curve(
      points(`
    -250,-150 -160,-188 -60,-214 50,-238 140,-254 222,-248 276,-206 290,-130 262,-50 200,-6 60,-20 -60,-22 -170,-10
    -250,-30
  `),
    );
    let inner = fur(sitter, [-240, -250, 280, -20], 90, (x) => -0.3 + (x > 160 ? 0.6 : 0));
    inner += flank(coat, [
      [points("-90,-210 -66,-150 -80,-92"), 24],
      [points("-26,-236 0,-160 -12,-90"), 26],
      [points("40,-256 68,-174 56,-96"), 28],
    ]);
    inner +=
      path(curve(points("-240,-30 -60,-44 80,-56 120,-10 -220,10")), coat.shade, 'opacity="0.55"') +
      hatch(coat, [-130, -44], [60, -60], { count: 10, length: 32, angle: -0.2 });
    let svg =
      t + limb(sitter, points("-160,-110 -240,-70 -316,-46 -366,-34"), [50, 42, 35, 31], { far: true, scale: 0.94 });
    svg += lit(sitter, d, coat, { rim: 11, shade: 22, lx: sitter.lx, inner });
    svg += lit(
      sitter,
      curve(points("70,-20 80,-120 140,-206 222,-218 282,-160 284,-70 230,-12 140,0")),
      { base: mix(coat.base, coat.rim, 0.08), shade: coat.shade, rim: coat.rim },
      {
        rim: 7,
        shade: 16,
        lx: sitter.lx,
        inner:
          fur(sitter, [90, -200, 270, -30], 22, 1.2) +
          flank(coat, [
            [points("140,-226 164,-150 150,-80"), 24],
            [points("214,-234 236,-156 218,-82"), 24],
            [points("286,-170 272,-110 250,-62"), 20],
          ]),
      },
    );
    svg += paw(coat, 116, -22, { rx: 66, ry: 27, turn: -2 });
    svg += limb(sitter, points("-150,-120 -190,-66 -236,-36 -284,-24"), [60, 50, 38, 33], {
      sock: 0.56,
      bands: [0.2, 0.36],
    });
    svg += at(-216, -194, collar(sitter, { swing: 8, tight: 1 })) + at(-220, -196, head(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
