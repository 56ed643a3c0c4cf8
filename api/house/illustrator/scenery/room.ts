import { curve, mark } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { hasLamps, type Inks, mix } from "../inks.ts";
import { box, clip, ellipse, line, path, rect } from "../shapes.ts";
import { H, W } from "../stage.ts";

export function wallpaper(
  easel: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: "sprig" | "dots" | "diamond",
) {
  const { inks } = easel;
  let svg = rect(x, y, w, h, inks.wall);
  for (let j = 0, yy = y + 30; yy < y + h; yy += 92, j++)
    for (let xx = x + 26 + (j % 2) * 56; xx < x + w; xx += 112) {
      if (kind === "sprig")
        svg +=
          path(mark(xx, yy + 28, xx, yy - 22, 5), inks.motif) +
          [-1, 1]
            .map(
              (k) =>
                path(mark(xx, yy + 12, xx + k * 22, yy - 6, 10, k * 4), inks.motif) +
                path(mark(xx, yy - 6, xx + k * 15, yy - 22, 8, k * 3), inks.motif),
            )
            .join("");
      else if (kind === "dots") svg += ellipse(xx, yy, 7, 7, inks.motif) + ellipse(xx + 56, yy + 44, 4, 4, inks.motif);
      else svg += path(`M${xx},${yy - 26}l18,26l-18,26l-18,-26Z`, inks.motif);
    }
  return svg;
}

export function parquet(easel: Easel, y: number) {
  const { inks } = easel;
  const c = inks.wood;
  const h = H - y;
  let svg = rect(0, y, W, h, mix(c, inks.ink, 0.05));
  const u = 64;
  let j = 0;
  for (let yy = y; yy < y + h + u; yy += 38, j++) {
    for (let xx = -80; xx < W + 80; xx += u * 2) {
      const a = j % 2 ? mix(c, inks.woodDark, 0.4) : c;
      const b = j % 2 ? inks.woodLight : mix(c, inks.woodDark, 0.25);
      svg +=
        path(`M${xx},${yy}l${u},38l0,34l${-u},-38Z`, mix(a, inks.woodLight, ((xx / 64 + j * 3) % 5) / 12 + 0.05)) +
        path(`M${xx + u},${yy + 38}l${u},-38l0,34l${-u},38Z`, mix(b, c, 0.5));
    }
  }
  svg += line(
    Array.from({ length: Math.ceil(h / 38) + 1 }, (_, i) => {
      let d = `M-80,${y + i * 38}`;
      for (let xx = -80; xx < W + 80; xx += u * 2) d += `l${u},38l${u},-38`;
      return d;
    }).join(""),
    inks.woodDark,
    2.5,
    'opacity="0.5"',
  );
  return clip(easel, box(0, y, W, h), svg + rect(0, y, W, 26, inks.ink, 'opacity="0.18"'));
}

export const skirting = ({ inks }: Easel, y: number) =>
  rect(0, y - 46, W, 46, inks.frame) +
  rect(0, y - 46, W, 8, inks.paper, 'opacity="0.6"') +
  rect(0, y - 12, W, 12, inks.frameShade) +
  rect(0, y - 34, W, 4, inks.frameShade);

/** What is printed on a picture is no lamp, and pale where all lamps are out. */
const sunInPicture = (inks: Inks) => (hasLamps(inks) ? inks.lit : mix(inks.cloth2, inks.paper, 0.45));

export function picture(easel: Easel, x: number, y: number, w: number, h: number) {
  const { inks } = easel;
  return (
    rect(x + 8, y + 10, w, h, inks.shadow, 'opacity="0.25"') +
    rect(x, y, w, h, inks.woodDark) +
    rect(x + 8, y + 8, w - 16, h - 16, inks.brass) +
    rect(x + 16, y + 16, w - 32, h - 32, inks.frame) +
    clip(
      easel,
      box(x + 34, y + 34, w - 68, h - 68),
      rect(x + 34, y + 34, w - 68, h - 68, inks.cloth2) +
        path(
          curve([
            [x, y + h * 0.6],
            [x + w * 0.3, y + h * 0.46],
            [x + w * 0.6, y + h * 0.62],
            [x + w, y + h * 0.5],
            [x + w, y + h],
            [x, y + h],
          ]),
          inks.leaf,
        ) +
        ellipse(x + w * 0.64, y + h * 0.34, w * 0.09, w * 0.09, sunInPicture(inks)),
    ) +
    line(`M${x + w / 2},${y - 40}L${x + 20},${y}M${x + w / 2},${y - 40}L${x + w - 20},${y}`, inks.ink, 3)
  );
}

/** Old tiles in two colours, set like a chessboard. */
export function tiledFloor({ inks }: Easel, floor: number, { pale, dark }: Record<"pale" | "dark", string>): string {
  const deep = 58;
  let svg = rect(0, floor, W, H - floor, pale);
  for (let j = 0; j * deep < H - floor; j++) {
    const [wide, next] = [116 + j * 18, 116 + (j + 1) * 18];
    for (let i = -8; i < 9; i++)
      if ((i + j) % 2)
        svg += path(
          `M${W / 2 + i * wide},${floor + j * deep}h${wide}L${W / 2 + (i + 1) * next},${floor + (j + 1) * deep}h${-next}Z`,
          dark,
          'opacity="0.7"',
        );
  }
  return svg + rect(0, floor, W, 16, inks.ink, 'opacity="0.22"');
}
