import { points } from "#api/house/illustrator/curves.ts";
import { tail } from "../limbs.ts";
import type { Pose } from "../sitter.ts";

/** His tail behind an edge at y = 0, upright like a question mark; nothing else of him is to be seen. */
export const tailAlone: Pose = {
  left: -60,
  right: 160,
  head: [0, -160],
  height: 404,
  draw: (sitter) => ({
    body: tail(sitter, points("0,60 -6,-60 10,-170 -14,-270 20,-350 92,-366 124,-318"), [40, 42, 40, 38, 36, 33, 28], {
      rings: 8,
    }),
  }),
};
