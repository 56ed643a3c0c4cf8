import { curve, points, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { type Inks, isNight, mix } from "../inks.ts";
import { isFireLit } from "../scenery/fire.ts";
import { isFree } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { parquet, picture, skirting, wallpaper } from "../scenery/room.ts";
import { at, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, isOnMat, type Scene, type Shown, type Stage, W } from "../stage.ts";

export function stove(easel: Easel, scene: Scene): Stage {
  const { inks, random } = easel;
  const fy = 800;
  const room = wallpaper(easel, 0, 0, W, fy, "diamond") + skirting(easel, fy) + parquet(easel, fy);
  const { at: usualX, basket, pictures } = arrangementOf(scene, random.pick([0, 40, 80]));
  const shades = Array.from({ length: 7 * 4 }, () =>
    mix(inks.tile, random.chance(0.5) ? inks.tileLight : inks.tileDark, random.range(0, 0.22)),
  );
  const hot = isFireLit(inks, scene);
  const leftEdge = (shown: Shown) => inFrame(scene.isOpen ? besideFace(scene, shown) : usualX, shown);
  const behind = (shown: Shown) => {
    const sx = leftEdge(shown);
    return (
      room +
      tiledStove(easel, sx, { hot, shades, isOpen: scene.isOpen === true }) +
      (isFree(shown, sx + 260, 70) ? ashSlot(inks, sx) : "") +
      pictures
        .filter(([x, , width]) => x + width < sx - 40 || x > sx + stoveWidth + 40)
        .filter((each) => !isBehindHead(shown, each))
        .map(([x, y, width, height]) => picture(easel, x, y, width, height))
        .join("") +
      // Of wood that lies ready somebody would make a fire.
      (scene.lighting === "cold stove" ? "" : logBasket(easel, basket)) +
      (isOnMat(scene.furniture) ? "" : rug(easel))
    );
  };
  return {
    back: behind,
    front: "",
    light: (shown) =>
      (hot ? glow(easel, leftEdge(shown) + 260, 640, 640, isNight(inks) ? 0.75 : 0.45, "#ff9d45") : "") +
      (!hot && isNight(inks) ? glow(easel, 760, 40, 860, 0.55) : "") +
      (isNight(inks)
        ? ""
        : beam(
            easel,
            [
              [-60, 60],
              [180, 60],
              [980, H],
              [520, H],
            ],
            0.6,
          )),
    ground: {
      y: scene.pose === "sleep" ? 944 : 928,
      ...{ from: 60, to: 1480, room: 880, things: 962 },
      scale: scene.pose === "sleep" || scene.pose === "loaf" ? 1.36 : 1.14,
    },
    lx: hot && isNight(inks) && usualX > 600 ? 0.7 : -0.7,
  };
}

/** Words speak of the stove: wherever it stands, so much of it is in the picture. */
const leastShown = 210;
const inFrame = (x: number, { frame }: Shown) =>
  Math.min(Math.max(x, frame.x + leastShown - stoveWidth), frame.x + frame.width - leastShown);

const stoveWidth = 520;

/** Where the stove stands so that its open door is before his face, and in the picture. */
function besideFace({ flip }: Scene, { head: [x], headSize, frame }: Shown): number {
  const clear = 1.3 * headSize;
  const edge = flip ? x + clear - doorway.from : x - clear - doorway.to;
  return Math.min(Math.max(edge, frame.x - doorway.from), frame.x + frame.width - doorway.to);
}

/** The open door, with its frame, from the stove's left edge. */
const doorway = { from: 150, to: 470 };

type StoveState = { hot: boolean; isOpen: boolean; shades: readonly string[] };

function tiledStove(easel: Easel, sx: number, { hot, isOpen, shades }: StoveState): string {
  const { inks } = easel;
  const sw = stoveWidth;
  const c = inks.tile;
  let back =
    rect(sx + 26, 40, sw, 800, inks.shadow, 'opacity="0.25"') +
    rect(sx - 26, 770, sw + 52, 84, inks.tileDark) +
    rect(sx, -20, sw, 800, c);
  const cols = 4;
  const tw = sw / cols;
  const th = 118;
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < cols; i++) {
      const tx = sx + i * tw;
      const ty = -40 + j * th;
      back +=
        rect(tx + 3, ty + 3, tw - 6, th - 6, shades[j * cols + i] ?? c) +
        rect(tx + 3, ty + 3, tw - 6, 7, inks.tileLight) +
        rect(tx + 3, ty + th - 10, tw - 6, 7, inks.tileDark);
      const mx = tx + tw / 2;
      const my = ty + th / 2;
      back +=
        `<g transform="translate(${tenth(mx)},${tenth(my)})">` +
        ellipse(0, 0, 38, 34, "none", `stroke="${inks.tileLight}" stroke-width="5" opacity="0.75"`) +
        [0, 90, 180, 270]
          .map(
            (a) =>
              `<path transform="rotate(${a})" d="M0,-6C-12,-16 -10,-28 0,-34C10,-28 12,-16 0,-6Z" fill="${inks.tileLight}" opacity="0.85"/>`,
          )
          .join("") +
        ellipse(0, 0, 5, 5, inks.tileDark) +
        "</g>" +
        path(
          `M${tenth(tx + 14)},${tenth(ty + 40)}q4,-22 26,-26`,
          "none",
          `stroke="${inks.paper}" stroke-width="5" stroke-linecap="round" opacity="0.45"`,
        );
    }
  back +=
    rect(sx - 30, 96, sw + 60, 30, inks.tileLight) +
    rect(sx - 30, 118, sw + 60, 12, inks.tileDark) +
    rect(sx - 18, 130, sw + 36, 14, mix(c, inks.tileDark, 0.4));
  // brass door
  back +=
    rect(sx + 150, 568, 220, 200, inks.tileDark) +
    path(`M${sx + 166},752V608Q${sx + 260},552 ${sx + 354},608V752Z`, inks.brass) +
    path(`M${sx + 188},732V622Q${sx + 260},582 ${sx + 332},622V732Z`, inks.ink);
  back += clip(
    easel,
    `M${sx + 188},732V622Q${sx + 260},582 ${sx + 332},622V732Z`,
    hot
      ? path(
          curve([
            [sx + 188, 738, "c"],
            [sx + 206, 668],
            [sx + 226, 696],
            [sx + 250, 624],
            [sx + 276, 688],
            [sx + 300, 654],
            [sx + 332, 738, "c"],
          ]),
          "#e8622c",
        ) +
          path(
            curve([
              [sx + 210, 738, "c"],
              [sx + 232, 692],
              [sx + 256, 668],
              [sx + 276, 708],
              [sx + 306, 738, "c"],
            ]),
            "#ffc65a",
          )
      : "",
  );
  return back + at(sx + 260, 0, isOpen ? openDoor(inks) : shutDoor(inks));
}

/** The grate and the knob of the little door, round x = 0. */
const shutDoor = ({ brass, ink }: Inks) =>
  [-56, -28, 0, 28, 56].map((x) => rect(x, 604, 6, 130, brass)).join("") +
  ellipse(86, 680, 12, 12, mix(brass, ink, 0.3));

/** The same door swung outwards on its right edge: it is seen from its inner side, at an angle. */
const openDoor = ({ brass, ink, paper }: Inks) =>
  path("M86,748V612L196,574Q202,640 196,790Z", mix(brass, ink, 0.35)) +
  path("M100,738V622L184,594Q188,660 184,772Z", mix(brass, ink, 0.62)) +
  [118, 142, 166].map((x) => rect(x, 622 - (x - 118) / 3, 6, 120 + (x - 118) / 1.6, mix(brass, ink, 0.15))).join("") +
  line("M86,748V612", mix(brass, paper, 0.35), 6) +
  ellipse(202, 684, 8, 13, mix(brass, ink, 0.3));

/** The slot for raking out the ash: behind an ankle it would be a bar through the leg. */
const ashSlot = ({ ink }: Inks, x: number) => rect(x + 190, 784, 140, 24, ink, 'opacity="0.7"');

function logBasket(easel: Easel, x: number): string {
  const { inks } = easel;
  return at(
    x,
    850,
    ellipse(0, 0, 150, 18, inks.shadow, 'opacity="0.3"') +
      points("-60,-120 10,-136 70,-116 -20,-170 46,-176")
        .map(
          ([a, b]) =>
            ellipse(a, b, 42, 40, inks.woodDark) +
            ellipse(a, b, 35, 33, inks.woodLight) +
            ellipse(a, b, 22, 20, "none", `stroke="${inks.wood}" stroke-width="4"`) +
            ellipse(a, b, 10, 9, "none", `stroke="${inks.wood}" stroke-width="4"`),
        )
        .join("") +
      path("M-136,-110L136,-110L112,0L-112,0Z", inks.brass) +
      Array.from({ length: 9 }, (_, i) =>
        line(
          `M${-130 + i * 4},${-98 + i * 12}H${130 - i * 4}`,
          mix(inks.brass, inks.ink, 0.35),
          4,
          `stroke-dasharray="22 14" stroke-dashoffset="${(i % 2) * 18}"`,
        ),
      ).join("") +
      rect(-142, -122, 284, 18, mix(inks.brass, inks.woodDark, 0.5)),
  );
}

function rug(easel: Easel): string {
  const { inks } = easel;
  let svg =
    path(curve(points("230,900 330,866 800,858 1290,868 1400,902 1330,976 800,996 290,980")), inks.cloth) +
    path(curve(points("280,904 370,880 800,874 1250,882 1340,904 1280,958 800,974 340,962")), inks.clothLight) +
    path(
      curve(points("320,908 400,892 800,887 1220,894 1290,908 1240,944 800,956 380,948")),
      mix(inks.cloth, inks.ink, 0.15),
    );
  for (let i = 0; i < 12; i++)
    svg += path(`M${430 + i * 66},${922}l22,-14l22,14l-22,14Z`, inks.clothLight, 'opacity="0.85"');
  return svg;
}

type Hung = [x: number, y: number, width: number, height: number];
type Arrangement = { at: number; basket: number; pictures: Hung[] };

/** On a high seat his ears would reach into a picture, and its moon lie between them. */
const isBehindHead = ({ head, headSize }: Shown, [x, y, width, height]: Hung) =>
  head[0] > x - headSize && head[0] < x + width + headSize && head[1] > y && head[1] - 1.2 * headSize < y + height;

/** The stove is before him and not behind him, so that the fire door is beside his face; no picture is behind his ears. */
function arrangementOf({ shift, flip }: Scene, further: number): Arrangement {
  if (shift > 0) return { at: 190 + further, basket: 116, pictures: [[1346, 60, 150, 190]] };
  if (shift < 0) return { at: 905 + further, basket: 140, pictures: [[630 + further, 130, 220, 280]] };
  if (!flip) return { at: -20 - further, basket: 1400, pictures: [[1120, 130, 240, 290]] };
  const pictures: Arrangement["pictures"] = [
    [272, 130, 230, 290],
    [90, 200, 140, 180],
  ];
  return { at: 1010 + further, basket: 140, pictures };
}
