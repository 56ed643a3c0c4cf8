import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, facing, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

export function kettle(easel: Easel): string {
  const { inks } = easel;
  let svg =
    line("M-48,-120C-48,-196 58,-196 58,-120", inks.ink, 11) +
    form(easel, curve(points("-74,-6 -84,-50 -62,-104 0,-126 66,-104 88,-50 78,-6 0,0")), inks.cloth) +
    form(easel, curve(points("72,-64 112,-88 138,-116,c 150,-104,c 128,-66 84,-32")), inks.cloth);
  svg += ellipse(0, -126, 32, 9, mix(inks.cloth, "#1c1430", 0.35)) + ellipse(0, -138, 10, 10, inks.brass);
  for (const [x, y] of points("-40,-60 -10,-84 22,-46 44,-80 -20,-34")) svg += ellipse(x, y, 6.5, 6.5, inks.clothLight);
  return svg;
}

export function milk(easel: Easel): string {
  const { inks } = easel;
  const svg = form(
    easel,
    "M-22,-176L22,-176L22,-136C44,-118 46,-104 46,-84L46,-8C46,0 36,2 0,2C-36,2 -46,0 -46,-8L-46,-84C-46,-104 -44,-118 -22,-136Z",
    inks.paper,
    { depth: 0.16 },
  );
  return (
    svg +
    rect(-25, -190, 50, 18, inks.cloth2) +
    path("M-46,-78L46,-78L46,-26L-46,-26Z", inks.cloth2, 'opacity="0.85"') +
    ellipse(0, -52, 17, 17, inks.paper)
  );
}

/** On Mrs Halina's blue plate, its eye towards him. */
export function fish(easel: Easel): string {
  const { inks } = easel;
  const plate =
    ellipse(0, -8, 138, 20, mix(inks.cloth2, inks.ink, 0.4)) +
    ellipse(0, -14, 132, 18, inks.cloth2) +
    ellipse(0, -14, 96, 11, mix(inks.cloth2, inks.ink, 0.2));
  let body = form(
    easel,
    curve(points("-96,-30 -50,-50 20,-46 66,-30,c 104,-54,c 96,-28 106,-6,c 66,-24,c 16,-12 -50,-14")),
    mix(mix(inks.cloth2, inks.ironLight, 0.4), inks.paper, 0.5),
  );
  for (let i = 0; i < 5; i++) body += line(`M${-40 + i * 20},-42q10,10 0,24`, inks.ink, 3, 'opacity="0.4"');
  return plate + facing(-1, body + ellipse(-74, -34, 5, 5, inks.ink));
}

export function pierogi(easel: Easel): string {
  const { inks } = easel;
  let svg =
    form(easel, "M-130,-48L130,-48C122,-12 80,0 0,0C-80,0 -122,-12 -130,-48Z", inks.cloth2) +
    ellipse(0, -48, 130, 22, mix(inks.cloth2, inks.paper, 0.35));
  for (const [x, y, k] of [
    [-70, -52, -8],
    [0, -60, 4],
    [68, -52, 12],
    [-34, -74, -4],
    [36, -76, 6],
  ] as const)
    svg += at(
      x,
      y,
      form(easel, "M-44,0C-44,-44 44,-44 44,0C20,8 -20,8 -44,0Z", mix(inks.paper, inks.brass, 0.12)) +
        line("M-38,-2q8,8 14,2q8,8 14,2q8,8 14,2q8,8 14,2q8,6 14,0", inks.frameDark, 3, 'opacity="0.6"'),
      { turn: k },
    );
  return svg + path("M-128,-40C-60,-20 60,-20 128,-40L124,-30C60,-10 -60,-10 -124,-30Z", inks.paper, 'opacity="0.5"');
}

/** One pear that stands on x = 0. */
export const pear = (easel: Easel, colour: string) =>
  form(easel, curve(points("-36,-22 -30,-58 -12,-92 0,-102 14,-92 32,-58 38,-22 18,0 -18,0")), colour) +
  line("M0,-100q6,-16 16,-20", easel.inks.woodDark, 6);

export function pears(easel: Easel): string {
  const { inks } = easel;
  return (
    at(-58, 0, pear(easel, inks.leafLight), { turn: -6 }) +
    at(52, 0, pear(easel, inks.brass), { turn: 8 }) +
    at(-4, -2, pear(easel, mix(inks.leafLight, inks.brass, 0.5)))
  );
}

/** A plate of doughnuts with icing, as on the last Thursday of the carnival. */
export function doughnuts(easel: Easel): string {
  const { inks } = easel;
  const one = (x: number, y: number) =>
    at(
      x,
      y,
      form(easel, curve(points("-46,-22 -34,-46 0,-56 34,-46 46,-22 32,-2 0,2 -32,-2")), "#b9713a") +
        path(curve(points("-40,-32 -24,-50 0,-55 24,-50 40,-32 26,-24 14,-32 2,-22 -12,-30 -26,-23")), inks.paper) +
        line("M-43,-16q42,14 86,0", "#e0b273", 5, 'opacity="0.8"') +
        points("-18,-42 0,-46 16,-40")
          .map(([dx = 0, dy = 0]) => ellipse(dx, dy, 4, 3, "#d98a3d"))
          .join(""),
    );
  return (
    ellipse(0, -6, 140, 18, mix(inks.frame, inks.ink, 0.22)) +
    ellipse(0, -11, 134, 16, inks.frame) +
    one(-66, -16) +
    one(66, -16) +
    one(0, -12) +
    one(-34, -58) +
    one(34, -58)
  );
}

export function plate(easel: Easel): string {
  const { inks } = easel;
  return (
    form(easel, curve(points("-118,-22 -70,-8 0,-2 70,-8 118,-22 78,4 0,10 -78,4")), inks.frame, { rim: 3, shade: 5 }) +
    ellipse(0, -24, 120, 21, inks.frame) +
    ellipse(0, -24, 112, 18, "none", `stroke="${inks.cloth2}" stroke-width="6"`) +
    ellipse(0, -22, 76, 11, mix(inks.frame, inks.frameShade, 0.6))
  );
}

export function rolls(easel: Easel): string {
  const { inks } = easel;
  const crust = "#cf8b46";
  const roll = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      form(easel, curve(points("-66,-8 -64,-48 -30,-74 14,-76 56,-50 66,-10 30,2 -30,2")), crust) +
        line("M-30,-58q16,10 24,26M6,-64q16,10 22,28", mix(crust, "#fff4da", 0.5), 6) +
        points("-10,-62 22,-50 -36,-38 40,-34")
          .map(([a, b]) => ellipse(a, b, 4, 3, inks.ink, 'opacity="0.6"'))
          .join(""),
      { scale },
    );
  return roll(-62, -4, 0.92) + roll(66, -2, 0.96) + roll(2, 4, 1.05);
}

export function cake(easel: Easel): string {
  const { inks } = easel;
  return (
    ellipse(0, -6, 136, 20, inks.frame) +
    form(easel, "M-108,-96H108L100,-12Q0,6 -100,-12Z", "#c98a4e") +
    path(
      "M-112,-104Q0,-136 112,-104Q116,-74 96,-78Q84,-52 64,-76Q40,-42 18,-78Q-8,-48 -30,-78Q-56,-46 -76,-76Q-98,-60 -112,-104Z",
      inks.paper,
    ) +
    points("-60,-112 -10,-120 44,-116")
      .map(([x, y]) => ellipse(x, y, 13, 11, inks.bloom))
      .join("")
  );
}
