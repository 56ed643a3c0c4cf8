import { curve, type Point, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, clip, ellipse, path, rect } from "../shapes.ts";

export function sky(
  easel: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  { disc = true, discAt }: { disc?: boolean; discAt?: readonly [x: number, y: number, radius: number] } = {},
) {
  const { inks, random } = easel;
  const [a, b, c] = inks.sky;
  let svg = rect(x, y, w, h, a);
  const wave = (t: number, k: number) => {
    const pts: Point[] = [];
    for (let i = 0; i <= 6; i++) pts.push([x - 40 + ((w + 80) * i) / 6, y + h * t + Math.sin(i * 1.7 + k) * h * 0.035]);
    return curve([...pts, [x + w + 40, y + h + 40, "c"], [x - 40, y + h + 40, "c"]]);
  };
  svg +=
    path(wave(0.3, 1), mix(a, b, 0.5)) +
    path(wave(0.5, 3), b) +
    path(wave(0.7, 5), mix(b, c, 0.55)) +
    path(wave(0.86, 2), c);
  const [dx, dy, dr] = discAt ?? [
    x + w * 0.72,
    y + h * (inks.timeSlot === "afternoon" ? 0.16 : 0.36),
    Math.min(w, h) * 0.09,
  ];
  if (disc) {
    if (isNight(inks)) svg += moon(easel, [dx, dy], dr);
    else
      svg +=
        ellipse(dx, dy, dr * 2.1, dr * 2.1, inks.disc, 'opacity="0.28"') +
        ellipse(dx, dy, dr * 1.5, dr * 1.5, inks.disc, 'opacity="0.35"') +
        ellipse(dx, dy, dr, dr, inks.disc);
  }
  if (isNight(inks))
    for (let i = 0; i < 26; i++) {
      const q = random.range(1.6, 4.2);
      const sx = x + random() * w;
      const sy = y + random() * h * 0.5;
      svg += path(
        `M${tenth(sx)},${tenth(sy - q * 2)}L${tenth(sx + q * 0.6)},${tenth(sy)}L${tenth(sx)},${tenth(sy + q * 2)}L${tenth(sx - q * 0.6)},${tenth(sy)}Z`,
        inks.disc,
        'opacity="0.85"',
      );
    }
  return svg;
}

/** The moon in its phase; a new one is only a rim. Waxing, its right side is lit. */
function moon(easel: Easel, [x, y]: Point, radius: number): string {
  const { inks } = easel;
  const disc =
    ellipse(x, y, radius, radius, inks.disc) +
    ellipse(x - radius * 0.3, y - radius * 0.2, radius * 0.2, radius * 0.17, "#e5c996", 'opacity="0.7"') +
    ellipse(x + radius * 0.28, y + radius * 0.3, radius * 0.26, radius * 0.2, "#e5c996", 'opacity="0.6"');
  const halo = (strength: number) => ellipse(x, y, radius * 1.9, radius * 1.9, inks.disc, `opacity="${strength}"`);
  if (inks.moon === "full") return halo(0.12) + disc;
  const dark = mix(inks.sky[0], inks.disc, 0.08);
  const shift = { waxing: -0.62, waning: 0.62, new: 0.12 }[inks.moon] * radius;
  const outline = circle(x, y, radius);
  const shaded = disc + ellipse(x + shift, y - radius * 0.06, radius * 0.99, radius * 0.99, dark);
  return halo(inks.moon === "new" ? 0.04 : 0.08) + clip(easel, outline, shaded);
}

const circle = (x: number, y: number, radius: number) =>
  `M${tenth(x - radius)},${tenth(y)}a${tenth(radius)},${tenth(radius)} 0 1 0 ${tenth(2 * radius)},0a${tenth(radius)},${tenth(radius)} 0 1 0 ${tenth(-2 * radius)},0Z`;

export const cloud = ({ inks }: Easel, x: number, y: number, scale = 1, opacity = 0.85) =>
  at(
    x,
    y,
    path(
      curve(points("-130,10 -110,-22 -62,-28 -30,-60 24,-58 50,-30 100,-30 136,4 90,18 -60,20")),
      inks.cloud,
      `opacity="${opacity}"`,
    ) + path(curve(points("-90,16 -40,4 30,8 90,2 70,18 -40,20")), inks.paper, 'opacity="0.5"'),
    { scale },
  );
