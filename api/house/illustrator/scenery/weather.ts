import { curve, mark, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix } from "../inks.ts";
import { ellipse, path, rect } from "../shapes.ts";
import type { Scene } from "../stage.ts";
import { handLeaf } from "./trees.ts";

export function weatherIn(easel: Easel, x: number, y: number, w: number, h: number, scene: Scene) {
  const { inks, random } = easel;
  let svg = "";
  const rainInk = isNight(inks) ? inks.paper : mix(inks.cloth2, inks.paper, 0.3);
  if (scene.weather === "rain") svg += rect(x, y, w, h, inks.mid, 'opacity="0.26"');
  if (scene.weather === "rain")
    for (let i = 0; i < 130; i++) {
      const a = x + random() * w;
      const b = y + random() * h;
      const L = random.range(30, 72);
      svg += path(
        mark(a, b, a - L * 0.28, b + L, 5),
        random.chance(0.5) ? rainInk : inks.paper,
        `opacity="${tenth(random.range(0.3, 0.7))}"`,
      );
    }
  if (scene.weather === "snow")
    for (let i = 0; i < 90; i++)
      svg += ellipse(
        x + random() * w,
        y + random() * h,
        random.range(3, 9),
        random.range(3, 8.4),
        inks.snow,
        `opacity="${tenth(random.range(0.6, 1))}"`,
      );
  if (scene.weather === "fog")
    for (let i = 0; i < 4; i++) {
      const fy = y + h * (0.35 + i * 0.18);
      svg += path(
        curve([
          [x - 60, fy],
          [x + w * 0.3, fy - 34],
          [x + w * 0.6, fy + 10],
          [x + w + 60, fy - 24],
          [x + w + 60, fy + 70],
          [x + w * 0.5, fy + 90],
          [x - 60, fy + 64],
        ]),
        inks.paper,
        'opacity="0.3"',
      );
    }
  if (scene.weather === "wind")
    for (let i = 0; i < 16; i++) {
      const l = foliage(inks, scene.season) ?? { leaf: inks.snow, light: inks.snowShade };
      svg += handLeaf(
        x + random() * w,
        y + random() * h,
        random.range(14, 30),
        random.chance(0.5) ? l.leaf : l.light,
        random.range(0, 360),
      );
    }
  return svg;
}
