import { curve, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { isBehindCompany, isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, skirting, wallpaper } from "../scenery/room.ts";
import { wardrobe } from "../scenery/wardrobe.ts";
import { at, ellipse, line, lit, path, rect } from "../shapes.ts";
import { isHighUp, isOnMat, type Scene, type Shown, type Stage, W } from "../stage.ts";

const floor = 790;

/** Where the middle of the door, the coats and the wardrobe are: the door is beside him, wherever he sits. */
const arrangements = {
  left: { door: 560, coats: 830, wardrobe: 1230 },
  middle: { door: 796, coats: 1050, wardrobe: 60 },
  right: { door: 990, coats: 360, wardrobe: -40 },
};

/** With him high up on the wall or on a wardrobe, which then stands under him: the wall there is free. */
const besideHighSeat = {
  left: { door: 1310, coats: 735 },
  middle: { door: 1290, coats: 180 },
  right: { door: 220, coats: 462 },
};

/** The hall: the front door and its mat, coats above a bench for shoes, and the wardrobe. */
export function hall(easel: Easel, scene: Scene): Stage {
  const { inks } = easel;
  const { door, coats: coatsAt, wardrobe: wardrobeAt } = arrangementOf(scene);
  const ownWardrobe = wardrobeAt === undefined ? "" : at(wardrobeAt, 0, wardrobe(easel));
  const room = wallpaper(easel, 0, 0, W, floor, "diamond") + skirting(easel, floor) + parquet(easel, floor);
  const doorThere = at(door, 0, frontDoor(easel));
  const before = ownWardrobe + (isOnMat(scene.furniture) ? "" : at(door, 0, mat(easel)));
  return {
    back: (shown) =>
      room +
      doorThere +
      at(
        coatsAt,
        0,
        coats(easel, (x, half) => !isBehindCompany(shown, coatsAt + x, half)),
      ) +
      before +
      at(door, 0, fittings(easel), { scaleX: handleSide(door, shown), scaleY: 1 }),
    front: "",
    bare: () => ({
      wall: room,
      foot: floor,
      mark: {
        drawn: at(
          -185,
          0,
          coats(easel, () => true),
        ),
        half: 190,
      },
    }),
    light: isNight(inks)
      ? glow(easel, 760, 40, 860, 0.55)
      : at(door, 0, beam(easel, points("-128,132 128,132 340,1024 -60,1024"), 0.5)),
    ground: { y: 936, from: 60, to: 1480, scale: 1.12, room: 860 },
    lx: -0.7,
  };
}

function arrangementOf({ shift, furniture }: Scene): { door: number; coats: number; wardrobe?: number } {
  const at = shift < 0 ? "left" : shift > 0 ? "right" : "middle";
  return isHighUp(furniture) ? besideHighSeat[at] : arrangements[at];
}

/** The front door, round x = 0. */
function frontDoor({ inks }: Easel): string {
  const door = mix(inks.woodDark, inks.tileDark, 0.35);
  const pane = isNight(inks) ? mix(inks.lit, inks.brass, 0.4) : inks.paper;
  const panel = (y: number, height: number) =>
    rect(-150, y, 300, height, mix(door, inks.ink, 0.2)) +
    rect(-138, y + 12, 276, height - 24, mix(door, inks.woodLight, 0.15));
  return (
    rect(-232, 50, 464, 746, inks.frame) +
    rect(-232, 50, 12, 746, inks.paper, 'opacity="0.6"') +
    rect(-204, 78, 408, 718, door) +
    rect(-140, 120, 280, 170, mix(door, inks.ink, 0.3)) +
    rect(-128, 132, 256, 146, pane, 'opacity="0.85"') +
    line("M0,132V278", door, 12) +
    panel(340, 190) +
    panel(580, 170) +
    rect(-204, 784, 408, 14, inks.woodDark)
  );
}

/** The side of the door on which nobody is before the handle, or else the one away from his ears. */
const handleSide = (door: number, shown: Shown): 1 | -1 =>
  ([1, -1] as const).find((side) => isFree(shown, door + side * 160, 60)) ?? (shown.head[0] > door ? -1 : 1);

/** Handle and lock, on the side where his ears are not; the chain is off, for its people are out. */
const fittings = ({ inks }: Pick<Easel, "inks">) =>
  rect(166, 480, 20, 96, inks.brass) + line("M176,508h-58", inks.brass, 13) + ellipse(176, 552, 4, 6, inks.ink);

/** Coats on a rail, from x = 0: a cat sees them as a wood. Of them and the shoes under them those that are seen whole. */
function coats(easel: Easel, isSeen: (x: number, half: number) => boolean): string {
  const { inks } = easel;
  const coatAt = (x: number, size: readonly [width: number, length: number], colour: string) =>
    isSeen(x + size[0] / 2, size[0] / 2) ? coat(easel, x, size, colour) : "";
  const pairAt = (x: number, colour: string) => (isSeen(x + 20, 60) ? at(x, 796, pair(easel, colour)) : "");
  return (
    rect(0, 150, 370, 26, inks.wood) +
    rect(0, 170, 370, 8, inks.woodDark) +
    coatAt(10, [140, 370], inks.tileDark) +
    coatAt(120, [150, 420], inks.cloth) +
    coatAt(238, [124, 320], inks.brass) +
    [26, 324].map((x) => rect(x, 712, 20, 84, inks.woodDark)).join("") +
    pairAt(92, mix(inks.woodDark, inks.brass, 0.12)) +
    pairAt(214, inks.cloth) +
    rect(6, 690, 358, 22, inks.wood) +
    rect(6, 706, 358, 8, inks.woodDark)
  );
}

/** Two shoes side by side under the bench, the toes to the right. */
const pair = (easel: Easel, colour: string) =>
  at(20, -8, shoe(easel, mix(colour, easel.inks.ink, 0.3)), { scale: 0.94 }) + shoe(easel, colour);

function shoe({ inks }: Easel, colour: string): string {
  const dark = mix(colour, inks.ink, 0.5);
  return (
    path("M-36,-8C-40,-30 -38,-46 -32,-52L0,-50C8,-36 24,-30 42,-26C56,-22 58,-14 56,-8Z", colour) +
    path("M-32,-52L0,-50L-4,-43L-30,-44Z", dark) +
    line("M4,-40L14,-48M14,-34L24,-42", inks.paper, 4) +
    path("M-38,-9H58Q60,0 52,0H-10L-14,-4H-20L-22,0H-36Z", dark)
  );
}

function coat(easel: Easel, x: number, [width, length]: readonly [number, number], colour: string): string {
  const dark = mix(colour, easel.inks.ink, 0.4);
  const outline = points(
    `0.34,12 0.5,0 0.66,12 0.96,62 1,${length + 12},c 0.5,${length + 24} 0,${length + 12},c 0.04,62`,
  ).map(([a, b, corner]): Point => (corner ? [x + a * width, 188 + b, corner] : [x + a * width, 188 + b]));
  const inner =
    line(`M${x + width / 2},230V${220 + length}`, dark, 5) +
    [0, 1, 2].map((i) => ellipse(x + width / 2 + 16, 290 + i * 76, 8, 8, easel.inks.brass)).join("") +
    rect(x + width * 0.12, 200 + length * 0.62, width * 0.26, 10, dark);
  const tones = { base: colour, shade: mix(colour, easel.inks.ink, 0.3), rim: mix(colour, easel.inks.paper, 0.35) };
  return line(`M${x + width / 2},198v-34`, easel.inks.iron, 8) + lit(easel, curve(outline), tones, { inner });
}

/** The mat before the door, which reaches under his feet. */
function mat({ inks }: Easel): string {
  const straw = mix(inks.bark, inks.brass, 0.35);
  const fringe = Array.from({ length: 24 }, (_, i) => `M${-330 + i * 28.7},978v14`).join("");
  return (
    line(fringe, straw, 5) +
    path("M-270,852H270L340,980H-340Z", straw) +
    path("M-248,864H248L306,966H-306Z", mix(straw, inks.brass, 0.4)) +
    path("M-226,878H226L268,950H-268Z", straw) +
    path("M-214,886H214L248,942H-248Z", mix(straw, inks.brass, 0.4))
  );
}
