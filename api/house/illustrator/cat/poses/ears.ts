import { at, clip } from "#api/house/illustrator/shapes.ts";
import { head } from "../head.ts";
import type { Pose } from "../sitter.ts";

/** Below the edge, whose middle may be lower than its ends: what he looks over covers the rest. */
const lowest = 44;

/** Two ears and the upper half of his eyes behind an edge at y = 0; nothing else of him is to be seen. */
export const ears: Pose = {
  left: -180,
  right: 180,
  head: [0, -10],
  draw: (sitter) => ({
    body: clip(sitter, `M-400,-400H400V${lowest}H-400Z`, at(0, -10, head(sitter), { turn: sitter.tilt * 0.5 })),
  }),
};
