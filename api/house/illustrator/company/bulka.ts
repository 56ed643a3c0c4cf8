import type { Light } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { type Coat, coats } from "../cat/coat.ts";
import { loaf } from "../cat/poses/loaf.ts";
import { sit } from "../cat/poses/sit.ts";
import { walk } from "../cat/poses/walk.ts";
import type { Pose } from "../cat/sitter.ts";
import { mark, type Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, path } from "../shapes.ts";

type Ginger = Pick<Coat, "base" | "shade" | "rim" | "dark" | "pale" | "eye" | "eyeLight" | "eyeDeep">;

const byLamplight: Ginger = {
  ...{ base: "#b5714e", shade: "#824c48", rim: "#f9bd6c", dark: "#733c3c", pale: "#d8b39a" },
  ...{ eye: "#d8a540", eyeLight: "#f6d878", eyeDeep: "#7d531f" },
};

const ginger: Record<Light, Ginger> = {
  morning: {
    ...{ base: "#e0954f", shade: "#b56a38", rim: "#ffe0ad", dark: "#a9562a", pale: "#f6dcb4" },
    ...{ eye: "#d69a2e", eyeLight: "#f3cf6a", eyeDeep: "#8a5a1c" },
  },
  afternoon: {
    ...{ base: "#d7904a", shade: "#a96a38", rim: "#f6e3a6", dark: "#9d5628", pale: "#f2dfb6" },
    ...{ eye: "#cf9a30", eyeLight: "#efd070", eyeDeep: "#80581c" },
  },
  "low sun": {
    ...{ base: "#dc8f47", shade: "#ab6236", rim: "#ffd98c", dark: "#a1522a", pale: "#f5dcae" },
    ...{ eye: "#d39a2e", eyeLight: "#f2cf6a", eyeDeep: "#85591c" },
  },
  evening: byLamplight,
  dusk: byLamplight,
};

type Posture = NonNullable<PictureBrief["posture"]>;

const posed: Partial<Record<Posture, Pose>> = { sitting: sit, lying: loaf, standing: walk };

/** Bułka, the ginger cat of the bakery, who faces right: slighter than Mruk, without a collar, with flour on her. */
export function bulka(easel: Easel, posture?: Posture): string {
  const { inks, random, newId } = easel;
  const pose = posed[posture ?? (random.chance(0.5) ? "sitting" : "lying")] ?? sit;
  const { body } = pose.draw({
    ...{
      random,
      newId,
      onEdge: false,
      atTable: false,
      mirrored: true,
      notched: false,
      collared: false,
      lx: -0.7,
      tilt: 0,
    },
    coat: { ...coats[inks.light], ...ginger[inks.light] },
    look: {
      view: "three-quarter",
      eyes: "open",
      mouth: "smile",
      turn: [-1.4, 0.1],
      gaze: [-0.9, 0.1],
      pupils: [10, 19],
    },
  });
  const lying = pose === loaf;
  const dusting = flour(lying ? onHerBack : onHerShoulder, mix(inks.paper, ginger[inks.light].base, 0.2));
  return at(0, 0, ellipse(lying ? 0 : 20, 0, lying ? 270 : 200, 16, inks.shadow, 'opacity="0.35"') + body + dusting, {
    scaleX: -0.94,
    scaleY: 0.94,
  });
}

/** Where she has leant against a sack, by pose. */
const onHerBack: Point = [186, -200];
const onHerShoulder: Point = [112, -196];

const strokes = [
  [-34, 0, 9],
  [-16, -10, 12],
  [2, 4, 14],
  [20, -8, 11],
  [36, 8, 8],
] as const;

/** Dry strokes of a brush, slanting like her fur. */
const flour = ([x, y]: Point, colour: string) =>
  path(
    strokes.map(([dx, dy, width]) => mark(x + dx + 7, y + dy - 24, x + dx - 5, y + dy + 24, width, 3)).join(""),
    colour,
    'opacity="0.8"',
  );
