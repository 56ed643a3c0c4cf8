import type { TimeSlot } from "#api/schedule/model.ts";
import { type Coat, coats } from "../cat/coat.ts";
import { loaf } from "../cat/poses/loaf.ts";
import { sit } from "../cat/poses/sit.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse } from "../shapes.ts";

const ginger: Record<
  TimeSlot,
  Pick<Coat, "base" | "shade" | "rim" | "dark" | "pale" | "eye" | "eyeLight" | "eyeDeep">
> = {
  morning: {
    ...{ base: "#e0954f", shade: "#b56a38", rim: "#ffe0ad", dark: "#a9562a", pale: "#f6dcb4" },
    ...{ eye: "#d69a2e", eyeLight: "#f3cf6a", eyeDeep: "#8a5a1c" },
  },
  afternoon: {
    ...{ base: "#d7904a", shade: "#a96a38", rim: "#f6e3a6", dark: "#9d5628", pale: "#f2dfb6" },
    ...{ eye: "#cf9a30", eyeLight: "#efd070", eyeDeep: "#80581c" },
  },
  evening: {
    ...{ base: "#b5714e", shade: "#824c48", rim: "#f9bd6c", dark: "#733c3c", pale: "#d8b39a" },
    ...{ eye: "#d8a540", eyeLight: "#f6d878", eyeDeep: "#7d531f" },
  },
};

/** Bułka, the ginger cat of the bakery, who faces right: slighter than Mruk, without a collar, with flour on her. */
export function bulka(easel: Easel): string {
  const { inks, random, newId } = easel;
  const pose = random.chance(0.5) ? sit : loaf;
  const { body } = pose.draw({
    ...{ random, newId, mirrored: true, notched: false, collared: false, lx: -0.7, tilt: 0 },
    coat: { ...coats[inks.timeSlot], ...ginger[inks.timeSlot] },
    look: {
      view: "three-quarter",
      eyes: "open",
      mouth: "smile",
      turn: [-1.4, 0.1],
      gaze: [-0.9, 0.1],
      pupils: [10, 19],
    },
  });
  const flour = [
    [-40, -300],
    [30, -250],
    [-90, -150],
    [70, -120],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 15, 8, mix(inks.paper, ginger[inks.timeSlot].base, 0.25), 'opacity="0.55"'));
  return at(0, 0, ellipse(0, 0, 200, 16, inks.shadow, 'opacity="0.35"') + body + flour.join(""), {
    scaleX: -0.94,
    scaleY: 0.94,
  });
}
