import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { blown, leafEnds, type Opening, openSide } from "../scenery/casement.ts";
import { seasonOf, tenement } from "../scenery/city.ts";
import { isBehindEars } from "../scenery/free.ts";
import { birdOnLedge, birdsOnLedge } from "../scenery/ledge.ts";
import { beam, glow } from "../scenery/light.ts";
import { cloud, sky } from "../scenery/sky.ts";
import { chestnut } from "../scenery/trees.ts";
import { weatherIn } from "../scenery/weather.ts";
import { besideHead, glazing, windowFrame } from "../scenery/window.ts";
import { box, clip, ellipse, line, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** The panes of the kitchen window. */
const glass = { x: 300, y: 74, w: 936, h: 670 };
const transom = 0.2;

/** On the sill of the kitchen window, which looks on the courtyard: opposite is the other staircase, below the chestnut, unless it would be behind his ears. */
export function courtyardSill(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const { x, y, w, h } = glass;
  const side = openSide(scene);
  const opening: Opening | undefined = side && { glass, transom, side };
  return {
    back: (shown) =>
      wall(easel) +
      clip(easel, box(x, y, w, h), view(easel, scene, shown) + glazing(easel, glass, scene, opening)) +
      birdOnLedge(easel, shown, glass, scene.things) +
      windowFrame(easel, x, y, w, h, { transom, shown, opening }) +
      (opening ? blown([W / 2, 34], opening.side === "left" ? 7 : -7, valance(easel)) : valance(easel)) +
      sill(easel),
    draws: birdsOnLedge,
    front: "",
    light: isNight(inks)
      ? glow(easel, scene.flip ? 260 : 1276, 120, 760, 0.5)
      : beam(easel, points(`${x + 60},${y} ${x + 420},${y} ${x + 120},${H} ${x - 380},${H}`), 0.6),
    ...(opening && { seen: leafEnds(opening) }),
    ground: { y: 778, from: 150, to: 1386, scale: 1.14, room: 760, things: 784 },
    lx: isNight(inks) ? (scene.flip ? -0.7 : 0.7) : -0.7,
  };
}

/** The kitchen's tiles, with their blue border above the sill. */
function wall({ inks }: Easel): string {
  const tile = mix(inks.frame, inks.frameShade, 0.12);
  let svg = rect(0, 0, W, H, mix(inks.wall, inks.wallLight, 0.5)) + rect(0, 300, W, H, inks.frameShade);
  for (let j = 0; j < 9; j++)
    for (let i = -1; i < 15; i++)
      svg += rect(
        i * 112 + (j % 2) * 56 + 3,
        300 + j * 82 + 3,
        106,
        76,
        mix(tile, inks.paper, ((i * 3 + j) % 4) * 0.12),
      );
  return svg + rect(0, 284, W, 22, inks.cloth2) + rect(0, 284, W, 6, inks.paper, 'opacity="0.5"');
}

/** How far the boughs in the window reach. */
const boughs = 150;

/** Over the roofs a strip of sky; opposite the windows of Staircase B, and at the left the corner of the own house. */
function view(easel: Easel, scene: Scene, shown: Shown): string {
  const { x, y, w, h } = glass;
  const { discX = null } = besideHead(shown, glass);
  const treeX = [500, 790, 180].map((at) => x + at).find((at) => !isBehindEars(shown, at, boughs));
  return (
    sky(easel, x, y, w, h, { disc: discX !== null, discAt: [discX ?? x + 170, y + 62, 34] }) +
    cloud(easel, x + 560, y + 60, 0.6) +
    tenement(easel, x + 210, y + h + 60, 560, 470, "mid", { ...seasonOf(scene), rows: 5, glow: 0.5 }) +
    tenement(easel, x - 250, y + h + 80, 420, 600, "near", { ...seasonOf(scene), rows: 5, glow: 0.4 }) +
    tenement(easel, x + 770, y + h + 80, 420, 560, "near", { ...seasonOf(scene), rows: 5, glow: 0.5 }) +
    (treeX === undefined ? "" : chestnut(easel, treeX, y + h + 330, 0.92, scene)) +
    washingLine(easel) +
    weatherIn(easel, x, y, w, h, scene)
  );
}

/** It runs across the courtyard from a pulley, empty. */
const washingLine = ({ inks }: Easel) =>
  line(`M${glass.x - 20},392Q768,446 ${glass.x + glass.w + 20},398`, mix(inks.ink, inks.far, 0.3), 3) +
  [500, 560, 1010].map((x) => rect(x, 418, 6, 20, inks.woodLight)).join("");

/** Short, in red checks, on a rod over the upper panes. */
function valance(easel: Easel): string {
  const { inks } = easel;
  const hem = Array.from({ length: 13 }, (_, i) => `${1262 - i * 82},${i % 2 ? 168 : 182}`).join(" ");
  const checks = Array.from({ length: 26 }, (_, i) => rect(276 + i * 40, 20, 18, 180, inks.cloth, 'opacity="0.45"'));
  const bands = [56, 104, 152].map((y) => rect(240, y, 1060, 18, inks.cloth, 'opacity="0.45"'));
  return (
    form(easel, curve(points(`262,34,c 1274,34,c ${hem} 262,176,c`)), inks.clothLight, {
      rim: 3,
      shade: 6,
      inner: checks.join("") + bands.join(""),
    }) +
    rect(230, 24, 1076, 12, inks.brass) +
    ellipse(230, 30, 15, 15, inks.brass) +
    ellipse(1306, 30, 15, 15, inks.brass)
  );
}

/** Of stone, and below it the tiles in its shade. */
const sill = ({ inks }: Easel) =>
  rect(96, 746, W - 192, 62, mix(inks.frame, inks.cloth2, 0.16)) +
  rect(96, 746, W - 192, 6, inks.paper) +
  rect(96, 790, W - 192, 26, mix(inks.frameShade, inks.cloth2, 0.3)) +
  rect(110, 816, W - 220, 34, inks.shadow, 'opacity="0.25"');
