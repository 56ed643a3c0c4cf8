import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { isBehindHim } from "../scenery/free.ts";
import { beam, glow } from "../scenery/light.ts";
import { picture, wallpaper } from "../scenery/room.ts";
import { curtain, view, windowFrame } from "../scenery/window.ts";
import { at, box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, type Scene, type Stage, W } from "../stage.ts";

const top = 740;

/** The big table by the window, under a lamp with a green shade: with Ola's dictionaries and pages, or cleared and spread for cards. */
export function desk(easel: Easel, scene: Scene): Stage {
  // Chosen by the picture and not by his direction, so that left and right are not mirror images of each other.
  const mirrored = easel.random.chance(0.5);
  const { inks } = easel;
  const windowAt = mirrored ? 980 : 120;
  let back = wallpaper(easel, 0, 0, W, H, "dots");
  back +=
    clip(easel, box(windowAt, 40, 400, 560), view(easel, windowAt, 40, 400, 560, scene, { withTram: false })) +
    windowFrame(easel, windowAt, 40, 400, 560, { cols: 2, transom: 0.26 }) +
    rect(windowAt - 80, 600, 560, 30, inks.frame) +
    curtain(easel, mirrored ? windowAt - 70 : windowAt + 470, 6, 170, 720, mirrored ? 1 : -1);
  const { lampAt, booksAt, pictureAt } = arrangementOf(scene, mirrored);
  back += picture(easel, pictureAt, 60, 160, 200);
  const forCards = scene.things.includes("cards") || scene.furniture.includes("spread blanket");
  if (!forCards) back += notes(easel, mirrored ? 20 : 720);
  const onTable = table(easel) + (forCards ? cloth(easel) : pages(easel));
  const lampThere = lamp(easel, lampAt);
  const books = forCards ? "" : dictionaries(easel, booksAt);
  return {
    back: (shown) =>
      back +
      (isNight(inks) || !isBehindHim(shown, lampAt, 40) ? lampThere : "") +
      (isBehindHim(shown, booksAt + 50, 50) && isBehindHim(shown, booksAt + 182, 50) ? "" : books) +
      onTable,
    front: "",
    light: isNight(inks)
      ? glow(easel, lampAt, 520, 760, 0.6)
      : beam(
          easel,
          mirrored ? points("1000,60 1360,60 1060,1024 480,1024") : points("150,60 510,60 1060,1024 480,1024"),
          0.6,
        ),
    ground: { y: top + 56, from: 60, to: 1480, scale: 1.12, room: 780, things: top + 64 },
    lx: isNight(inks) ? (mirrored ? -0.7 : 0.7) : mirrored ? 0.7 : -0.7,
  };
}

/** The lamp stands on the side away from the window, or before him where he sits there himself. */
function arrangementOf({ shift }: Scene, mirrored: boolean) {
  if (mirrored && shift < 0) return { lampAt: 850, booksAt: 990, pictureAt: 690 };
  if (!mirrored && shift > 0) return { lampAt: 800, booksAt: 450, pictureAt: 1360 };
  if (mirrored) return { lampAt: 160, booksAt: 300, pictureAt: shift === 0 ? 380 : 540 };
  return { lampAt: 1370, booksAt: 1060, pictureAt: 1120 };
}

/** Slips of paper on the wall, with words that are still wanted. */
function notes({ inks }: Easel, x: number): string {
  return points("0,120 110,150 40,250 170,270 240,130")
    .map(([dx, dy], i) =>
      at(
        x + dx,
        dy,
        rect(0, 0, 84, 84, i % 2 ? inks.paper : inks.clothLight) +
          line("M12,26h52M12,42h60M12,58h36", inks.ink, 4, 'opacity="0.45"') +
          ellipse(42, 6, 6, 6, inks.cloth),
        { turn: ((i * 7) % 11) - 5 },
      ),
    )
    .join("");
}

/** By day it is left out where its stem is behind him: a shade above his back is no lamp. */
function lamp(easel: Easel, x: number): string {
  const { inks } = easel;
  return at(
    x,
    top,
    ellipse(0, 0, 80, 14, inks.brass) +
      line("M0,0V-230", inks.brass, 14) +
      path("M-120,-220Q-110,-310 0,-318Q110,-310 120,-220Z", mix(inks.leafDark, inks.leaf, 0.4)) +
      path("M-120,-220H120L112,-206H-112Z", isNight(inks) ? "#ffd98a" : inks.paper),
  );
}

/** Left out where he covers them: the tip of one book is a scrap. */
function dictionaries({ inks }: Easel, x: number): string {
  const books = [
    [0, 62, 250, inks.cloth],
    [66, 48, 216, inks.tileDark],
    [118, 70, 264, inks.woodDark],
    [192, 40, 200, inks.brass],
  ] as const;
  return books
    .map(
      ([dx, width, height, colour]) =>
        rect(x + dx, top - height, width, height, colour) +
        rect(x + dx, top - height + 26, width, 8, inks.clothLight, 'opacity="0.8"') +
        rect(x + dx + width - 9, top - height, 9, height, inks.ink, 'opacity="0.2"'),
    )
    .join("");
}

function table({ inks }: Easel): string {
  const wood = mix(inks.wood, inks.woodLight, 0.25);
  let svg =
    path(`M40,${top}L${W - 40},${top}L${W + 60},${top + 110}L-60,${top + 110}Z`, wood) +
    rect(-20, top + 110, W + 40, 34, inks.woodDark);
  for (let i = 0; i < 9; i++)
    svg += path(
      mark(100 + i * 160, top + 22 + (i % 3) * 26, 280 + i * 150, top + 26 + (i % 3) * 26, 4),
      inks.woodDark,
      'opacity="0.4"',
    );
  svg += rect(-20, top + 144, W + 40, H - top, mix(inks.wallDark, inks.ink, 0.35));
  return svg;
}

/** The grey blanket on which cards are played; it hangs over the table's edge. */
function cloth({ inks }: Easel): string {
  const wool = mix(inks.frameDark, inks.paper, 0.25);
  return (
    path(`M150,${top + 10}L${W - 150},${top + 8}L${W - 90},${top + 132}L90,${top + 136}Z`, wool) +
    path(`M90,${top + 108}L${W - 90},${top + 108}L${W - 96},${top + 214}L96,${top + 222}Z`, mix(wool, inks.ink, 0.22)) +
    line(`M100,${top + 190}H${W - 100}`, mix(wool, inks.paper, 0.4), 8, 'opacity="0.7"')
  );
}

function pages({ inks }: Easel): string {
  const page = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path(curve(points("-100,-8,c 80,-16,c 110,14,c -84,24,c")), inks.paper) +
        line("M-64,-2L60,-8M-56,8L72,2", inks.ink, 3, 'opacity="0.45"'),
      { turn },
    );
  return page(420, top + 92, 2) + page(1130, top + 88, -3);
}
