import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { blown, leafEnds, type Opening, openSide } from "../scenery/casement.ts";
import { birdOnLedge, birdsOnLedge, isBirdOnLedge } from "../scenery/ledge.ts";
import { beam, glow } from "../scenery/light.ts";
import { wallpaper } from "../scenery/room.ts";
import { besideHead, curtain, showsTram, usualTransom, view, windowFrame } from "../scenery/window.ts";
import { box, clip, ellipse, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

export function windowSill(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const side = openSide(scene);
  const beside = easel.random.pick([-130, 0, 130]);
  const hasBird = scene.things.some(isBirdOnLedge);
  // A bird outside has to be behind glass, and it is where he looks.
  const x = 300 + (hasBird ? (scene.flip ? 130 : -130) : side ? 0 : beside);
  const y = 66;
  const w = 940;
  const h = 690;
  const opening: Opening | undefined = side && { glass: { x, y, w, h }, transom: usualTransom, side };
  const wall = wallpaper(easel, 0, 0, W, H, "sprig");
  const outside = (shown: Shown) =>
    clip(
      easel,
      box(x, y, w, h),
      view(easel, x, y, w, h, scene, {
        ...besideHead(shown, { x, y, w, h }),
        withTram: showsTram(shown, { x, y, w, h }, scene.tramAt),
        // Boughs behind the bars of an open casement would be a tangle.
        ...(opening && { opening, treeX: null }),
      }),
    ) +
    birdOnLedge(easel, shown, { x, y, w, h }, scene.things) +
    windowFrame(easel, x, y, w, h, { shown, opening });
  let before =
    rect(34, 18, W - 68, 12, inks.brass) +
    ellipse(34, 24, 16, 16, inks.brass) +
    ellipse(W - 34, 24, 16, 16, inks.brass);
  // Either curtain may be drawn wide open; before an open casement it is.
  const widths = easel.random.pick([
    [270, 270],
    [120, 380],
    [380, 120],
  ] as const);
  const [left, right] = side ? ({ left: [120, 270], right: [270, 120] } as const)[side] : widths;
  // The curtains hang down to the sill.
  const [leftCurtain, rightCurtain] = [
    curtain(easel, 44, 26, left, 758, 1),
    curtain(easel, W - 44, 26, right, 758, -1),
  ];
  before +=
    (side === "left" ? blown([44, 26], -4, leftCurtain) : leftCurtain) +
    (side === "right" ? blown([W - 44, 26], 4, rightCurtain) : rightCurtain);
  // The sill, as broad as the wall, and the panelling below it.
  before += rect(0, 812, W, 220, inks.wallDark) + rect(0, 812, W, 40, inks.shadow, 'opacity="0.25"');
  for (let i = 0; i < 5; i++)
    before +=
      rect(70 + i * 290, 872, 240, 120, mix(inks.wallDark, inks.wall, 0.35)) +
      rect(70 + i * 290, 872, 240, 8, mix(inks.wallDark, inks.ink, 0.25)) +
      rect(70 + i * 290, 984, 240, 8, inks.wallLight, 'opacity="0.6"');
  before += rect(0, 752, W, 62, inks.frame) + rect(0, 790, W, 24, inks.frameShade) + rect(0, 752, W, 6, inks.paper);
  return {
    back: (shown) => wall + outside(shown) + before,
    draws: birdsOnLedge,
    front: "",
    light: isNight(inks)
      ? glow(easel, scene.flip ? 300 : 1240, 520, 720, 0.5)
      : beam(
          easel,
          [
            [x + 40, y],
            [x + 300, y],
            [x - 120, H],
            [x - 420, H],
          ],
          0.75,
        ) +
        beam(
          easel,
          [
            [x + 420, y],
            [x + 760, y],
            [x + 420, H],
            [x + 60, H],
          ],
          0.55,
        ),
    ...(opening && { seen: leafEnds(opening) }),
    ground: { y: 780, from: 220, to: 1320, scale: 1.16, room: 740, things: 786 },
    lx: isNight(inks) ? (scene.flip ? -0.7 : 0.7) : -0.7,
  };
}
