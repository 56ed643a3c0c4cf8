import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { isFree, isInFrame } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { sky } from "../scenery/sky.ts";
import { at, box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

const top = 770;

/** On the vet's table: over it an enamel lamp, behind it the scales, a window and the cupboard with the medicines. */
export function surgery(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  if (scene.furniture.includes("medicine cupboard")) return upOnCupboard(easel, scene);
  const where = arrangementFor(scene);
  return {
    back: (shown) =>
      walls(easel) +
      at(where.window, 0, window(easel)) +
      at(where.cupboard, 0, cupboard(easel)) +
      at(lampFor(shown), 0, lamp(easel)) +
      table(easel) +
      // Two things leave no room for the scales.
      (scene.things.length > 1 ? "" : at(scalesFor(shown, scene), top + 8, scales(easel))),
    front: "",
    light: isNight(inks)
      ? glow(easel, 768, 160, 820, 0.55)
      : beam(
          easel,
          points("120,-40 460,-40 1000,1024 420,1024").map(([x, y]) => [x + where.window - 160, y]),
          0.5,
        ),
    ground: { y: top + 58, from: 70, to: 1466, scale: 1.1, room: 780, things: top + 66 },
    lx: where.window < W / 2 ? -0.7 : 0.7,
  };
}

/** The upper side of the cupboard, seen from under the ceiling. */
const cupboardTop = 560;

/** On top of the cupboard: of the room there is the wall under the ceiling, and the lamp at the height of his eyes. */
function upOnCupboard(easel: Easel, { shift, flip, things }: Scene): Stage {
  const { inks } = easel;
  const x = W / 2 + 1.4 * shift;
  const lampAt = shift < 0 || (shift === 0 && flip) ? 1290 : 246;
  const paint = mix(inks.wallLight, inks.tileLight, 0.35);
  // A thing before his nose and one at his back stand on the next cupboards.
  const sides = (flip ? [1, -1] : [-1, 1]).slice(0, things.length);
  const ceiling = rect(0, 0, W, 64, mix(inks.paper, inks.frameShade, 0.3)) + rect(0, 64, W, 14, inks.frameShade);
  const shadow = rect(x - 372, cupboardTop + 20, 800, H, inks.shadow, 'opacity="0.22"');
  return {
    back:
      rect(0, 0, W, H, paint) +
      rect(0, 850, W, 16, inks.tileDark) +
      rect(0, 866, W, H, mix(inks.frame, inks.tileLight, 0.18)) +
      ceiling +
      at(lampAt, 70, lamp(easel), { scale: 1.5 }) +
      shadow +
      [0, ...sides]
        .map((beside) => at(x - 374 + beside * 790, cupboardTop - 44 * 2.1, cupboard(easel), { scale: 2.1 }))
        .join(""),
    front: "",
    light: isNight(inks)
      ? glow(easel, lampAt, 320, 900, 0.6)
      : beam(easel, points("120,-40 460,-40 1000,1024 420,1024"), 0.5),
    ground: {
      y: cupboardTop + 6,
      from: 70,
      to: 1466,
      scale: 0.98,
      room: 640,
      fixed: { x, reach: 60 },
      things: cupboardTop + 8,
    },
    lx: lampAt < W / 2 ? -0.7 : 0.7,
  };
}

/** The cupboard stands where he looks, and the window lets in the light from the other side. */
const arrangementFor = ({ shift, flip }: Scene) =>
  shift < 0 || (shift === 0 && flip) ? { window: 190, cupboard: 1070 } : { window: 1080, cupboard: 110 };

/** Over the table, and not over his ears. */
function lampFor({ head: [x], headSize }: Shown): number {
  const places = [768, 560, 976, 400, 1130];
  return places.find((each) => Math.abs(each - x) > 90 + 1.3 * headSize) ?? 768;
}

/** At the back of the table, where neither he nor an arm covers them; or else beyond the picture. */
function scalesFor(shown: Shown, { things }: Scene): number {
  const { frame, thing, taken, head } = shown;
  const [, arm] = taken;
  const isBehindArm = (x: number) => arm !== undefined && (arm[0] < head[0] ? x - 130 < arm[1] : x + 130 > arm[0]);
  const isSeen = (x: number) =>
    isFree(shown, x, 130) &&
    !isBehindArm(x) &&
    (things.length === 0 || Math.abs(x - thing[0]) > 220) &&
    isInFrame(shown, x, 130);
  return [768, 620, 920, 480, 1060, 340, 1200, 210, 1330].find(isSeen) ?? frame.x - 300;
}

/** Painted above, and white tiles with a green border behind the table. */
function walls({ inks }: Easel): string {
  const tile = mix(inks.frame, inks.tileLight, 0.18);
  let svg = rect(0, 0, W, 400, mix(inks.wallLight, inks.tileLight, 0.35)) + rect(0, 400, W, H, inks.frameShade);
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 18; i++)
      svg +=
        rect(i * 88 + 3, 400 + j * 80 + 3, 82, 74, mix(tile, inks.tileLight, ((i * 5 + j * 3) % 4) * 0.05)) +
        rect(i * 88 + 9, 400 + j * 80 + 8, 68, 5, inks.paper, 'opacity="0.6"');
  return svg + rect(0, 384, W, 22, inks.tileDark) + rect(0, 384, W, 6, inks.tile);
}

/** Its lower half is of frosted glass, so that nobody looks in. */
function window(easel: Easel): string {
  const { inks } = easel;
  const frosted = mix(inks.sky[1], inks.paper, isNight(inks) ? 0.2 : 0.6);
  return (
    rect(-22, 24, 364, 470, inks.frame) +
    clip(easel, box(0, 46, 320, 420), sky(easel, 0, 46, 320, 240, { disc: false }) + rect(0, 250, 320, 220, frosted)) +
    line("M40,440L150,290M110,450L230,282M230,440L296,352", inks.paper, 6, 'opacity="0.35"') +
    rect(150, 46, 20, 420, inks.frame) +
    rect(0, 240, 320, 18, inks.frame) +
    rect(0, 254, 320, 5, inks.frameShade) +
    rect(-44, 488, 408, 24, inks.frame) +
    rect(-44, 504, 408, 9, inks.frameShade)
  );
}

/** White, with glass doors: jars, bottles and boxes on three shelves. */
function cupboard(easel: Easel): string {
  const { inks } = easel;
  const inside = mix(inks.tileDark, inks.ink, 0.35);
  const shelf = (y: number) => rect(20, y, 316, 12, inks.frameShade);
  const jar = (x: number, y: number, colour: string) =>
    form(easel, `M${x - 24},${y}V${y - 58}Q${x},${y - 74} ${x + 24},${y - 58}V${y}Z`, colour, { rim: 4, shade: 8 }) +
    rect(x - 20, y - 82, 40, 14, mix(inks.wood, inks.woodLight, 0.5)) +
    rect(x - 17, y - 42, 34, 24, inks.paper, 'opacity="0.85"');
  const bottle = (x: number, y: number, colour: string) =>
    form(
      easel,
      curve(
        points(
          `${x - 18},${y},c ${x - 18},${y - 56} ${x - 7},${y - 76} ${x - 7},${y - 96},c ${x + 7},${y - 96},c ${x + 7},${y - 76} ${x + 18},${y - 56} ${x + 18},${y},c`,
        ),
      ),
      colour,
      { rim: 4, shade: 7 },
    );
  const goods = [
    ...[jar(66, 196, inks.tile), jar(126, 196, inks.cloth2), bottle(184, 196, inks.leaf), jar(252, 196, inks.brass)],
    ...[
      bottle(58, 346, inks.cloth),
      bottle(104, 346, inks.bark),
      jar(164, 346, inks.clothLight),
      jar(290, 346, inks.tileLight),
    ],
    ...[
      rect(50, 446, 84, 50, inks.clothLight),
      rect(58, 402, 66, 44, inks.cloth2),
      bottle(236, 496, inks.brass),
      bottle(284, 496, inks.leaf),
    ],
  ];
  return (
    rect(-6, 60, 368, 640, inks.frame) +
    rect(352, 60, 10, 640, inks.frameShade) +
    rect(-20, 44, 396, 26, inks.frame) +
    rect(-20, 62, 396, 8, inks.frameShade) +
    rect(20, 96, 316, 414, inside) +
    goods.join("") +
    [196, 346, 496].map(shelf).join("") +
    path("M36,500L150,110H196L82,500ZM206,500L310,150V240L236,500Z", inks.paper, 'opacity="0.16"') +
    line("M20,96H336V510H20ZM178,96V510", inks.frame, 14) +
    rect(20, 540, 148, 130, mix(inks.frame, inks.frameShade, 0.3)) +
    rect(188, 540, 148, 130, mix(inks.frame, inks.frameShade, 0.3)) +
    [164, 192].map((x) => ellipse(x, 310, 7, 10, inks.brass) + ellipse(x, 600, 7, 10, inks.brass)).join("")
  );
}

/** An enamel shade on a rod from the ceiling. */
function lamp({ inks }: Easel): string {
  const enamel = mix(inks.tileDark, inks.tile, 0.4);
  const below = isNight(inks) ? inks.lit : mix(inks.paper, inks.frameShade, 0.15);
  return (
    line("M0,-10V70", inks.iron, 9) +
    path("M-120,166Q-112,84 -26,70H26Q112,84 120,166Z", enamel) +
    path("M-104,160Q-96,94 -26,80Q-70,110 -74,160Z", mix(enamel, inks.paper, 0.35)) +
    ellipse(0, 166, 120, 15, below) +
    ellipse(0, 164, 34, 9, mix(below, "#ffffff", 0.4))
  );
}

/** Of white enamel with a steel edge. */
function table({ inks }: Easel): string {
  const enamel = mix(inks.frame, inks.paper, 0.5);
  return (
    path(`M30,${top}H${W - 30}L${W + 50},${top + 116}H-50Z`, enamel) +
    path(`M30,${top}H${W - 30}L${W - 14},${top + 18}H14Z`, inks.frameShade, 'opacity="0.6"') +
    rect(-20, top + 112, W + 40, 32, mix(inks.iron, inks.frame, 0.45)) +
    rect(-20, top + 112, W + 40, 7, inks.paper, 'opacity="0.7"') +
    rect(-20, top + 144, W + 40, H, mix(inks.tileDark, inks.ink, 0.4)) +
    rect(-20, top + 144, W + 40, 20, inks.ink, 'opacity="0.3"')
  );
}

/** A pan on a case with a dial, round x = 0. */
function scales(easel: Easel): string {
  const { inks } = easel;
  const paint = mix(inks.tile, inks.frame, 0.25);
  const ticks = Array.from({ length: 12 }, (_, i) => at(0, -82, rect(-2, -46, 4, 11, inks.ink), { turn: i * 30 }));
  return (
    ellipse(0, 4, 130, 14, inks.shadow, 'opacity="0.35"') +
    form(easel, "M-96,2L-80,-120Q-74,-142 -50,-144H50Q74,-142 80,-120L96,2Z", paint) +
    rect(-14, -172, 28, 34, inks.iron) +
    form(easel, "M-124,-198Q-110,-170 -80,-168H80Q110,-170 124,-198Z", inks.brass, { rim: 5, shade: 6 }) +
    ellipse(0, -82, 56, 56, mix(inks.brass, inks.ink, 0.2)) +
    ellipse(0, -82, 49, 49, inks.paper) +
    ticks.join("") +
    line("M0,-82L22,-112", inks.cloth, 5) +
    ellipse(0, -82, 6, 6, inks.ink)
  );
}
