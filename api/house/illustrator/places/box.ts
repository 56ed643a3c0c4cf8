import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { drawnBox, fitsInBox } from "../scenery/cardboard.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, picture, skirting, wallpaper } from "../scenery/room.ts";
import { curtain, view, windowFrame } from "../scenery/window.ts";
import { box, clip, ellipse, rect } from "../shapes.ts";
import { H, type Scene, type Shown, type Stage, W } from "../stage.ts";

/** A pose that does not fit into the box is drawn in front of it. */
const behindHim = (easel: Easel, shown: Shown) => {
  const { back, front } = drawnBox(easel, middleOfBox(shown) - W / 2 + 8);
  return back + front;
};

/** Half the box, with a flap; and between its middle and the picture's edge, so that it is seen to be a box. */
const [boxHalf, leastOfBox] = [440, 250];

/** It is at his back, and its flap at most behind his head: before his nose it would be a beak. */
export function middleOfBox({ head: [x], headSize, thing }: Pick<Shown, "head" | "headSize" | "thing">): number {
  if (thing[0] > x) return Math.min(Math.max(x - boxHalf - 1.4 * headSize, leastOfBox), x + 0.9 * headSize - boxHalf);
  return Math.max(Math.min(x + boxHalf + 1.4 * headSize, W - leastOfBox), x - 0.9 * headSize + boxHalf);
}

export function cardboardBox(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const fy = 770;
  const room = wallpaper(easel, 0, 0, W, fy, "sprig") + skirting(easel, fy) + parquet(easel, fy);
  let back = room;
  // half of a tall window
  back +=
    clip(easel, box(-20, 40, 330, 640), view(easel, -20, 40, 330, 640, scene, { withTram: false, treeX: 60 })) +
    windowFrame(easel, -140, 40, 450, 640, { cols: 2, transom: 0.26 }) +
    rect(-20, 676, 420, 34, inks.frame) +
    rect(-20, 698, 420, 14, inks.frameShade) +
    curtain(easel, 430, 14, 190, 736, -1) +
    rect(-20, 4, 470, 12, inks.brass) +
    ellipse(452, 10, 15, 15, inks.brass);
  // floor lamp and a shelf of books
  const bx = random.pick([780, 930, 1090]);
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
  // Beside the curtain, and two only where there is room.
  if (bx < 900) back += picture(easel, 500, 130, 190, 230);
  else back += picture(easel, bx - 440, 120, 200, 240) + picture(easel, bx - 200, 180, 140, 170);
  return {
    back: fitsInBox(scene.pose) ? back : (shown) => back + behindHim(easel, shown),
    front: "",
    bare: () => ({ wall: room, foot: fy, mark: { drawn: picture(easel, -95, 130, 190, 230), half: 100 } }),
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
    ground: { y: 962, from: 60, to: 1480, scale: 1.1, room: 800 },
    lx: isNight(inks) ? 0.7 : -0.7,
  };
}
