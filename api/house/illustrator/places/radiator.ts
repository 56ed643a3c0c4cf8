import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { besideHead, showsTram, view, windowFrame } from "../scenery/window.ts";
import { box, clip, ellipse, line, lit, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** It is high up, so nothing on it may touch the picture's upper edge. */
const scaleUnderTheWindow: Record<PoseName, number> = {
  drape: 1.34,
  sleep: 1.22,
  loaf: 1.14,
  crouch: 1.06,
  sit: 0.88,
  walk: 0.88,
  back: 0.86,
  peek: 0.88,
  stretch: 0.8,
  pounce: 0.76,
  wash: 0.86,
  reach: 0.66,
  run: 0.8,
  fall: 0.74,
  roll: 1.1,
  ears: 1,
  tail: 1,
};

/** Thirteen ribs, from their upper ends down. */
const ribs = { count: 13, least: 60, most: 88, top: 520, height: 300 };
/** Between the wall and the valve or the pipe at either end. */
const air = 150;

/** They are under him and whatever is with him, so that he has the use of nearly all of them. */
function ribsUnder(easel: Easel, { taken }: Shown): string {
  const { inks } = easel;
  const { count, top: ry, height: rh } = ribs;
  const [from, to] = [Math.min(...taken.map(([start]) => start)), Math.max(...taken.map(([, end]) => end))];
  const rw = Math.max(ribs.least, Math.min((to - from) / count, ribs.most));
  const rx = Math.max(air, Math.min((from + to - count * rw) / 2, W - air - count * rw));
  const half = rw / 2;
  // Darker than the wall in every light, or the valve would hang in the air.
  const pipe = mix(inks.frameDark, inks.ink, 0.22);
  const one = (a: number) =>
    lit(
      easel,
      `M${a + 4},${ry + 30}Q${a + 4},${ry} ${a + half},${ry}Q${a + rw - 4},${ry} ${a + rw - 4},${ry + 30}L${a + rw - 4},${ry + rh - 30}Q${a + rw - 4},${ry + rh} ${a + half},${ry + rh}Q${a + 4},${ry + rh} ${a + 4},${ry + rh - 30}Z`,
      { base: mix(inks.frame, inks.frameShade, 0.35), shade: inks.frameDark, rim: inks.paper },
      { rim: 5, shade: 11 },
    ) +
    line(
      `M${a + half - 7},${ry + 56}V${ry + rh - 56}M${a + half + 7},${ry + 56}V${ry + rh - 56}`,
      inks.frameDark,
      4,
      'opacity="0.6"',
    );
  return (
    rect(rx - 60, ry + 40, 80, 18, pipe) +
    rect(rx - 63, ry + 40, 18, 302, pipe) +
    rect(rx + count * rw - 20, ry + rh - 50, 98, 18, pipe) +
    rect(rx + count * rw + 60, ry + rh - 50, 18, 92, pipe) +
    ellipse(rx - 54, ry + 49, 17, 17, inks.brass) +
    rect(rx - 8, ry + 14, count * rw + 26, rh + 30, inks.shadow, 'opacity="0.42"') +
    Array.from({ length: count }, (_, i) => one(rx + i * rw)).join("") +
    [rx + 24, rx + count * rw - 62].map((q) => rect(q, ry + rh - 4, 38, 36, inks.frameShade)).join("")
  );
}

export function radiator(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const fy = 900;
  const room = wallpaper(easel, 0, 0, W, fy, "dots") + skirting(easel, fy) + parquet(easel, fy);
  const x = 250;
  const y = -80;
  const w = 1040;
  const h = 500;
  // The sun or the moon would stand behind the transom.
  const outside = (shown: Shown) =>
    clip(
      easel,
      box(x, y, w, h),
      view(easel, x, y, w, h, scene, {
        ...besideHead(shown, { x, y, w, h }),
        ...{ discX: null, withTram: showsTram(shown, { x, y, w, h }, scene.tramAt) },
      }),
    ) + windowFrame(easel, x, y, w, h, { cols: 2, transom: 0.3, shown });
  const back =
    rect(150, 424, W - 300, 40, inks.frame) +
    rect(150, 452, W - 300, 18, inks.frameShade) +
    rect(150, 424, W - 300, 6, inks.paper) +
    rect(170, 470, W - 340, 26, inks.shadow, 'opacity="0.3"');
  return {
    back: (shown) => room + outside(shown) + back + ribsUnder(easel, shown),
    front: "",
    light: isNight(inks)
      ? glow(easel, 240, 640, 760, 0.5)
      : beam(
          easel,
          [
            [520, -40],
            [820, -40],
            [420, H],
            [0, H],
          ],
          0.55,
        ) +
        beam(
          easel,
          [
            [960, -40],
            [1200, -40],
            [860, H],
            [520, H],
          ],
          0.4,
        ),
    ground: { y: 534, from: 200, to: 1340, scale: scaleUnderTheWindow[scene.pose], room: 760 },
    lx: -0.7,
  };
}
