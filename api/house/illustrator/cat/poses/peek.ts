import { curve, mark, points } from "#api/house/illustrator/curves.ts";
import { at, group, lit, path } from "#api/house/illustrator/shapes.ts";
import { head } from "../head.ts";
import type { Pose } from "../sitter.ts";

/** y = 0 is the edge he looks over; the paws hang in front of it. */
export const peek: Pose = {
  left: -262,
  right: 262,
  head: [0, -84],
  draw(sitter) {
    const { coat } = sitter;
    // y = 0 is the edge he looks over; the paws hang in front of it
    const h = at(0, -84, head(sitter), { turn: sitter.tilt });
    const front = [-1, 1]
      .map((k) =>
        at(
          k * 206,
          -4,
          group(
            lit(
              sitter,
              curve(points("-50,-38 0,-54 50,-38 54,8 48,54 0,70 -48,54 -54,8")),
              { base: coat.white, shade: coat.whiteShade, rim: coat.white },
              {
                rim: 0,
                shade: 9,
                lx: sitter.lx,
                inner: path(curve(points("-60,-60 60,-60 58,-14,c 30,-26 0,-16,c -30,-26 -58,-14,c")), coat.base),
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
