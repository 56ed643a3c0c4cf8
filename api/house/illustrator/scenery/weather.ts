import { curve, mark, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix } from "../inks.ts";
import { at, ellipse, path, rect } from "../shapes.ts";
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

/** His way through fresh snow: prints of two and two, from the picture's edge at the left to where he is. */
export function footprints({ inks }: Easel, y: number, way: 1 | -1): string {
  const start = way > 0 ? -20 : 1556;
  return Array.from({ length: 13 }, (_, i) => {
    const x = start + way * i * 62;
    const side = i % 2 ? 11 : -11;
    return at(x, y + side - i * 3, print(inks.snowShade), { scale: 1 - i * 0.022 });
  }).join("");
}

const print = (colour: string) =>
  ellipse(0, 0, 13, 8, colour) +
  [-11, -4, 4, 11].map((x) => ellipse(x, -10 + Math.abs(x) * 0.25, 3.6, 3.4, colour)).join("");

/** A puddle that has the sky in it, and a little of what is above. */
export function puddle({ inks }: Easel, x: number, y: number, scale = 1): string {
  const water = curve(points("-170,0 -80,-26 70,-30 180,-6 150,26 20,36 -120,26"));
  const sky = curve(points("-120,4 -40,-14 60,-16 130,-2 80,14 -30,20"));
  return at(
    x,
    y,
    path(water, mix(inks.sky[1], inks.ink, 0.25)) +
      path(sky, inks.sky[0], 'opacity="0.8"') +
      path("M-60,8l26,-14l24,14ZM10,10l16,-18l20,18Z", inks.mid, 'opacity="0.7"') +
      ellipse(96, 8, 34, 7, "none", `stroke="${inks.paper}" stroke-width="3" opacity="0.7"`) +
      ellipse(96, 8, 16, 3.4, "none", `stroke="${inks.paper}" stroke-width="3" opacity="0.7"`),
    { scale },
  );
}
