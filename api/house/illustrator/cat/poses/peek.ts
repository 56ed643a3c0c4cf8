import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, group, lit, path } from "#api/house/illustrator/shapes.ts";
import { head } from "../head.ts";
import { leg } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** y = 0 is the edge he looks over. The paws hook over it; the forelegs come up to it from under his chin. */
export const peek: Pose = {
  left: -262,
  right: 262,
  head: [0, -84],
  draw(sitter) {
    const { coat } = sitter;
    const forelegs = [-1, 1].map((k) =>
      leg(
        sitter,
        [
          [k * 70, 70],
          [k * 136, 22],
          [k * 178, -2],
          [k * 208, 8],
        ],
        [52, 46, 40, 36],
        {
          ...{ sock: 0.86, bands: [0.3, 0.46, 0.62] },
        },
      ),
    );
    const h = forelegs.join("") + at(0, -84, head(sitter), { turn: sitter.tilt });
    const front = [-1, 1]
      .map((k) =>
        at(
          k * 206,
          -4,
          group(
            lit(
              sitter,
              curve(points("-48,-12 -34,-27 0,-33 34,-27 48,-12 53,18 47,54 0,70 -47,54 -53,18")),
              { base: coat.white, shade: coat.whiteShade, rim: coat.white },
              {
                rim: 0,
                shade: 9,
                lx: sitter.lx,
                inner: path(curve(points("-60,-60 60,-60 58,-13,c 30,-19 0,-13,c -30,-19 -58,-13,c")), coat.base),
              },
            ) +
              path(mark(-18, 62, -16, 26, 7, 1), coat.whiteShade) +
              path(mark(18, 62, 16, 26, 7, -1), coat.whiteShade),
          ),
        ),
      )
      .join("");
    return { body: h, paws: front };
  },
};
