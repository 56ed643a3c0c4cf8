import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { isFree, isInFrame } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { brickWall } from "../scenery/masonry.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Shown, type Stage, W } from "../stage.ts";

const floor = 760;

/** The corridor of the cellar: a brick vault, doors of slats with padlocks, a little window at the top, one bulb. */
export function cellar(easel: Easel): Stage {
  const { inks } = easel;
  const brick = mix(mix(inks.roof, inks.wood, 0.5), inks.ink, 0.22);
  let back = brickWall(easel, { colour: brick, pitch: 98, darkOneIn: 5, contrast: 0.1 });
  const doors = [90, 1180];
  back += doors.map((x) => door(easel, x, 300)).join("");
  // the corridor's end, and the window under the ceiling
  back +=
    path("M560,760V400Q770,240 980,400V760Z", mix(brick, inks.ink, 0.55)) +
    path("M600,760V420Q770,290 940,420V760Z", mix(brick, inks.ink, 0.7)) +
    rect(690, 400, 160, 96, inks.frameDark) +
    rect(702, 410, 136, 76, isNight(inks) ? inks.sky[0] : inks.sky[1]) +
    [0, 1, 2, 3].map((i) => rect(722 + i * 30, 404, 8, 90, inks.iron)).join("");
  back += line("M-20,150H1560", inks.iron, 20) + line("M-20,143H1560", inks.ironLight, 5);
  back += ground(easel);
  return {
    // Between somebody's legs a padlock would hang on the trousers, and behind his back coal would be a wing.
    back: (shown) => back + bulb(easel, shown) + coalOf(easel, shown) + padlocksOf(easel, doors, shown),
    front: "",
    light:
      glow(easel, 420, 210, 760, 0.6) +
      (isNight(inks) ? "" : beam(easel, points("702,410 838,410 1080,1024 640,1024"), 0.6)),
    ground: { y: 930, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

/** The bulb on its wire: without the wire it would be a ball in the air. */
const bulb = ({ inks }: Easel, { frame }: Shown) =>
  frame.y > 120
    ? ""
    : line("M420,-10V150", inks.ink, 5) + rect(408, 146, 24, 34, inks.iron) + ellipse(420, 200, 26, 30, inks.lit);

function door(easel: Easel, x: number, y: number): string {
  const { inks } = easel;
  const height = floor - y;
  let svg =
    rect(x - 14, y - 20, 304, height + 20, inks.woodDark) + rect(x, y, 276, height, mix(inks.ink, inks.wood, 0.15));
  for (let i = 0; i < 7; i++)
    svg += rect(x + 4 + i * 39, y + 6, 30, height - 10, mix(inks.wood, inks.woodDark, (i % 3) * 0.25));
  return svg + rect(x, y + 60, 276, 34, inks.woodDark) + rect(x, y + height - 110, 276, 34, inks.woodDark);
}

/** Each hangs in a staple on the side of its door that nobody stands before. */
function padlocksOf(easel: Easel, doors: readonly number[], shown: Shown): string {
  return doors
    .flatMap((door) => [door + 236, door + 40].find((x) => isFree(shown, x, 50)) ?? [])
    .map((x) => at(x, 520, padlock(easel)))
    .join("");
}

const padlock = ({ inks }: Easel) =>
  rect(-26, -34, 52, 14, inks.iron) +
  line("M-14,0v-16a14,14 0 0 1 28,0v16", inks.ironLight, 7) +
  rect(-22, 0, 44, 38, inks.brass) +
  ellipse(0, 17, 5, 7, inks.ink);

function ground({ inks }: Easel): string {
  const stone = mix(inks.groundDark, inks.ink, 0.15);
  let svg = rect(0, floor, W, H - floor, stone) + rect(0, floor, W, 22, inks.ink, 'opacity="0.35"');
  for (let j = 0; j < 4; j++)
    for (let i = -1; i < 8; i++)
      svg += path(
        `M${i * 230 + j * 60},${floor + 14 + j * 66}h212l16,56h-214Z`,
        mix(stone, (i + j) % 2 ? inks.groundLight : inks.ink, 0.14),
      );
  return svg;
}

/** In front of one of the doors, if that is free. */
function coalOf(easel: Easel, shown: Shown): string {
  const at = [1310, 226].find((x) => isFree(shown, x, 215) && isInFrame(shown, x, 120));
  return at === undefined ? "" : coal(easel, at - 1310);
}

function coal(easel: Easel, shift: number): string {
  const { inks } = easel;
  const heap = path(
    curve(points("1120,780 1190,700 1270,660 1360,690 1440,740 1500,790")),
    mix(inks.ink, inks.iron, 0.3),
  );
  const lumps = points("1190,740 1240,706 1300,690 1350,716 1400,746 1280,740 1330,760 1220,766").map(([x, y], i) =>
    at(x, y, path("M-26,10L-18,-16L8,-24L28,-6L20,16Z", mix(inks.ink, inks.paper, 0.1 + (i % 3) * 0.06)), {
      turn: i * 50,
    }),
  );
  return at(shift, 0, heap + lumps.join(""));
}
