import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { at, clip, ellipse, facing, line, path, rect } from "../shapes.ts";
import { type Bare, type Ground, H, isOnMat, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** His landing: where it meets the wall behind it, and its worn front edge. */
const landing = { back: 770, edge: 846 };
/** The flight behind him: its left and right ends, at his landing and at the one above. */
type Flight = { left: readonly [number, number]; right: readonly [number, number] };
const flight: Flight = { left: [430, 492], right: [1436, 1352] };
/** With him in the middle the neighbour's wall is wider, so that its door is near him. */
const widened = 116;
/** The front edges of its treads and how deep each looks, from below up to the upper landing. */
const treads = [
  { edge: 706, depth: 30 },
  { edge: 618, depth: 20 },
  { edge: 546, depth: 12 },
  { edge: 488, depth: 6 },
] as const;
const upperLanding = 482;
/** The window is where his head is not. */
const windowAt = { beside: 850, middle: 1086 };

/** On a landing of the staircase: a neighbour's door and its mat, the flight on up, and below him the next step down. */
export function stairs(easel: Easel, { shift, furniture }: Scene): Stage {
  const night = isNight(easel.inks);
  const hasMat = !isOnMat(furniture);
  const { door, ...place } = shift === 0 ? inTheMiddle(easel, hasMat) : beside(easel, hasMat);
  const ground = furniture.includes("step") ? groundOnFlight(shift === 0 ? widened : 0) : groundOnLanding;
  const back = (shown: Pick<Shown, "taken" | "frame">) =>
    place.back +
    at(banisterIn(shown), 0, banister(easel)) +
    place.steps +
    at(door, 0, place.flat + handle(easel, door, shown));
  if (shift <= 0) return { ...place, back, front: "", ground, lx: night ? -0.7 : 0.7 };
  // The door is on his side, so with him at the right the place is the other way round.
  const turned = (drawing: string) => at(W, 0, drawing, { scaleX: -1, scaleY: 1 });
  const turnedShown = ({ taken, frame }: Shown) => ({
    taken: taken.map(([from, to]) => [W - to, W - from] as const),
    frame: { ...frame, x: W - frame.x - frame.width },
  });
  return {
    ...{ back: (shown) => turned(back(turnedShown(shown))), light: turned(place.light), front: "" },
    ...{ ground: { ...ground, from: W - ground.to, to: W - ground.from }, lx: -0.7 },
    bare: place.bare,
  };
}

const groundOnLanding: Ground = { y: 832, from: 150, to: 1350, scale: 1.12, room: 840 };
/** On the lowest tread of the flight. */
const groundOnFlight = (wide: number): Ground => ({
  y: treads[0].edge - 8,
  from: 470 + wide,
  to: 1400,
  scale: 1,
  room: 780,
});

const beside = (easel: Easel, hasMat: boolean) => drawn(easel, { x: windowAt.beside, wide: 0, door: 156, hasMat });

const inTheMiddle = (easel: Easel, hasMat: boolean) =>
  drawn(easel, { x: windowAt.middle, wide: widened, door: 214 + widened, hasMat });

/** `door` is where its middle is. */
function drawn(easel: Easel, { x, wide, door, hasMat }: { x: number; wide: number; door: number; hasMat: boolean }) {
  const { left, right } = flight;
  const way: Flight = { left: [left[0] + wide, left[1] + wide], right };
  const beamOfDay = beam(easel, points(`${x + 6},190 ${x + 224},190 ${x - 10},${H} ${x - 320},${H}`), 0.6);
  return {
    bare: () => landingWall(easel, x),
    door,
    back: walls(easel, way) + window(easel, x) + steps(easel, way),
    steps: stepsBelow(easel, way),
    flat: flat(easel) + (hasMat ? at(wide - door, 0, mat(easel)) : ""),
    light: isNight(easel.inks) ? glow(easel, 640, 60, 820, 0.55) : beamOfDay,
  };
}

/** The flagstones of the landings and of the step below each; the flights between them are of wood, and creak. */
const stoneOf = ({ frameShade, iron, ink }: Inks) => ({
  light: mix(frameShade, iron, 0.06),
  flag: mix(frameShade, iron, 0.2),
  joint: mix(frameShade, iron, 0.5),
  edge: mix(mix(frameShade, iron, 0.45), ink, 0.18),
});

/** Flagstones from the wall towards us, in rows that are deeper the nearer they are. */
function flagstones(inks: Inks, rows: readonly number[]): string {
  const { flag, joint } = stoneOf(inks);
  const across = rows.slice(1, -1).map((y) => `M0,${y}H${W}`);
  const along = rows.slice(1).flatMap((near, row) => {
    const far = rows[row] ?? near;
    return Array.from({ length: 9 }, (_, i) => {
      const x = (i - 0.7 + (row % 2) / 2) * 220 - W / 2;
      return `M${W / 2 + x * (1 + (far - landing.back) / 700)},${far}L${W / 2 + x * (1 + (near - landing.back) / 700)},${near}`;
    });
  });
  return rect(0, landing.back, W, H, flag) + line([...across, ...along].join(""), joint, 4, 'opacity="0.6"');
}

/** The landing with its back to the flight: the painted wall, the flagstones, and the window. */
function landingWall(easel: Easel, windowAt: number): Bare {
  const { inks } = easel;
  return {
    wall:
      rect(0, 0, W, H, mix(inks.wallLight, inks.wall, 0.2)) +
      rect(0, 470, W, 300, inks.wall) +
      rect(0, 460, W, 14, inks.cloth2) +
      rect(0, landing.back - 28, W, 28, inks.frameShade) +
      flagstones(inks, [landing.back, 832, 920, H]) +
      rect(0, landing.back, W, 14, inks.ink, 'opacity="0.2"'),
    foot: landing.back,
    mark: { drawn: at(-windowAt - 115, 60, window(easel, windowAt)), half: 150 },
  };
}

/** Painted to shoulder height, as in every staircase; the wall of the flight lies farther back. */
function walls({ inks }: Easel, { left: [near, far], right }: Flight): string {
  const oil = mix(inks.wall, inks.wallDark, 0.25);
  const shaded = mix(inks.wallDark, inks.ink, 0.12);
  return (
    rect(0, 0, W, H, mix(inks.wallLight, inks.wall, 0.2)) +
    rect(far - 12, 330, W, 440, oil) +
    rect(far - 12, 322, W, 10, inks.cloth2) +
    rect(right[1], upperLanding, W, 300, mix(inks.wallDark, inks.ink, 0.2)) +
    path(`M${near},0H${far}V${upperLanding}L${near},770Z`, mix(shaded, inks.wallLight, 0.28)) +
    path(`M${near},470L${far},328V${upperLanding}L${near},770Z`, shaded) +
    // The painted edge goes on round the corner, farther back and so higher up and narrower.
    path(`M${near},460L${far},322V332L${near},474Z`, mix(inks.cloth2, inks.ink, 0.2)) +
    rect(0, 0, near, 770, inks.wallLight) +
    rect(0, 470, near, 300, inks.wall) +
    rect(0, 460, near, 14, inks.cloth2) +
    rect(0, 742, near, 28, inks.frameShade)
  );
}

/** A window with coloured panes, in lead. */
function window(easel: Easel, x: number): string {
  const { inks } = easel;
  const outline = `M${x},300V140Q${x + 115},20 ${x + 230},140V300Z`;
  const lead =
    [1, 2, 3].map((i) => line(`M${x + i * 57.5},40V300`, inks.frameDark, 5)).join("") +
    [1, 2, 3].map((j) => line(`M${x},${50 + j * 64}H${x + 230}`, inks.frameDark, 5)).join("");
  return (
    path(`M${x - 20},316V134Q${x + 115},-6 ${x + 250},134V316Z`, inks.frame) +
    clip(easel, outline, glass(easel, x) + lead) +
    rect(x - 34, 300, 298, 22, inks.frame) +
    rect(x - 34, 314, 298, 9, inks.frameShade)
  );
}

function glass({ inks }: Easel, x: number): string {
  const panes = [inks.bloomLight, inks.leafLight, inks.brass, inks.cloth2, inks.clothLight, inks.tileLight];
  const opacity = `opacity="${isNight(inks) ? 0.4 : 0.7}"`;
  let svg = rect(x, 20, 230, 290, isNight(inks) ? mix(inks.sky[0], inks.lit, 0.15) : inks.sky[0]);
  for (let k = 0; k < 16; k++) {
    const [i, j] = [k % 4, Math.floor(k / 4)];
    const colour = panes[(i * 2 + j) % panes.length] ?? inks.brass;
    if ((i + j) % 2 || j < 2) svg += rect(x + i * 57.5, 50 + j * 64, 57.5, 64, colour, opacity);
  }
  return svg;
}

/** A neighbour's door on his own step, round x = 0, with a brass peephole: higher than the picture, since people go through it. */
function flat({ inks }: Easel): string {
  const door = mix(inks.woodDark, inks.cloth, 0.25);
  const panel = (y: number, height: number) =>
    rect(-104, y, 208, height, mix(door, inks.ink, 0.2)) +
    rect(-92, y + 12, 184, height - 24, mix(door, inks.woodLight, 0.18));
  return (
    rect(-170, -60, 340, 830, inks.frame) +
    rect(-146, -36, 292, 806, door) +
    panel(20, 400) +
    panel(500, 214) +
    ellipse(0, 116, 10, 10, inks.brass) +
    rect(-170, 762, 340, 12, inks.groundDark)
  );
}

/** On the side that he leaves free; over his back it would be a thorn. */
function handle({ inks }: Easel, door: number, shown: Pick<Shown, "taken">): string {
  const side = ([-1, 1] as const).find((each) => isFree(shown, door + each * 115, 36));
  if (side === undefined) return "";
  const drawing = rect(-134, 436, 15, 84, inks.brass) + line("M-127,466h38", inks.brass, 12);
  return facing(-side, drawing);
}

function mat({ inks }: Easel): string {
  const straw = mix(inks.bark, inks.brass, 0.35);
  return path("M78,782H440L520,834H40Z", straw) + path("M98,789H428L486,827H76Z", mix(straw, inks.brass, 0.4));
}

/** Where an edge of the flight is at a height: it narrows as it goes up. */
const endOf = ([below, above]: readonly [number, number], y: number) =>
  above + ((y - upperLanding) / (landing.back - upperLanding)) * (below - above);

/** The flight up, seen from the front: risers in shade, treads with a worn nosing. */
function steps(easel: Easel, way: Flight): string {
  const { inks } = easel;
  const riser = mix(inks.wood, inks.woodDark, 0.6);
  const tread = mix(inks.wood, inks.woodLight, 0.45);
  return treads
    .map(({ edge, depth }, i) => {
      const foot = i === 0 ? landing.back : (treads[i - 1]?.edge ?? 0) - (treads[i - 1]?.depth ?? 0);
      return (
        strip(way, [edge, foot], mix(riser, inks.ink, i * 0.05)) +
        strip(way, [edge - depth, edge], tread) +
        nosing(inks, way, [edge, 12 - i * 2])
      );
    })
    .join("");
}

/** A tread goes so far beyond the flight that the balusters stand on it. */
const underBalusters = 38;

function strip({ left, right }: Flight, [top, bottom]: readonly [number, number], colour: string): string {
  const [a, b] = [endOf(left, top), endOf(right, top) + underBalusters];
  const [c, d] = [endOf(right, bottom) + underBalusters, endOf(left, bottom)];
  return path(`M${a},${top}L${b},${top}L${c},${bottom}L${d},${bottom}Z`, colour);
}

/** The front edge of a tread of the flight. */
const nosing = (inks: Inks, way: Flight, [edge, height]: readonly [number, number]) =>
  strip(way, [edge - 2, edge + height], inks.woodLight) +
  strip(way, [edge + height, edge + height + 6], mix(inks.woodDark, inks.ink, 0.3));

/** His own landing, its edge hollowed by a hundred years of shoes, and the next step down. */
function stepsBelow({ inks }: Easel, { left: [near] }: Flight): string {
  const { light, flag, edge: shade } = stoneOf(inks);
  const edge = (y: number) => `M-20,${y}C300,${y} 420,${y + 9} 760,${y + 9}S1240,${y} 1556,${y}`;
  return (
    flagstones(inks, [landing.back, 806, landing.edge]) +
    rect(near, landing.back, W, 12, inks.ink, 'opacity="0.2"') +
    path(`${edge(landing.edge)}V${H}H-20Z`, mix(flag, shade, 0.7)) +
    path(`${edge(landing.edge)}V874H-20Z`, shade) +
    line(edge(landing.edge + 8), light, 20) +
    rect(0, 944, W, 80, mix(flag, shade, 0.2)) +
    rect(0, 940, W, 8, inks.ink, 'opacity="0.2"') +
    line(edge(1012), mix(light, flag, 0.5), 18)
  );
}

/** The handrail's height at the newel post and at the upper landing, where it turns. */
const rail = { from: [1470, 560], to: [1372, 300] } as const;

/** How far beyond the newel post the picture goes, and how far to the left the banister can stand for that. */
const besideNewel = 1528;
const mostMoved = 130;

/** Where the picture would cut the newel post the banister is moved into it, if nobody is there. */
function banisterIn(shown: Pick<Shown, "taken" | "frame">): number {
  const moved = shown.frame.x + shown.frame.width - besideNewel;
  const isOfUse = moved < 0 && moved > -mostMoved && isFree(shown, rail.from[0] + moved, 60);
  return isOfUse ? moved : 0;
}

/** At the right: a newel post on his landing, balusters on the treads and on the upper landing, and the rail that they end in. */
function banister({ inks }: Easel): string {
  const wood = mix(inks.woodDark, inks.ink, 0.15);
  const along = `M${rail.from[0]},${rail.from[1]}L${rail.to[0]},${rail.to[1]}H${W + 40}`;
  const onTreads = treads
    .slice(0, 3)
    .map(({ edge }, i) => baluster(inks, endOf(flight.right, edge) + 16, edge - 6 - i));
  const onLanding = [1430, 1492].map((x) => baluster(inks, x, upperLanding + 4));
  return (
    rect(flight.right[1], upperLanding - 2, W, 16, stoneOf(inks).light) +
    rect(flight.right[1], upperLanding + 14, W, 6, wood) +
    onLanding.join("") +
    onTreads.join("") +
    line(along, wood, 30) +
    line(along, mix(inks.wood, inks.woodLight, 0.2), 18) +
    newel(inks, wood)
  );
}

/** An iron baluster from its foot up into the rail, with a ring in the middle. */
function baluster(inks: Inks, x: number, foot: number): string {
  const [[x0, y0], [x1, y1]] = [rail.from, rail.to];
  const top = x < x1 ? y1 : foot <= upperLanding + 4 ? y1 : y1 + ((x - x1) / (x0 - x1)) * (y0 - y1);
  const middle = (top + foot) / 2;
  return (
    line(`M${x},${foot}V${top}`, inks.iron, 8) +
    line(`M${x},${middle + 36}c22,-12 22,-60 0,-72c-22,12 -22,60 0,72`, inks.iron, 5) +
    ellipse(x, middle, 6, 6, inks.brass) +
    rect(x - 9, foot - 4, 18, 8, inks.iron)
  );
}

const newel = (inks: Inks, dark: string) =>
  rect(1448, 560, 46, 244, dark) +
  rect(1448, 560, 16, 244, mix(inks.wood, inks.woodLight, 0.1)) +
  rect(1438, 784, 66, 24, dark) +
  rect(1440, 548, 62, 18, inks.wood) +
  ellipse(1471, 530, 30, 30, dark) +
  ellipse(1466, 525, 22, 22, inks.wood);
