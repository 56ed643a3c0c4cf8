import { curve, mark, mirrored, type Point, points, stripe } from "../curves.ts";
import { lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { earOutline, earRim } from "./ears.ts";
import { headRim } from "./rim.ts";
import type { Sitter } from "./sitter.ts";

const half: readonly Point[] = points("48,-104 98,-82 132,-42 148,6 166,34,c 150,46 162,72,c 140,82 128,102 66,126");
const skull: readonly Point[] = [[0, -108], ...half, [0, 132], ...mirrored(half).reverse()];

function markings(coat: Coat): string {
  let m = "";
  for (const k of [-1, 0, 1])
    m += path(
      stripe(
        [
          [k * 34, -116],
          [k * 30, -30],
          [k * 14, 60],
        ],
        22,
      ),
      coat.dark,
    );
  for (const k of [-1, 1])
    m +=
      path(
        stripe(
          [
            [k * 80, -100],
            [k * 68, -30],
            [k * 44, 36],
          ],
          18,
        ),
        coat.dark,
      ) +
      path(
        stripe(
          [
            [k * 176, -4],
            [k * 130, 18],
            [k * 84, 12],
          ],
          18,
        ),
        coat.dark,
      ) +
      path(
        stripe(
          [
            [k * 176, 54],
            [k * 130, 66],
            [k * 84, 56],
          ],
          18,
        ),
        coat.dark,
      );
  return m;
}

/** The head of a cat who looks the other way, with the collar round its neck. */
export function headFromBehind(sitter: Sitter): string {
  const { coat, lx } = sitter;
  const ear = (right: boolean) => {
    // Seen from behind, his left ear is on our left.
    const notched = sitter.notched && right === sitter.mirrored;
    const inner =
      path(curve(points("66,-104 88,-136 102,-126 104,-92 84,-76")), coat.pale, 'opacity="0.35"') +
      path(mark(60, -70, 104, -150, 12, -4), coat.dark, 'opacity="0.4"') +
      earRim(sitter, notched, right ? lx : -lx);
    const body = lit(sitter, earOutline(notched), coat, { rim: 0, shade: 12, lx: right ? lx : -lx, inner });
    return `<g transform="${right ? "" : "scale(-1,1)"}">${body}</g>`;
  };
  const band =
    path(
      "M-132,74C-100,128 -50,146 0,146C50,146 100,128 132,74L128,100C100,152 50,172 0,172C-50,172 -100,152 -128,100Z",
      coat.collar,
    ) +
    path(
      "M-130,94C-100,144 -50,162 0,162C50,162 100,144 130,94L128,102C100,154 50,174 0,174C-50,174 -100,154 -128,102Z",
      coat.collarDark,
    );
  return (
    (sitter.collared ? band : "") +
    ear(false) +
    ear(true) +
    lit(sitter, curve(skull), coat, { rim: 0, shade: 20, lx, inner: markings(coat) + headRim(sitter, skull) })
  );
}
