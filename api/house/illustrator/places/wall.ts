import { type Point, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { foliage, isNight, mix, veiled } from "../inks.ts";
import { pear } from "../props/food.ts";
import { form } from "../props/form.ts";
import { seasonOf, tenement } from "../scenery/city.ts";
import { isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { snowLies } from "../scenery/snow.ts";
import { weatherIn } from "../scenery/weather.ts";
import { at, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

const top = 752;

/** On top of the wall between two courtyards, among splinters of glass, under a bough of the pear tree beyond. */
export function wall(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  return {
    back: (shown) => houses(easel, scene) + bough(easel, scene, shown) + bricks(easel, scene) + splinters(easel, shown),
    front: "",
    light: isNight(inks)
      ? glow(easel, scene.flip ? 180 : 1356, 900, 620, 0.5) + glow(easel, 768, 520, 520, 0.2)
      : beam(easel, points("860,-40 1240,-40 760,1024 200,1024"), 0.45),
    ground: { y: top + 22, from: 70, to: 1466, scale: 1.08, room: 820, things: top + 26 },
    lx: scene.flip && isNight(inks) ? -0.7 : 0.7,
  };
}

/** The backs of the two houses, and the sky between them. */
function houses(easel: Easel, scene: Scene): string {
  return (
    sky(easel, 0, 0, W, 780, { discAt: [560, 96, 46] }) +
    cloud(easel, 900, 120, 0.8) +
    tenement(easel, 500, 800, 520, 420, "far", { ...seasonOf(scene), rows: 4, glow: 0.35 }) +
    tenement(easel, -90, 820, 500, 640, "mid", { ...seasonOf(scene), rows: 5, glow: 0.4 }) +
    tenement(easel, 1130, 820, 520, 600, "mid", { ...seasonOf(scene), rows: 5, glow: 0.4 }) +
    weatherIn(easel, 0, 0, W, top, scene)
  );
}

/** It comes from the far side, over the middle of the wall; in late summer and autumn one pear is left on it. */
function bough(easel: Easel, scene: Scene, shown: Shown): string {
  const out = { ...easel, inks: veiled(easel.inks, "near") };
  const leaves = foliage(out.inks, scene.foliage);
  const spine = points("1580,40 1340,96 1120,110 920,92 760,112 640,176");
  const twigs = [
    "1240,104 1170,180 1130,214",
    "1040,104 980,50 930,30",
    "900,96 850,170 830,206",
    "1400,80 1360,10 1330,-20",
  ].map(points);
  const wood =
    path(tube(spine, [26, 20, 15, 11, 7, 4], { cap: false }).path, out.inks.bark) +
    twigs.map((twig) => path(tube(twig, [8, 5, 2], { cap: false }).path, out.inks.bark)).join("");
  const snow =
    scene.foliage === "bare" && snowLies(scene)
      ? path(
          tube(
            spine.map(([x, y]): Point => [x, y - 14]),
            [6, 9, 8, 6, 4, 2],
            { cap: false },
          ).path,
          out.inks.snow,
        )
      : "";
  const hasPear = leaves !== null && (scene.season === "autumn" || scene.season === "summer");
  return (
    wood +
    snow +
    (leaves ? leavesOn(out, [spine, ...twigs], leaves) : "") +
    (hasPear ? hanging(out, pearFor(shown)) : "")
  );
}

/** Where the pear hangs: over him only where there is room above his ears. */
function pearFor({ head: [x, y], headSize }: Shown): number {
  const isFree = (at: number) => Math.abs(at - x) > 1.4 * headSize || y - 1.5 * headSize > 320;
  return [830, 1130, 690].find(isFree) ?? 1300;
}

/** Oval leaves, drooping. */
function leavesOn(
  { random }: Easel,
  spines: readonly (readonly Point[])[],
  { leaf, dark, light }: { leaf: string; dark: string; light: string },
): string {
  const oval = "M0,0C-20,-18 -22,-52 0,-74C22,-52 20,-18 0,0Z";
  return spines
    .flatMap((spine) => between(spine))
    .flatMap(([x, y]) =>
      [0, 1, 2].map(() =>
        at(x + random.range(-26, 26), y + random.range(-14, 22), path(oval, random.pick([leaf, leaf, dark, light])), {
          turn: random.range(90, 270),
          scale: random.range(0.62, 1),
        }),
      ),
    )
    .join("");
}

/** The points of a spine and those half way between two. */
const between = (spine: readonly Point[]): Point[] =>
  spine.flatMap(([x, y], i) => {
    const next = spine[i + 1];
    return next
      ? [
          [x, y],
          [(x + next[0]) / 2, (y + next[1]) / 2],
        ]
      : [[x, y]];
  });

function hanging(easel: Easel, x: number): string {
  const { inks } = easel;
  return (
    line(`M${x},104Q${x + 6},150 ${x + 2},190`, inks.bark, 6) +
    at(x - 14, 304, pear(easel, mix(inks.brass, inks.leafLight, 0.35)))
  );
}

/** Its face below, and on its top a row of tiles, laid across. */
function bricks(easel: Easel, scene: Scene): string {
  const { inks } = easel;
  const colour = mix(inks.near, inks.roof, 0.55);
  let svg = rect(0, top + 60, W, H, colour) + rect(0, top - 2, W, 66, mix(colour, inks.ink, 0.45));
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 16; i++)
      svg += rect(
        i * 104 - (j % 2) * 52,
        top + 84 + j * 40,
        97,
        34,
        mix(colour, (i * 5 + j * 3) % 4 ? inks.woodLight : inks.ink, 0.14),
      );
  const tile = mix(inks.roof, inks.bloomLight, isNight(inks) ? 0.2 : 0.25);
  const tiles = Array.from({ length: 17 }, (_, i) =>
    form(
      easel,
      `M${i * 96 - 20},${top + 66}L${i * 96 - 4},${top - 6}Q${i * 96 + 34},${top - 20} ${i * 96 + 72},${top - 6}L${i * 96 + 74},${top + 66}Q${i * 96 + 28},${top + 78} ${i * 96 - 20},${top + 66}Z`,
      mix(tile, inks.ink, (i % 3) * 0.06),
      { rim: 4, shade: 8 },
    ),
  );
  const snow = snowLies(scene) ? line(`M-20,${top - 2}Q768,${top - 22} ${W + 20},${top - 2}`, inks.snow, 30) : "";
  return svg + rect(0, top + 64, W, 22, inks.ink, 'opacity="0.35"') + tiles.join("") + snow;
}

/** Of bottles, set in mortar against thieves, where nobody sits. */
function splinters({ inks }: Easel, shown: Shown): string {
  const glass = mix(inks.leaf, inks.tileLight, 0.5);
  return [96, 240, 420, 612, 804, 960, 1120, 1296, 1440]
    .filter((x) => isFree(shown, x, 70) && Math.abs(x - shown.thing[0]) > 120)
    .map(
      (x, i) =>
        path(
          `M${x - 26},${top + 8}L${x - 20},${top - 30}L${x - 8},${top - 6}L${x + 4},${top - (i % 2 ? 44 : 34)}L${x + 14},${top - 8}L${x + 26},${top + 8}Z`,
          glass,
          'opacity="0.85"',
        ) +
        line(
          `M${x - 18},${top - 22}L${x - 14},${top}M${x + 4},${top - 32}L${x + 6},${top}`,
          inks.paper,
          3,
          'opacity="0.6"',
        ),
    )
    .join("");
}
