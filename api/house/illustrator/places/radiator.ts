import type { PoseName } from "#api/generation/brief/repertoire.ts";
import { curve } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { isInFrame } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { besideHead, showsTram, view, windowFrame } from "../scenery/window.ts";
import { at, box, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** The board is high up, so nothing on it may touch the picture's upper edge. */
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

/** Where socks dry, each `reach` wide to both sides. */
const [socksAt, reach] = [[1218, 1298], 62] as const;

/** A pair of socks that lies over the board's edge; it is left out where the picture would cut it. */
function socksOf(easel: Easel, board: number, shown: Shown): string {
  const isWhole = socksAt.every((x) => isInFrame(shown, x, reach));
  return isWhole ? socksAt.map((x, i) => at(x, board, sock(easel, i * 0.15))).join("") : "";
}

/** From the board's upper side at y = 0 over its edge and down. */
function sock({ inks }: Easel, shade: number): string {
  const wool = mix(inks.cloth2, inks.ink, shade);
  return (
    rect(-24, 8, 46, 86, inks.shadow, 'opacity="0.3"') +
    path("M-24,-10L8,-10L14,6V104Q10,128 -22,136Q-60,144 -58,118Q-54,104 -30,98V6Z", wool) +
    path("M-24,-10L8,-10L14,6H-30Z", mix(wool, inks.paper, 0.3)) +
    line("M-30,6H14", mix(wool, inks.ink, 0.35), 3) +
    rect(-30, 50, 44, 10, inks.clothLight, 'opacity="0.7"') +
    path("M14,100Q8,92 -4,96Q-12,110 0,124Q12,116 14,100Z", inks.clothLight)
  );
}

/** Thirteen ribs, from their upper ends down, and the board over them. */
const ribs = { count: 13, width: 60, top: 570, height: 300 };
const boardFrom = 191;

/** They are under him, so that he has the use of nearly all of them. */
function ribsUnder(easel: Easel, { taken: [his] }: Shown): string {
  const { inks } = easel;
  const { count, width: rw, top: ry, height: rh } = ribs;
  const middle = his ? (his[0] + his[1]) / 2 : W / 2;
  const room = boardFrom + 66;
  const rx = Math.max(room, Math.min(middle - (count * rw) / 2, W - room - count * rw));
  const half = rw / 2;
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
    rect(rx - 60, ry + 40, 80, 18, inks.frameShade) +
    rect(rx - 63, ry + 40, 18, 302, inks.frameShade) +
    rect(rx + count * rw - 20, ry + rh - 50, 98, 18, inks.frameShade) +
    rect(rx + count * rw + 60, ry + rh - 50, 18, 92, inks.frameShade) +
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
  // the board he has claimed, with a folded blanket
  const by = 548;
  let board =
    rect(boardFrom, by, W - 2 * boardFrom, 30, inks.wood) +
    rect(boardFrom, by, W - 2 * boardFrom, 7, inks.woodLight) +
    rect(boardFrom, by + 24, W - 2 * boardFrom, 12, inks.woodDark);
  board += lit(
    easel,
    curve([
      [430, by + 4],
      [440, by - 24],
      [700, by - 30],
      [1010, by - 26],
      [1060, by - 6],
      [1070, by + 90, "c"],
      [980, by + 84],
      [900, by + 96],
      [880, by + 6],
      [600, by + 8],
    ]),
    { base: inks.cloth, shade: mix(inks.cloth, inks.ink, 0.3), rim: mix(inks.cloth, inks.paper, 0.45) },
    {
      rim: 5,
      shade: 10,
      inner:
        Array.from({ length: 4 }, (_, i) =>
          rect(900 + i * 46, by - 40, 14, 150, inks.clothLight, 'opacity="0.8"'),
        ).join("") + rect(400, by - 14, 700, 7, inks.clothLight, 'opacity="0.8"'),
    },
  );
  return {
    back: (shown) => room + outside(shown) + back + ribsUnder(easel, shown) + board + socksOf(easel, by, shown),
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
    ground: { y: by - 14, from: 200, to: 1340, scale: scaleUnderTheWindow[scene.pose], room: 760 },
    lx: -0.7,
  };
}
