import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { usualHalf } from "../layout.ts";
import { at, ellipse } from "../shapes.ts";
import { props } from "./props.ts";

/** Where a prop stands, and the way from him to it: -1 if it is at his left. */
type Place = { x: number; y: number; scale?: number; away?: 1 | -1 };

/**
 * Drawn as they are at his left, and mirrored at his right: a handle or thread must not lie across him, a bird or a fish
 * faces him, and he can see into a slipper.
 */
const mirrored: readonly PropName[] = [
  "broom",
  "single slipper",
  "trapped wool",
  "running wool",
  "running grey wool",
  "pigeon",
  "pigeons",
  "fish",
];

/** Half the widths, as they are drawn, of those that are wider than usual. */
const halves: Partial<Record<PropName, number>> = {
  ...{ pigeons: 380, atlas: 216, washtub: 216, pigeon: 190, "upturned mugs": 190, cards: 184, cushion: 176 },
  ...{ chessboard: 168, "dough map": 168, "house of cards": 162, umbrella: 160, trumpet: 158, plaice: 156 },
  ...{ "corded box": 152, "leaf heap": 150, "whole fish": 182, barrel: 146, hat: 146, "open book": 144, suitcase: 142 },
  ...{ "plate of rissoles": 142, map: 140, doughnuts: 140, fish: 138, cake: 136, geranium: 136, boots: 134 },
  ...{ "covered bowl": 132, rolls: 130, pierogi: 130, buttons: 130, mouse: 130, "mixing bowl": 128, "soup plate": 126 },
  ...{ radio: 124, "lit radio": 124, basket: 122, snowman: 122, newspaper: 122, "open letter": 122, "milk pan": 122 },
  ...{ plate: 120, "plate of ham": 120, "plate of cheese": 120, sprats: 118, pencil: 118, "top hat": 116 },
  ...{ yarn: 120, "red wool": 120, "grey wool": 120, "green wool": 120, "yellow wool": 120, "purple wool": 120 },
  ...{ "white wool": 120, "boy’s jacket": 116, bowl: 114, "empty bowl": 114, "bowl of water": 114, slippers: 112 },
  ...{ "pencil drawing": 112, tulips: 110, keys: 110, lamp: 108, "official form": 108 },
};

/** The heights, as they are drawn, of those that reach over his head. */
const heights: Partial<Record<PropName, number>> = { balloon: 656 };

/** The scale of the thing before his nose. */
export const nearScale = 1.05;

/** Half the width that a thing takes up on the ground. */
export const halfOf = (name: PropName): number => Math.max(usualHalf, (halves[name] ?? 0) * nearScale);

/** The ends of a thing at a point and the top of a tall one, for the camera. */
export function endsOf(name: PropName, [x, y]: Point): Point[] {
  const [half, height = 0] = [halfOf(name), heights[name]];
  return [-half, half].map((side): Point => [x + side, y - height * nearScale]);
}

/** Draws a prop on the ground. */
export function put(easel: Easel, name: PropName, { x, y, scale = nearScale, away = -1 }: Place): string {
  // A butterfly is in the air above its place.
  if (name === "butterfly") return at(x, y - 300 * scale, props[name](easel), { scale, turn: 14 });
  const shadow = ellipse(8, 2, 70, 10, easel.inks.shadow, 'opacity="0.22"');
  const scaleX = mirrored.includes(name) ? -away * scale : scale;
  return at(x, y, shadow + props[name](easel), { scaleX, scaleY: scale });
}
