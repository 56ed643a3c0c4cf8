import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, picture, skirting, wallpaper } from "../scenery/room.ts";
import { curtain, view, windowFrame } from "../scenery/window.ts";
import { at, box, clip, ellipse, line, lit, path, rect } from "../shapes.ts";
import { H, put, type Scene, type Stage, W } from "../stage.ts";

const depthInside = { peek: 4, sit: 150, loaf: 92 };
const scaleInside = { peek: 1.42, sit: 1.14, loaf: 0.98 };

export function cardboardBox(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const fy = 770;
  let back = wallpaper(easel, 0, 0, W, fy, "sprig") + skirting(easel, fy) + parquet(easel, fy);
  // half of a tall window
  back +=
    clip(easel, box(-20, 40, 330, 640), view(easel, -20, 40, 330, 640, scene, { withTram: false, treeX: 60 })) +
    windowFrame(easel, -140, 40, 450, 640, { cols: 2, transom: 0.26 }) +
    rect(-20, 676, 420, 34, inks.frame) +
    rect(-20, 698, 420, 14, inks.frameShade) +
    curtain(easel, 430, 10, 190, 740, -1);
  // floor lamp and a shelf of books
  const bx = 1090;
  back += rect(bx - 10, 150, 400, 640, inks.woodDark) + rect(bx + 6, 166, 370, 610, mix(inks.woodDark, inks.ink, 0.3));
  for (let j = 0; j < 4; j++) {
    let q = bx + 12;
    while (q < bx + 350) {
      const bw = random.range(18, 36);
      const bh = random.range(86, 124);
      const col = random.pick([
        inks.cloth,
        inks.cloth2,
        inks.leafDark,
        inks.brass,
        inks.clothLight,
        inks.woodLight,
        inks.tile,
      ]);
      back +=
        rect(q, 304 + j * 154 - bh, bw - 3, bh, col) +
        rect(q, 304 + j * 154 - bh + 14, bw - 3, 5, inks.frame, 'opacity="0.6"') +
        rect(q + bw - 8, 304 + j * 154 - bh, 5, bh, inks.ink, 'opacity="0.18"');
      q += bw;
    }
    back += rect(bx - 4, 304 + j * 154, 388, 14, inks.wood) + rect(bx - 4, 304 + j * 154, 388, 4, inks.woodLight);
  }
  back += picture(easel, 620, 120, 210, 250) + picture(easel, 866, 180, 150, 180);
  // the cardboard box
  const c = isNight(inks) ? "#a8724f" : inks.timeSlot === "morning" ? "#cf9460" : "#c39a58";
  const d2 = mix(c, inks.ink, 0.3);
  const l = mix(c, inks.paper, 0.35);
  const x0 = 440;
  const x1 = 1080;
  const top = 664;
  const bot = 950;
  const backBox =
    path(`M${x0 + 40},${top - 64}L${x1 - 40},${top - 64}L${x1},${top}L${x0},${top}Z`, d2) +
    path(
      `M${x0 + 40},${top - 64}L${x0 + 10},${top - 170}L${x1 - 20},${top - 160}L${x1 - 40},${top - 64}Z`,
      mix(c, inks.ink, 0.12),
    );
  let frontBox =
    ellipse(760, bot + 4, 380, 22, inks.shadow, 'opacity="0.35"') +
    lit(
      easel,
      `M${x0},${top}L${x1},${top}L${x1 - 18},${bot}L${x0 + 18},${bot}Z`,
      { base: c, shade: d2, rim: l },
      {
        rim: 8,
        shade: 20,
        inner:
          rect(730, top, 66, 300, l, 'opacity="0.45"') +
          path(`M${x0 + 60},${top + 130}h150v6h-150ZM${x0 + 60},${top + 154}h110v6h-110Z`, inks.ink, 'opacity="0.55"') +
          at(980, top + 190, line("M-26,34V-20M-26,-40l-16,22h32ZM26,34V-20M26,-40l-16,22h32Z", inks.cloth, 9)),
      },
    );
  frontBox +=
    lit(
      easel,
      `M${x0},${top}L${x0 - 110},${top + 66}L${x0 - 60},${top + 96}L${x0 + 6},${top + 40}Z`,
      { base: l, shade: c, rim: inks.paper },
      { rim: 4, shade: 8 },
    ) +
    lit(
      easel,
      `M${x1},${top}L${x1 + 120},${top + 54}L${x1 + 74},${top + 92}L${x1 - 4},${top + 40}Z`,
      { base: c, shade: d2, rim: l },
      { rim: 4, shade: 8 },
    );
  // A pose that does not fit into a box is drawn in front of it.
  const inside = scene.pose === "peek" || scene.pose === "sit" || scene.pose === "loaf" ? scene.pose : null;
  const things =
    put(easel, scene.props[0], inside ? 300 : 215, 976, 1.1) +
    put(easel, scene.props[1], inside ? 1250 : 1345, 960, 1.05);
  return {
    back: back + backBox + (inside ? "" : frontBox),
    frontBeforePaws: inside !== null,
    front: (inside ? frontBox : "") + things,
    light: isNight(inks)
      ? glow(easel, 1150, 200, 860, 0.5)
      : beam(
          easel,
          [
            [-40, 60],
            [250, 60],
            [1000, H],
            [480, H],
          ],
          0.65,
        ),
    cat: inside
      ? { x: 760, y: top + depthInside[inside], scale: scaleInside[inside], room: 800, noShadow: true }
      : { x: 760, y: 962, scale: 1.1, room: 800 },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}
