import { curve, mark, type Point, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix } from "../inks.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import type { Scene } from "../stage.ts";
import { handLeaf } from "./trees.ts";

type Area = { x: number; y: number; w: number; h: number };
type Outside = Pick<Scene, "weather" | "foliage">;

const several = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
const perArea = ({ w, h }: Area, each: number) => Math.max(1, Math.round((w * h) / each));
const somewhere = ({ random }: Easel, { x, y, w, h }: Area): Point => [x + random() * w, y + random() * h];
const opacity = (value: number) => `opacity="${value.toFixed(2)}"`;

/** What falls or flies in the open air. */
export function weatherIn(easel: Easel, x: number, y: number, w: number, h: number, scene: Outside): string {
  const area = { x, y, w, h };
  switch (scene.weather) {
    case "rain":
      return rain(easel, area);
    case "snow":
      return flakes(easel, area);
    case "fog":
      return fog(easel, area);
    case "wind":
      return flying(easel, area, scene);
    case "clear":
      return "";
  }
}

/** Strokes of two weights, all in one slant: fine ones far away, few bold ones near. */
function rain(easel: Easel, area: Area): string {
  const { inks, random } = easel;
  const dark = mix(inks.sky[0], inks.ink, isNight(inks) ? 0.1 : 0.3);
  const stroke = (length: number, width: number, colour: string) => {
    const [x, y] = somewhere(easel, area);
    return path(mark(x, y, x - length * 0.26, y + length, width), colour, opacity(random.range(0.5, 0.75)));
  };
  const fine = mix(inks.sky[1], inks.paper, isNight(inks) ? 0.32 : 0.55);
  const bold = mix(inks.sky[0], inks.paper, isNight(inks) ? 0.5 : 0.85);
  return (
    several(perArea(area, 21000), () => stroke(random.range(34, 58), 2.8, random.chance(0.35) ? dark : fine)) +
    several(perArea(area, 44000), () => stroke(random.range(80, 122), 4.6, bold))
  );
}

function flakes(easel: Easel, area: Area): string {
  const { inks, random } = easel;
  const flake = (from: number, to: number) => {
    const [x, y] = somewhere(easel, area);
    const radius = random.range(from, to);
    return ellipse(x, y, radius, radius * random.range(0.86, 1), inks.snow, opacity(random.range(0.75, 1)));
  };
  return several(perArea(area, 21000), () => flake(2.4, 4.4)) + several(perArea(area, 38000), () => flake(5.4, 9.4));
}

/** Flat scarves of fog that lie one before the other. */
function fog({ inks, random }: Easel, { x, y, w, h }: Area): string {
  const ink = mix(inks.sky[2], inks.paper, isNight(inks) ? 0.1 : 0.3);
  return several(5, (i) => {
    const middle = x + w * (i % 2 ? 0.72 : 0.26) + random.range(-0.1, 0.1) * w;
    const [level, reach, thick] = [y + h * (0.46 + i * 0.12), w * 0.66, h * 0.062];
    const scarf = points(
      "-1,0 -0.94,-0.5 -0.5,-0.9 0,-0.5 0.45,-1 0.92,-0.6 1,0 0.9,0.5 0.5,0.8 0.1,0.5 -0.4,1 -0.92,0.5",
    );
    return path(curve(scarf.map(([px, py]) => [middle + px * reach, level + py * thick])), ink, opacity(0.34));
  });
}

/** The wind's lines in an open sky: on houses they would be threads. None ends in a curl, a hook wherever it met his ears. */
export function gusts(easel: Easel, area: Area, { weather }: Pick<Outside, "weather">): string {
  if (weather !== "wind") return "";
  const { inks, random } = easel;
  const colour = mix(inks.sky[1], inks.paper, isNight(inks) ? 0.4 : 0.9);
  const swirl = "M0,0C90,-34 150,26 240,-4C290,-20 330,-22 376,-6M40,26C100,8 140,40 196,26";
  return several(perArea(area, 170000), () => {
    const [x, y] = somewhere(easel, { ...area, w: area.w * 0.82 });
    return at(x, y + 40, line(swirl, colour, 4.5, opacity(0.6)), { scale: random.range(0.7, 1.15), turn: -4 });
  });
}

/** The widest window or arch through which the open air is seen: what flies beyond it is farther away. */
const widthOfWindow = 960;

/** Whether the trees have let go of anything that the wind could carry. */
export const isCarried = (leaves: Outside["foliage"]) => leaves === "blossom" || leaves === "turning";

/** Leaves, or petals of the chestnuts, that the wind carries. */
function flying(easel: Easel, area: Area, { foliage: leaves }: Outside): string {
  const { inks, random } = easel;
  const colours = foliage(inks, leaves);
  if (!colours || !isCarried(leaves)) return "";
  const near = area.w > widthOfWindow ? 1 : 0.5;
  const leaf = () => {
    const [x, y] = somewhere(easel, area);
    return handLeaf(
      x,
      y,
      random.range(14, 30) * near,
      random.pick([colours.leaf, colours.light]),
      random.range(0, 360),
    );
  };
  const petal = () =>
    at(...position(somewhere(easel, area)), ellipse(0, 0, 10, 5.5, inks.paper), {
      turn: random.range(0, 180),
      scale: near,
    });
  if (leaves === "blossom") return several(perArea(area, 44000 * near), petal);
  return several(perArea(area, 82000 * near), leaf);
}

const position = ([x, y]: Point): [number, number] => [x, y];

/** Smoke out of a chimney; the wind lays it flat. */
export function smoke({ inks }: Easel, x: number, y: number, { weather }: Outside): string {
  const rising = "20,0 0,-70 50,-130 40,-210 100,-280 90,-200 100,-120 50,-60";
  const lying = "0,2 -2,-24 24,-52 110,-64 210,-46 330,-70 450,-52 340,-40 220,-18 120,-32 56,-18 36,2";
  return at(
    x,
    y,
    path(
      curve(points(weather === "wind" ? lying : rising)),
      mix(inks.cloud, isNight(inks) ? inks.paper : inks.mid, 0.28),
      opacity(0.66),
    ),
  );
}

/** Rain on the panes of a window: small drops, and some that run and leave a track. All are faint, so that none is a bead. */
export function panes(easel: Easel, x: number, y: number, w: number, h: number, { weather }: Outside): string {
  if (weather !== "rain") return "";
  const area = { x, y, w, h };
  const resting = several(perArea(area, 15000), () => bead(easel, somewhere(easel, area), easel.random.range(1.6, 3)));
  return resting + several(perArea(area, 52000), () => runningDrop(easel, somewhere(easel, { ...area, h: h * 0.72 })));
}

function bead({ inks }: Easel, [x, y]: Point, radius: number): string {
  return ellipse(x, y, radius, radius * 1.3, mix(inks.sky[0], inks.paper, isNight(inks) ? 0.35 : 0.62), opacity(0.6));
}

/** A wavering track that widens downwards into its drop, in one shape. */
function runningDrop({ inks, random }: Easel, [x, y]: Point): string {
  const length = random.range(60, 150);
  const bend = random.range(-7, 7);
  const radius = random.range(2.6, 3.8);
  const track = tube(
    [
      [x, y],
      [x + bend, y + length * 0.35],
      [x - bend * 0.4, y + length * 0.7],
      [x, y + length],
    ],
    [0.5, 0.9, 1.1, radius],
    { count: 16 },
  );
  return path(track.path, mix(inks.sky[0], inks.paper, isNight(inks) ? 0.4 : 0.7), opacity(0.5));
}

/** The sheen of wet ground, with the rings of drops that hit it. */
export function wet(easel: Easel, x: number, y: number, w: number, h: number, { weather }: Outside): string {
  if (weather !== "rain") return "";
  const { inks, random } = easel;
  const area = { x, y, w, h };
  const light = mix(inks.sky[2], inks.paper, isNight(inks) ? 0.2 : 0.5);
  const sheen = () => {
    const [sx, sy] = somewhere(easel, area);
    const size = 0.6 + (sy - y) / h;
    return path(mark(sx, sy, sx + random.range(50, 110) * size, sy, 6 * size), light, opacity(0.42));
  };
  return (
    several(perArea(area, 9000), sheen) + several(perArea(area, 30000), () => splash(easel, somewhere(easel, area)))
  );
}

/** A ring on the water with the drop that jumps from it. */
function splash({ inks }: Easel, [x, y]: Point, scale = 1): string {
  const light = mix(inks.sky[2], inks.paper, 0.6);
  const ring = ellipse(0, 0, 22, 5, "none", `stroke="${light}" stroke-width="2.6" opacity="0.75"`);
  const drops = ellipse(-7, -13, 2.4, 3.2, light) + ellipse(8, -17, 2.8, 3.6, light) + ellipse(1, -9, 1.8, 4, light);
  return at(x, y, ring + drops, { scale });
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

/** A puddle that has the sky in it, and a little of what is above, with rings where drops fall. */
export function puddle(easel: Easel, x: number, y: number, scale = 1): string {
  const { inks } = easel;
  const water = curve(points("-170,0 -80,-26 70,-30 180,-6 150,26 20,36 -120,26"));
  const sky = curve(points("-120,4 -40,-14 60,-16 130,-2 80,14 -30,20"));
  const ring = (rx: number, cx: number, cy: number) =>
    ellipse(cx, cy, rx, rx * 0.2, "none", `stroke="${inks.paper}" stroke-width="2.6" opacity="0.6"`);
  return at(
    x,
    y,
    path(water, mix(inks.sky[1], inks.ink, 0.25)) +
      path(sky, inks.sky[2], 'opacity="0.8"') +
      path("M-60,8l26,-14l24,14ZM10,10l16,-18l20,18Z", inks.mid, 'opacity="0.55"') +
      [ring(40, 92, 6), ring(20, 92, 6), ring(28, -84, 10), ring(13, -84, 10)].join("") +
      splash(easel, [92, 4]) +
      splash(easel, [-84, 8], 0.8),
    { scale },
  );
}
