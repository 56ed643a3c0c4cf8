import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, ellipse, group, line, path } from "../shapes.ts";
import { form } from "./form.ts";

export function geranium(easel: Easel): string {
  const { inks } = easel;
  let svg = "";
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2 + 0.4;
    const R = 40 + (i % 3) * 22;
    const x = Math.cos(a) * R * 1.25;
    const y = -158 + Math.sin(a) * R * 0.75;
    svg += leafRound(x, y, 36 + (i % 3) * 6, i % 2 ? inks.leaf : inks.leafDark, inks.leafLight, i * 50);
  }
  for (const [x, y] of points("-52,-236 40,-258 88,-196 -10,-196")) {
    svg += line(`M${x * 0.4},-130Q${x * 0.8},${y + 40} ${x},${y}`, inks.leafDark, 6);
    for (let i = 0; i < 8; i++) {
      const a = i * 2.4;
      svg += ellipse(
        x + Math.cos(a) * (8 + i * 2.4),
        y + Math.sin(a) * (6 + i * 2),
        15,
        14,
        i % 3 ? inks.bloom : inks.bloomLight,
      );
    }
  }
  return svg + pot(easel);
}

export function cactus(easel: Easel): string {
  const { inks } = easel;
  let svg =
    form(easel, curve(points("-34,-100 -36,-180 0,-220 36,-180 34,-100")), inks.leaf) +
    form(easel, curve(points("30,-150 62,-146 66,-190 84,-190 84,-130 60,-118 30,-122")), inks.leaf);
  for (let i = 0; i < 5; i++)
    svg += path(mark(-16 + i * 8, -200 + i * 6, -18 + i * 9, -110, 3), inks.leafLight, 'opacity="0.8"');
  svg += ellipse(0, -222, 14, 12, inks.bloomLight) + ellipse(0, -224, 8, 7, inks.bloom);
  return svg + pot(easel);
}

export function chestnuts(easel: Easel): string {
  const { inks } = easel;
  let svg = "";
  for (const [x, k] of points("-64,1 0,1.15 58,0.9 104,1"))
    svg += at(
      x,
      0,
      form(easel, curve(points("-32,-18 -18,-46 14,-48 34,-22 18,0 -20,0")), "#7a3a26") +
        ellipse(4, -8, 18, 7, inks.clothLight) +
        ellipse(-10, -36, 7, 4, "#fff", 'opacity="0.4"'),
      { scale: k },
    );
  return svg;
}

function pot(easel: Easel): string {
  const { inks } = easel;
  const c = "#b5583a";
  const base = isNight(inks) ? mix(c, "#2a1840", 0.35) : c;
  return (
    form(easel, "M-56,-92L56,-92L42,-4Q0,4 -42,-4Z", base) +
    form(easel, "M-66,-116L66,-116L62,-84L-62,-84Z", base) +
    line("M-40,-60q14,14 28,0t28,0t24,0", mix(base, "#fff4da", 0.4), 5, 'opacity="0.7"')
  );
}

/** A round leaf with three veins. */
export function leafRound(x: number, y: number, R: number, colour: string, vein: string, turn = 0): string {
  return at(
    x,
    y,
    path(
      curve([
        [0, -R],
        [R * 0.8, -R * 0.6],
        [R, R * 0.1],
        [R * 0.5, R * 0.8],
        [0, R * 0.55, "c"],
        [-R * 0.5, R * 0.8],
        [-R, R * 0.1],
        [-R * 0.8, -R * 0.6],
      ]),
      colour,
    ) +
      [0, -40, 40]
        .map((q) =>
          group(
            path(mark(0, R * 0.4, 0, -R * 0.7, 3), vein, 'opacity="0.6"'),
            `transform="rotate(${q} 0 ${(R * 0.4).toFixed(0)})"`,
          ),
        )
        .join(""),
    { turn },
  );
}
