import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { seasonOf, street } from "../scenery/city.ts";
import { isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { chestnut } from "../scenery/trees.ts";
import { panes, weatherIn } from "../scenery/weather.ts";
import { box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** The windows of the car, as wide as each other, with a pillar between two. */
const windows = { at: [-170, 310, 790, 1270], y: 112, width: 420, height: 336 };
const lampsAt = [70, 550, 1030, 1510];
const strapsAt = [190, 430, 670, 910, 1150, 1390];
const polesAt = [770, 290, 1250];

/** On the wooden bench of the fifteen, under its windows. */
export function tramBench(easel: Easel, scene: Scene): Stage {
  return {
    ...lightOf(easel),
    back: (shown) => car(easel, scene, shown) + panelling(easel, 470, 300) + benchBack(easel, 520) + seat(easel),
    front: "",
    ground: { y: 838, from: 60, to: 1480, scale: 1.06, room: 820, things: 846 },
  };
}

/** On the floor of the fifteen, before a bench. */
export function tramFloor(easel: Easel, scene: Scene): Stage {
  return {
    ...lightOf(easel),
    back: (shown) => car(easel, scene, shown) + panelling(easel, 470, 330) + benchFrom(easel) + floor(easel),
    front: "",
    ground: { y: 944, from: 60, to: 1480, scale: 1.08, room: 840 },
  };
}

function lightOf(easel: Easel): Pick<Stage, "light" | "lx"> {
  if (isNight(easel.inks)) return { light: lampsAt.map((x) => glow(easel, x, 60, 520, 0.42)).join(""), lx: -0.5 };
  const falls = windows.at
    .slice(1, 3)
    .map((x) => beam(easel, points(`${x + 20},112 ${x + 400},112 ${x + 100},${H} ${x - 330},${H}`), 0.5));
  return { light: falls.join(""), lx: 0.7 };
}

/** What is above the bench: the wall, the view, and what hangs from the ceiling where his ears are not. */
function car(easel: Easel, scene: Scene, shown: Shown): string {
  const { inks } = easel;
  const cream = mix(inks.frame, inks.brass, 0.14);
  return (
    rect(0, 0, W, H, cream) +
    rect(0, 0, W, 46, mix(inks.paper, inks.frameShade, isNight(inks) ? 0.35 : 0.15)) +
    rect(0, 40, W, 8, inks.frameShade) +
    view(easel, scene) +
    frames(easel) +
    lampsAt.map((x) => (besideEars(shown, x, 46) ? lamp(easel, x) : "")).join("") +
    line(`M-20,78H${W + 20}`, mix(inks.brass, inks.ink, 0.25), 13) +
    line(`M-20,75H${W + 20}`, inks.brass, 7) +
    strapsAt.map((x) => (besideEars(shown, x, 150) ? strap(easel, x) : "")).join("") +
    pole(easel, shown)
  );
}

const besideEars = ({ head: [x, y], headSize }: Shown, at: number, lowest: number) =>
  Math.abs(at - x) > 1.5 * headSize || y - 1.5 * headSize > lowest;

const opening = (x: number) => {
  const { y, width, height } = windows;
  const [right, foot, round] = [x + width, y + height, 34];
  return `M${x},${foot}V${y + round}Q${x},${y} ${x + round},${y}H${right - round}Q${right},${y} ${right},${y + round}V${foot}Z`;
};

/** The street that passes outside. */
function view(easel: Easel, scene: Scene): string {
  const { y, height } = windows;
  const foot = y + height;
  const outside =
    sky(easel, 0, y, W, height, { discAt: [1180, y + 70, 34] }) +
    cloud(easel, 520, y + 70, 0.7) +
    street(easel, -20, foot + 40, W + 40, 270, { tone: "far", far: true, ...seasonOf(scene), rows: 3 }) +
    street(easel, -60, foot + 150, 700, 330, { tone: "mid", ...seasonOf(scene), rows: 3, glow: 0.5 }) +
    chestnut(easel, 980, foot + 120, 0.62, scene) +
    weatherIn(easel, 0, y, W, height, scene) +
    windows.at.map((x) => panes(easel, x, y, windows.width, height, scene)).join("");
  return clip(easel, windows.at.map(opening).join(""), outside);
}

/** Each window is of two panes; the upper one is let down by its knobs. */
function frames({ inks }: Easel): string {
  const { at, y, width, height } = windows;
  const wood = mix(inks.wood, inks.woodLight, 0.35);
  return at
    .map(
      (x) =>
        line(opening(x), mix(inks.woodDark, inks.ink, 0.2), 26) +
        line(opening(x), wood, 17) +
        rect(x, y + 96, width, 15, wood) +
        rect(x, y + 108, width, 6, inks.woodDark) +
        [0.22, 0.78].map((share) => ellipse(x + width * share, y + 103, 9, 7, inks.brass)).join("") +
        rect(x - 22, y + height - 4, width + 44, 22, wood) +
        rect(x - 22, y + height + 14, width + 44, 9, inks.woodDark),
    )
    .join("");
}

function lamp({ inks }: Easel, x: number): string {
  const glass = isNight(inks) ? inks.lit : mix(inks.paper, inks.frameShade, 0.2);
  return (
    path(`M${x - 40},58Q${x - 34},22 ${x},20Q${x + 34},22 ${x + 40},58Z`, glass) +
    rect(x - 46, 54, 92, 9, inks.brass) +
    rect(x - 12, 12, 24, 12, inks.brass)
  );
}

/** A loop of leather for those who stand. */
const strap = ({ inks }: Easel, x: number) =>
  line(`M${x},78V118`, mix(inks.bark, inks.ink, 0.2), 9) +
  line(`M${x},118C${x - 34},140 ${x - 26},176 ${x},176C${x + 26},176 ${x + 34},140 ${x},118`, inks.bark, 9) +
  rect(x - 8, 68, 16, 20, inks.brass);

/** From the ceiling to the bench, where he and whoever is with him are not. */
function pole({ inks }: Easel, shown: Shown): string {
  const x = polesAt.find((each) => isFree(shown, each, 60) && Math.abs(each - shown.thing[0]) > 120);
  if (x === undefined) return "";
  return (
    line(`M${x},0V780`, mix(inks.brass, inks.ink, 0.35), 24) +
    line(`M${x - 3},0V780`, inks.brass, 15) +
    line(`M${x - 6},0V780`, mix(inks.brass, inks.paper, 0.5), 4)
  );
}

/** Varnished boards between the windows and the floor. */
function panelling({ inks }: Easel, y: number, height: number): string {
  const wood = mix(inks.wood, inks.woodDark, 0.35);
  const boards = Array.from({ length: 27 }, (_, i) => rect(i * 60 - 20, y, 4, height, inks.woodDark, 'opacity="0.6"'));
  return rect(0, y, W, height, wood) + rect(0, y, W, 10, inks.brass) + boards.join("");
}

/** Slats to lean on, held by iron. */
function benchBack(easel: Easel, top: number): string {
  const { inks } = easel;
  const slats = [0, 1, 2, 3].map((i) =>
    form(easel, box(-20, top + i * 66, W + 40, 50), slatColour(inks, i), { rim: 5, shade: 8 }),
  );
  const irons = [150, 768, 1386].map((x) => rect(x - 8, top - 10, 16, 280, inks.iron, 'opacity="0.85"'));
  return irons.join("") + slats.join("");
}

const slatColour = ({ wood, woodLight }: Inks, i: number) => mix(wood, woodLight, 0.35 + (i % 2) * 0.2);

/** The seat seen from a little above, and the boards under its edge. */
function seat(easel: Easel): string {
  const { inks } = easel;
  const slats = [0, 1, 2, 3].map((i) => {
    const y = 776 + i * 26 + i * i;
    return rect(-20, y, W + 40, 23 + i * 2, slatColour(inks, i + 1)) + rect(-20, y, W + 40, 4, inks.woodLight);
  });
  const boards = Array.from({ length: 20 }, (_, i) => rect(i * 80 + 20, 930, 5, 100, inks.ink, 'opacity="0.25"'));
  return (
    rect(-20, 760, W + 40, 170, inks.woodDark) +
    rect(-20, 764, W + 40, 12, inks.ink, 'opacity="0.3"') +
    slats.join("") +
    rect(-20, 892, W + 40, 34, mix(inks.wood, inks.woodLight, 0.6)) +
    rect(-20, 892, W + 40, 6, inks.paper, 'opacity="0.5"') +
    rect(-20, 926, W + 40, 100, mix(inks.woodDark, inks.ink, 0.35)) +
    rect(-20, 926, W + 40, 18, inks.ink, 'opacity="0.35"') +
    boards.join("")
  );
}

/** The same bench from the floor: its back, the edge of its seat and its feet. */
function benchFrom(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.woodDark, inks.ink, 0.4);
  const feet = [120, 768, 1416].map(
    (x) => rect(x - 12, 690, 24, 116, inks.iron) + rect(x - 34, 796, 68, 12, inks.iron),
  );
  return (
    benchBack(easel, 400) +
    rect(-20, 640, W + 40, 20, slatColour(inks, 0)) +
    rect(-20, 660, W + 40, 34, mix(inks.wood, inks.woodLight, 0.6)) +
    rect(-20, 660, W + 40, 6, inks.paper, 'opacity="0.5"') +
    rect(-20, 694, W + 40, 106, dark) +
    rect(-20, 694, W + 40, 22, inks.ink, 'opacity="0.35"') +
    feet.join("")
  );
}

/** Ribbed boards along the car, worn light in the middle of the aisle. */
function floor({ inks }: Easel): string {
  const boards = mix(inks.wood, inks.groundDark, 0.5);
  const ribs = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const y = 824 + i * 20 + i * i * 3;
    return rect(-20, y, W + 40, 8 + i, mix(boards, inks.woodDark, 0.45));
  });
  return (
    rect(0, 800, W, H - 800, boards) +
    rect(0, 800, W, 16, inks.ink, 'opacity="0.3"') +
    ribs.join("") +
    ellipse(768, 950, 700, 50, inks.paper, 'opacity="0.1"')
  );
}
