import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";

/** The colours of covers, seen from above and from below. */
export const coverOf = {
  armchair: ({ inks }: Easel) => mix(inks.cloth2, inks.ink, 0.12),
  sofa: ({ inks }: Easel) => mix(inks.cloth, inks.ink, 0.1),
};

/** Two arms of something upholstered, each with this outline as points. */
export const arms = (easel: Easel, cover: string, outline: (side: 1 | -1) => string) =>
  ([-1, 1] as const).map((side) => form(easel, curve(points(outline(side))), cover)).join("");
