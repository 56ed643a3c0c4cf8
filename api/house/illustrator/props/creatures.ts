import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { ellipse, group, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** His toy mouse, of grey felt. */
export function mouse(easel: Easel): string {
  const { inks } = easel;
  // His toy is of grey felt in every story that says what it is made of.
  const c = mix("#a3a19c", inks.cloth2, 0.25);
  return (
    line("M52,-10C96,-6 96,-34 132,-24C152,-18 150,-2 176,-4", inks.clothLight, 6) +
    form(easel, curve(points("-70,-6 -58,-26 -20,-52 30,-50 56,-22 52,-2 0,0")), c) +
    ellipse(-24, -50, 17, 17, mix(c, "#1c1430", 0.25)) +
    ellipse(-24, -50, 9, 9, inks.bloomLight) +
    ellipse(-52, -24, 5, 5, inks.ink) +
    ellipse(-72, -10, 5, 5, inks.bloom)
  );
}

export function butterfly({ inks }: Easel): string {
  return group(
    [-1, 1]
      .map(
        (k) =>
          path(
            curve([
              [0, 0],
              [k * 30, -50],
              [k * 74, -60],
              [k * 70, -18],
              [k * 34, 4],
            ]),
            inks.brass,
          ) +
          path(
            curve([
              [0, 4],
              [k * 36, 10],
              [k * 52, 38],
              [k * 26, 44],
            ]),
            inks.bloomLight,
          ) +
          ellipse(k * 50, -38, 9, 9, inks.paper),
      )
      .join("") +
      path(mark(0, -26, 0, 36, 10), inks.ink) +
      line("M0,-26q-10,-22 -22,-26M0,-26q10,-22 22,-26", inks.ink, 3.5),
  );
}

export function feather({ inks }: Easel): string {
  return (
    path(curve(points("-80,0,c -40,-40 20,-66 84,-70,c 50,-34 -10,-8")), inks.cloth2) +
    line("M-92,6C-40,-22 20,-50 78,-68", inks.paper, 4)
  );
}
