import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { hasLamps, isNight, mix } from "../inks.ts";
import { at, ellipse, group, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

export function books(easel: Easel): string {
  const { inks } = easel;
  let svg = "";
  let y = 0;
  for (const [i, cover] of [inks.cloth, inks.cloth2, inks.leafDark].entries()) {
    const h = 32 + ((i * 7) % 12);
    const w = 176 - i * 14 + (i % 2 ? 10 : 0);
    const x = i % 2 ? 8 : -6;
    svg +=
      form(easel, `M${x - w / 2},${y - h}L${x + w / 2},${y - h}L${x + w / 2},${y}L${x - w / 2},${y}Z`, cover) +
      rect(x + w / 2 - 26, y - h + 6, 24, h - 12, inks.frame) +
      rect(x - w / 2 + 18, y - h, 7, h, inks.brass) +
      rect(x - w / 2 + 32, y - h, 4, h, inks.brass);
    y -= h;
  }
  return svg;
}

export function lamp(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.woodDark, inks.ink, 0.35);
  // A table lamp on its foot; the glow comes from the scene.
  return (
    rect(-8, -160, 16, 60, dark) +
    form(easel, "M-12,-104Q-44,-84 -40,-58Q-36,-34 -16,-22L16,-22Q36,-34 40,-58Q44,-84 12,-104Z", inks.cloth2) +
    line("M-34,-70Q0,-58 34,-70", inks.clothLight, 5) +
    form(easel, "M-62,0Q-62,-20 -34,-24L34,-24Q62,-20 62,0Z", dark) +
    form(
      easel,
      "M-54,-268L54,-268L108,-146Q0,-128 -108,-146Z",
      isNight(inks) && hasLamps(inks) ? "#ffcf7d" : inks.clothLight,
      {
        depth: 0.15,
      },
    ) +
    path("M-104,-154Q0,-136 104,-154L108,-146Q0,-128 -108,-146Z", inks.cloth) +
    line("M70,-142v44", inks.brass, 4) +
    ellipse(70, -94, 7, 9, inks.brass)
  );
}

/** Not the colour of lit windows: in a blackout they are dark, and the candle burns. */
const flame = "#ffc765";

export function candle(easel: Easel): string {
  const { inks } = easel;
  return (
    form(easel, "M-44,0Q-40,-16 0,-18Q40,-16 44,0Z", inks.brass) +
    form(easel, "M-17,-104L17,-104L17,-14L-17,-14Z", inks.paper, { depth: 0.18 }) +
    line("M0,-104v-14", inks.ink, 4) +
    path(curve(points("0,-164,c 17,-130 0,-112 -17,-130")), flame) +
    path(curve(points("0,-142,c 8,-126 0,-116 -8,-126")), "#fff8df")
  );
}

/** A flowerpot with three glowing coals in it. */
export function potOfCoals(easel: Easel): string {
  const { inks } = easel;
  const clay = mix("#b5643c", inks.cloth, 0.2);
  const coal = (x: number, y: number) =>
    ellipse(x, y, 23, 17, mix("#c23b1e", inks.ink, 0.3)) +
    ellipse(x - 2, y - 3, 17, 11, "#f0702c") +
    ellipse(x - 4, y - 5, 8, 5, flame);
  return (
    form(easel, "M-62,-96H62L48,-4Q0,6 -48,-4Z", clay) +
    ellipse(0, -104, 71, 17, mix(clay, inks.ink, 0.55)) +
    coal(-26, -108) +
    coal(28, -107) +
    coal(2, -119) +
    form(easel, "M-72,-106C-40,-86 40,-86 72,-106V-84C40,-66 -40,-66 -72,-84Z", mix(clay, inks.paper, 0.12), {
      rim: 4,
      shade: 6,
    })
  );
}

export function clock(easel: Easel): string {
  const { inks } = easel;
  const h = inks.timeSlot === "morning" ? 240 : inks.timeSlot === "afternoon" ? 60 : 240;
  return (
    line("M-36,-4L-52,10M36,-4L52,10", inks.ink, 9) +
    ellipse(-34, -118, 22, 18, inks.brass) +
    ellipse(34, -118, 22, 18, inks.brass) +
    form(easel, curve(points("-62,-62 -44,-106 0,-124 44,-106 62,-62 44,-18 0,0 -44,-18")), inks.cloth2) +
    ellipse(0, -62, 46, 46, inks.paper) +
    at(
      0,
      -62,
      hourMarks(inks.ink) +
        line("M0,0v-34", inks.ink, 5) +
        group(line("M0,0v-24", inks.ink, 7), `transform="rotate(${h})"`) +
        ellipse(0, 0, 5, 5, inks.cloth),
    )
  );
}

/** The twelve marks of the alarm clock's dial. */
const hourMarks = (colour: string) =>
  Array.from({ length: 12 }, (_, hour) =>
    group(line(hour % 3 ? "M0,-41v4" : "M0,-42v7", colour, 3), `transform="rotate(${hour * 30})"`),
  ).join("");

export const radio = (easel: Easel): string => radioWith(easel, easel.inks.lit);

/** The green of the dial of a radio that plays. */
export const dialGreen = "#8fe08a";

/** It plays: its dial glows green, even where every lamp is out. */
export const litRadio = (easel: Easel): string => radioWith(easel, dialGreen);

function radioWith(easel: Easel, dial: string): string {
  const { inks } = easel;
  let svg =
    form(easel, "M-124,-136Q-124,-150 -110,-150L110,-150Q124,-150 124,-136L124,0L-124,0Z", inks.wood) +
    rect(-108, -134, 128, 100, mix(inks.woodLight, inks.brass, 0.35));
  for (let i = 0; i < 12; i++) svg += rect(-102 + i * 10.4, -130, 3, 92, inks.woodDark, 'opacity="0.5"');
  svg +=
    rect(34, -134, 76, 44, dial) +
    line("M40,-112h64M52,-122v20M72,-122v20M92,-122v20", inks.woodDark, 3) +
    ellipse(54, -60, 16, 16, inks.brass) +
    ellipse(92, -60, 16, 16, inks.brass) +
    rect(-108, -26, 218, 6, inks.brass);
  return svg + rect(-104, 0, 26, 8, inks.woodDark) + rect(78, 0, 26, 8, inks.woodDark);
}
