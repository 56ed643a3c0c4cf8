import { curve, type Point, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** A page that lies on the ground: its corners, from the far left one clockwise. */
type Page = readonly [Point, Point, Point, Point];

const corners = (text: string): Page => {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points(text);
  return [a, b, c, d];
};

/** The point of a page at `across` (from its left edge) and `down` (from its far edge), both from 0 to 1. */
function on([farLeft, farRight, nearRight, nearLeft]: Page, [across, down]: Point): readonly [x: number, y: number] {
  const blend = (axis: 0 | 1) => {
    const far = farLeft[axis] + (farRight[axis] - farLeft[axis]) * across;
    const near = nearLeft[axis] + (nearRight[axis] - nearLeft[axis]) * across;
    return far + (near - far) * down;
  };
  return [blend(0), blend(1)];
}

const spot = (page: Page, place: Point) => on(page, place).map(tenth).join(",");
const onPage = (page: Page, text: string) => points(text).map((place) => spot(page, place));
const outlineOf = (page: Page) => `M${page.map(([x, y]) => `${x},${y}`).join("L")}Z`;
const polygon = (page: Page, text: string) => `M${onPage(page, text).join("L")}Z`;
const stroke = (page: Page, text: string) => `M${onPage(page, text).join("L")}`;

const blank = (easel: Easel, page: Page, colour = easel.inks.paper) =>
  form(easel, outlineOf(page), colour, { rim: 2, shade: 4, depth: 0.3 });

/** A row of writing: a line that wavers, and no letters. */
function written(page: Page, down: number, { from = 0.12, to = 0.88 } = {}): string {
  const steps = Math.round((to - from) * 20);
  const wave = (i: number): Point => [from + ((to - from) * i) / steps, down + (i % 2 ? -0.022 : 0.022)];
  return curve(
    Array.from({ length: steps + 1 }, (_, i) => on(page, wave(i))),
    { closed: false },
  );
}

const rows = (page: Page, places: readonly number[]) =>
  places.map((down, i) => written(page, down, { to: i === places.length - 1 ? 0.5 : 0.88 - (i % 3) * 0.04 })).join("");

/** A sheet of paper with so many rows of writing on it, one corner of which has curled up. */
export function sheet(easel: Easel, writing = [0.15, 0.28, 0.41, 0.54, 0.67, 0.8]): string {
  const { inks } = easel;
  const page = corners("-92,-56 68,-72 112,2 -66,24");
  const [right, near] = [spot(page, [1, 0.7]), spot(page, [0.82, 1])];
  const shadow = path(`M${right}L${near}L${spot(page, [0.75, 0.66])}Z`, inks.ink, 'opacity="0.22"');
  // Its back, which is darker than the page that it lies on and hides the end of the writing.
  const curl = path(
    `M${right}L${near}Q${spot(page, [0.8, 0.82])} ${spot(page, [0.79, 0.69])}Q${spot(page, [0.9, 0.72])} ${right}Z`,
    mix(inks.paper, inks.frameDark, 0.5),
  );
  return (
    form(easel, polygon(page, "0,0 1,0 1,0.7 0.82,1 0,1"), inks.paper, { rim: 2, shade: 4, depth: 0.3 }) +
    line(rows(page, writing), inks.ink, 3.5, 'opacity="0.7"') +
    shadow +
    curl +
    line(`M${right}L${near}`, mix(inks.paper, inks.frameDark, 0.8), 2.5)
  );
}

/** White on a white cloth too, by its shadow. */
export const blankSheet = (easel: Easel): string =>
  path("M-98,-44L-66,34Q30,26 124,8L108,-12L-60,18Z", easel.inks.shadow, 'opacity="0.4"') + sheet(easel, []);

/** A slip of paper, no larger than a hand, with a word or two on it; it does not lie quite flat. */
export function slip(easel: Easel): string {
  const { inks } = easel;
  const page = corners("-58,-26 46,-38 66,-4 -44,12");
  return (
    form(easel, "M-58,-26Q-6,-44 46,-38Q62,-24 66,-4Q10,-4 -44,12Q-58,-4 -58,-26Z", inks.paper, {
      rim: 2,
      shade: 5,
      depth: 0.3,
    }) + line(written(page, 0.36, { to: 0.8 }) + written(page, 0.66, { to: 0.52 }), inks.ink, 4, 'opacity="0.75"')
  );
}

/** A letter that has been opened: its folded sheet lies on the envelope. */
export function openLetter(easel: Easel): string {
  const { inks } = easel;
  const envelope = corners("-120,-22 54,-42 84,14 -96,34");
  const page = corners("-54,-76 84,-88 122,-10 -26,6");
  const third = (from: number, to: number) => polygon(page, `0,${from} 1,${from} 1,${to} 0,${to}`);
  return (
    path("M-120,-22L-62,-60L54,-42Z", mix(inks.paper, inks.frameDark, 0.5)) +
    blank(easel, envelope, mix(inks.paper, inks.brass, 0.22)) +
    line(`M${spot(envelope, [0, 1])}L${spot(envelope, [0.48, 0.45])}L${spot(envelope, [1, 1])}`, inks.frameDark, 3) +
    blank(easel, page) +
    path(third(0.34, 0.66), mix(inks.paper, "#2a1830", 0.1)) +
    line(rows(page, [0.13, 0.24, 0.43, 0.55, 0.75, 0.86]), inks.ink, 3.5, 'opacity="0.7"')
  );
}

/** A printed form: a heading, boxes, some of them filled in, and a round stamp. */
export function officialForm(easel: Easel): string {
  const { inks } = easel;
  const page = corners("-94,-62 72,-76 114,0 -68,22");
  const box = (across: number, down: number) =>
    `${stroke(page, `${across},${down} ${across + 0.34},${down} ${across + 0.34},${down + 0.15} ${across},${down + 0.15}`)}Z`;
  const boxes = [0.28, 0.49, 0.7]
    .flatMap((down) => [box(0.1, down), ...(down < 0.7 ? [box(0.56, down)] : [])])
    .join("");
  const [x, y] = on(page, [0.74, 0.8]);
  return (
    blank(easel, page) +
    path(polygon(page, "0.1,0.09 0.62,0.09 0.62,0.18 0.1,0.18"), inks.ink, 'opacity="0.75"') +
    line(boxes, inks.ink, 2.5, 'opacity="0.6"') +
    line(
      written(page, 0.355, { from: 0.14, to: 0.4 }) + written(page, 0.565, { from: 0.6, to: 0.86 }),
      inks.cloth2,
      3.5,
    ) +
    ellipse(x, y, 21, 11, "none", `stroke="${inks.cloth}" stroke-width="4" opacity="0.85"`) +
    ellipse(x, y, 10, 5, inks.cloth, 'opacity="0.7"')
  );
}

/** A map that has been unfolded and still stands up at its folds: land, hills, and a broad river. */
export function map(easel: Easel): string {
  const { inks } = easel;
  const far = points("-138,-52 -68,-80 2,-58 72,-86 140,-66");
  const near = points("-126,22 -50,0 26,22 98,-2 174,16");
  const panels = [0, 1, 2, 3].flatMap((i): Page[] => {
    const [a, b, c, d] = [far[i], far[i + 1], near[i + 1], near[i]];
    return a && b && c && d ? [[a, b, c, d]] : [];
  });
  const sea = mix(inks.cloth2, inks.paper, 0.6);
  const shade = (i: number, colour: string) => (i % 2 ? mix(colour, "#2a1830", 0.14) : colour);
  const drawn = panels.map(
    (page, i) =>
      blank(easel, page, shade(i, inks.paper)) +
      path(polygon(page, margins[i] ?? ""), shade(i, sea)) +
      path(polygon(page, coasts[i] ?? ""), shade(i, mix(inks.leafLight, inks.paper, 0.25))) +
      path(polygon(page, hills[i] ?? ""), shade(i, mix(inks.brass, inks.paper, 0.2))) +
      line(stroke(page, rivers[i] ?? ""), inks.cloth2, 6),
  );
  return at(-8, 0, drawn.join(""), { scale: 0.86 });
}

/** What each of the map's four panels shows, in its own measures. */
const margins = [
  "0.1,0.1 1,0.1 1,0.9 0.1,0.9",
  "0,0.1 1,0.1 1,0.9 0,0.9",
  "0,0.1 1,0.1 1,0.9 0,0.9",
  "0,0.1 0.9,0.1 0.9,0.9 0,0.9",
];
const coasts = [
  "0.5,0.42 0.78,0.3 1,0.34 1,0.9 0.4,0.9 0.34,0.66",
  "0,0.34 0.3,0.24 0.62,0.34 1,0.22 1,0.9 0,0.9",
  "0,0.22 0.4,0.3 0.7,0.18 1,0.24 1,0.9 0,0.9",
  "0,0.24 0.34,0.3 0.62,0.46 0.58,0.7 0.7,0.9 0,0.9",
];
const hills = [
  "0.7,0.78 1,0.72 1,0.9 0.66,0.9",
  "0,0.72 0.4,0.66 0.9,0.78 1,0.82 1,0.9 0,0.9",
  "0,0.82 0.3,0.78 0.5,0.9 0,0.9",
  "0,0.9 0,0.89 0.1,0.9",
];
const rivers = [
  "0.98,0.6 0.98,0.6",
  "0.5,0.3 0.6,0.46 0.84,0.54 1,0.6",
  "0,0.6 0.24,0.7 0.5,0.66 0.7,0.8",
  "0,0.86 0,0.86",
];

/** A drawing in pencil, and whom it shows is clear. */
export function drawing(easel: Easel): string {
  const { inks } = easel;
  const page = corners("-100,-72 74,-88 122,4 -70,28");
  const trace = (text: string, closed = true) =>
    curve(
      points(text).map(([x, y, corner]): Point => (corner ? [...on(page, [x, y]), corner] : on(page, [x, y]))),
      { closed },
    );
  const cat = trace(
    "0.32,0.9 0.3,0.66 0.36,0.46 0.35,0.3,c 0.37,0.12,c 0.45,0.2 0.53,0.2,c 0.6,0.1,c 0.63,0.3 0.6,0.46 0.68,0.66 0.7,0.88,c",
  );
  const tail = trace("0.7,0.86 0.84,0.8 0.88,0.62 0.82,0.52", false);
  const stripes = trace("0.4,0.62 0.5,0.66 0.58,0.6", false) + trace("0.38,0.74 0.5,0.79 0.62,0.73", false);
  const face = trace("0.42,0.33 0.44,0.35 0.46,0.33", false) + trace("0.52,0.32 0.54,0.34 0.56,0.32", false);
  return (
    blank(easel, page) +
    path(cat, mix(inks.paper, inks.iron, 0.3)) +
    line(cat + tail + stripes + face, mix(inks.ink, inks.iron, 0.4), 4)
  );
}
