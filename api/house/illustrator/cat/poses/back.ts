import { curve, points, stripe } from "#api/house/illustrator/curves.ts";
import { at, lit, path } from "#api/house/illustrator/shapes.ts";
import { flank, fur } from "../fur.ts";
import { headFromBehind } from "../head-from-behind.ts";
import { paw, tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

const hanging = points("40,-60 96,-14 160,52 166,134 142,196 160,246");
const lying = points("70,-46 138,-30 190,-16 198,6 160,20 88,20");

/** Sitting with his back to us, looking out; over an edge the tail hangs below y = 0, on a floor it lies there. */
export const back: Pose = {
  left: -200,
  right: 210,
  head: [0, -400],
  draw(sitter) {
    const { coat } = sitter;
    const t = tail(sitter, sitter.onEdge ? hanging : lying, [20, 32, 31, 30, 28, 24], {
      rings: 6,
    });
    const d = curve(
      points(`
    -84,-330 -124,-264 -158,-190 -184,-104 -182,-40 -140,-4 0,0 140,-4 184,-40 186,-104 160,-190 126,-264 86,-330
  `),
    );
    let inner = fur(sitter, [-170, -320, 170, -20], 80, (x) => Math.PI / 2 + x / 360);
    inner += path(stripe(points("0,-350 3,-200 0,-30"), 38), coat.dark);
    for (const k of [-1, 1])
      inner += flank(
        coat,
        [-276, -222, -168, -114, -62].map((y, i) => [
          [
            [k * (114 + i * 22), y - 10],
            [k * (84 + i * 13), y + 8],
            [k * 36, y - 2],
          ],
          21 + i * 1.6,
        ]),
      );
    let svg = t + lit(sitter, d, coat, { rim: 11, shade: 24, lx: sitter.lx, inner });
    for (const k of [-1, 1]) svg += paw(coat, k * 150, -12, { rx: 44, ry: 18, toes: false });
    svg += at(0, -400, headFromBehind(sitter), { turn: sitter.tilt });
    return { body: svg };
  },
};
