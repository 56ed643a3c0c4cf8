import { isBehindEdge } from "#api/generation/brief/repertoire.ts";
import { curve, mark, type Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { dresser, shelf } from "../scenery/kitchen-furniture.ts";
import { beam, glow } from "../scenery/light.ts";
import { view, windowFrame } from "../scenery/window.ts";
import { box, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

/** White tiles up to a blue border. */
export function bareKitchenWall(inks: Inks): string {
  let back = rect(0, 0, W, H, inks.wallLight);
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 16; i++)
      back +=
        rect(
          i * 98 + 3 + (j % 2) * 49 - 49,
          330 + j * 66 + 3,
          92,
          60,
          mix(inks.frame, inks.frameShade, ((i * 7 + j * 3) % 5) / 9),
        ) + rect(i * 98 + 9 + (j % 2) * 49 - 49, 330 + j * 66 + 8, 80, 5, inks.paper, 'opacity="0.6"');
  return (
    back +
    rect(0, 318, W, 16, inks.cloth2) +
    rect(0, 0, W, 320, inks.wall) +
    Array.from({ length: 20 }, (_, i) => path(`M${i * 80},318l40,-26l40,26Z`, inks.cloth2, 'opacity="0.75"')).join("")
  );
}

/**
 * The kitchen's wall with its window and furniture, where that does not meet his head; `foot`, where the floor is seen, is
 * behind both.
 */
export function kitchenWall(easel: Easel, scene: Scene, foot = ""): string {
  const { inks } = easel;
  let back = bareKitchenWall(inks) + foot;
  // window on one side
  const wx = 150 + easel.random.pick(scene.shift < 0 ? [-70, 0, 110] : [-100, -70]);
  back +=
    clip(easel, box(wx, 60, 420, 560), view(easel, wx, 60, 420, 560, scene, { withTram: false })) +
    windowFrame(easel, wx, 60, 420, 560, { cols: 2, transom: 0.24 }) +
    rect(wx - 76, 616, 572, 34, inks.frame) +
    rect(wx - 76, 640, 572, 14, inks.frameShade);
  // half curtain with lace
  back +=
    rect(wx - 40, 336, 500, 9, inks.brass) +
    lit(
      easel,
      curve([
        [wx - 30, 340, "c"],
        [wx + 450, 340, "c"],
        [wx + 446, 470],
        [wx + 390, 500],
        [wx + 330, 474],
        [wx + 270, 502],
        [wx + 210, 476],
        [wx + 150, 502],
        [wx + 90, 476],
        [wx + 30, 500],
        [wx - 26, 472],
      ]),
      { base: inks.clothLight, shade: mix(inks.clothLight, inks.ink, 0.14), rim: inks.paper },
      {
        rim: 5,
        shade: 8,
        inner: Array.from(
          { length: 15 },
          (_, i) =>
            path(mark(wx - 16 + i * 32, 336, wx - 12 + i * 31, 500, 9), mix(inks.clothLight, inks.ink, 0.12)) +
            ellipse(wx - 2 + i * 32, 452, 6, 6, inks.cloth),
        ).join(""),
      },
    );
  return back + furniture(easel, scene);
}

/** At the kitchen table: he is on it, or on the chair behind it and looks over its edge. */
export function kitchen(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const ty = 760;
  const back = kitchenWall(easel, scene);
  // table with checked oilcloth
  const checks =
    Array.from({ length: 22 }, (_, i) => rect(-20 + i * 74, ty, 37, 300, inks.cloth, 'opacity="0.62"')).join("") +
    Array.from({ length: 4 }, (_, j) => rect(0, ty + 96 + j * 74, W, 37, inks.cloth, 'opacity="0.55"')).join("");
  const top =
    Array.from({ length: 22 }, (_, i) =>
      path(
        `M${-20 + i * 74},${ty + 62}L${60 + i * 67.5},${ty}h33L${17 + i * 74},${ty + 62}Z`,
        inks.cloth,
        'opacity="0.62"',
      ),
    ).join("") +
    rect(0, ty + 18, W, 16, inks.cloth, 'opacity="0.5"') +
    rect(0, ty + 48, W, 14, inks.cloth, 'opacity="0.5"');
  const table =
    clip(
      easel,
      `M60,${ty}L${W - 60},${ty}L${W + 20},${ty + 62}L-20,${ty + 62}Z`,
      rect(-20, ty, W + 40, 62, inks.frame) + top,
    ) +
    clip(
      easel,
      box(-20, ty + 62, W + 40, 300),
      rect(-20, ty + 62, W + 40, 240, mix(inks.frame, inks.frameShade, 0.6)) + checks,
    ) +
    rect(-20, ty + 60, W + 40, 8, inks.paper, 'opacity="0.7"') +
    path(
      curve([
        ...Array.from({ length: 22 }, (_, i): Point => [i * 74 - 10, ty + 186 + (i % 2) * 26]),
        [W + 40, H + 40, "c"],
        [-40, H + 40, "c"],
      ]),
      mix(inks.woodDark, inks.ink, 0.3),
    );
  const peek = isBehindEdge(scene.pose);
  return {
    back: back + (peek ? "" : table),
    front: peek ? table : "",
    frontBeforePaws: peek,
    light: kitchenLight(easel),
    ground: {
      y: peek ? ty + 6 : ty + 44,
      ...{ from: 40, to: 1500, scale: peek ? 1.5 : 1.14, room: 780, things: ty + 48, noShadow: peek, isTable: true },
    },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}

/** The lamp over the table, or the sun in the window. */
export const kitchenLight = (easel: Easel) =>
  isNight(easel.inks)
    ? glow(easel, 1010, 140, 820, 0.55)
    : beam(
        easel,
        [
          [120, -40],
          [480, -40],
          [1060, H],
          [500, H],
        ],
        0.6,
      );

/** Beside his head and never behind it, where a kettle would be his hat. */
function furniture(easel: Easel, { shift, things }: Scene): string {
  const isShelf = easel.random.chance(0.5);
  if (shift > 0)
    return isShelf
      ? shelf(easel, 580, { things, count: 2 })
      : shelf(easel, 590, { things, count: 1 }) + calendar(easel, 1400);
  if (shift < 0) return isShelf ? shelf(easel, 770, { things }) : dresser(easel, 770, { things });
  return isShelf ? shelf(easel, 1030, { things, count: 3 }) : dresser(easel, 1046, { things });
}

/** A tear-off calendar on its nail. */
const calendar = ({ inks }: Easel, x: number) =>
  rect(x + 5, 127, 96, 130, inks.shadow, 'opacity="0.25"') +
  rect(x, 120, 96, 130, inks.cloth) +
  rect(x + 10, 158, 76, 82, inks.paper) +
  ellipse(x + 48, 199, 15, 15, inks.cloth) +
  line(`M${x + 26},226h44`, inks.ink, 5) +
  ellipse(x + 48, 138, 6, 6, inks.brass);
