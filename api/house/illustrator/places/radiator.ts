import type { PoseName } from "#api/generation/brief/repertoire.ts";
import { curve } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { view, windowFrame } from "../scenery/window.ts";
import { at, box, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

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

export function radiator(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const fy = 900;
  let back = wallpaper(easel, 0, 0, W, fy, "dots") + skirting(easel, fy) + parquet(easel, fy);
  const x = 250;
  const y = -80;
  const w = 1040;
  const h = 500;
  back +=
    clip(easel, box(x, y, w, h), view(easel, x, y, w, h, scene, { withTram: true })) +
    windowFrame(easel, x, y, w, h, { cols: 2, transom: 0.3 });
  back +=
    rect(150, 424, W - 300, 40, inks.frame) +
    rect(150, 452, W - 300, 18, inks.frameShade) +
    rect(150, 424, W - 300, 6, inks.paper) +
    rect(170, 470, W - 340, 26, inks.shadow, 'opacity="0.3"');
  // cast-iron ribs
  const ribs = 13;
  const rw = 78;
  const rx = W / 2 - (ribs * rw) / 2;
  const ry = 570;
  const rh = 300;
  back +=
    rect(rx - 60, ry + 40, 80, 18, inks.frameShade) +
    rect(rx - 63, ry + 40, 18, 302, inks.frameShade) +
    rect(rx + ribs * rw - 20, ry + rh - 50, 98, 18, inks.frameShade) +
    rect(rx + ribs * rw + 60, ry + rh - 50, 18, 92, inks.frameShade) +
    ellipse(rx - 54, ry + 49, 17, 17, inks.brass);
  back += rect(rx - 8, ry + 14, ribs * rw + 26, rh + 30, inks.shadow, 'opacity="0.42"');
  for (let i = 0; i < ribs; i++) {
    const a = rx + i * rw;
    back += lit(
      easel,
      `M${a + 6},${ry + 34}Q${a + 6},${ry} ${a + 37},${ry}Q${a + 68},${ry} ${a + 68},${ry + 34}L${a + 68},${ry + rh - 34}Q${a + 68},${ry + rh} ${a + 37},${ry + rh}Q${a + 6},${ry + rh} ${a + 6},${ry + rh - 34}Z`,
      { base: mix(inks.frame, inks.frameShade, 0.35), shade: inks.frameDark, rim: inks.paper },
      { rim: 6, shade: 14 },
    );
    back += line(
      `M${a + 28},${ry + 56}V${ry + rh - 56}M${a + 46},${ry + 56}V${ry + rh - 56}`,
      inks.frameDark,
      5,
      'opacity="0.6"',
    );
  }
  for (const q of [rx + 30, rx + ribs * rw - 70]) back += rect(q, ry + rh - 4, 44, 36, inks.frameShade);
  // the board he has claimed, with a folded blanket
  const by = 548;
  let board =
    rect(rx - 70, by, ribs * rw + 140, 30, inks.wood) +
    rect(rx - 70, by, ribs * rw + 140, 7, inks.woodLight) +
    rect(rx - 70, by + 24, ribs * rw + 140, 12, inks.woodDark);
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
  back += board;
  // a pair of socks drying
  back += at(
    1218,
    590,
    path("M-30,-26L14,-26L14,60Q10,84 -22,92Q-60,100 -58,74Q-54,60 -30,54Z", inks.cloth2) +
      rect(-30, -26, 44, 18, inks.clothLight) +
      rect(-30, 6, 44, 10, inks.clothLight, 'opacity="0.7"'),
  );
  back += at(
    1298,
    592,
    path("M-30,-26L14,-26L14,60Q10,84 -22,92Q-60,100 -58,74Q-54,60 -30,54Z", mix(inks.cloth2, inks.ink, 0.15)) +
      rect(-30, -26, 44, 18, inks.clothLight) +
      rect(-30, 6, 44, 10, inks.clothLight, 'opacity="0.7"'),
  );
  return {
    back,
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
