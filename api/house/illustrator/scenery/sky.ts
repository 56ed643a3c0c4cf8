import { curve, type Point, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, ellipse, path, rect } from "../shapes.ts";

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
    if (isNight(inks))
      svg +=
        ellipse(dx, dy, dr * 1.9, dr * 1.9, inks.disc, 'opacity="0.12"') +
        ellipse(dx, dy, dr, dr, inks.disc) +
        ellipse(dx - dr * 0.3, dy - dr * 0.2, dr * 0.2, dr * 0.17, "#e5c996", 'opacity="0.7"') +
        ellipse(dx + dr * 0.28, dy + dr * 0.3, dr * 0.26, dr * 0.2, "#e5c996", 'opacity="0.6"');
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
