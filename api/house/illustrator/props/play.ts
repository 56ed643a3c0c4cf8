import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

export function ball(easel: Easel): string {
  const { inks } = easel;
  const outline = curve(points("0,-124 44,-106 62,-62 44,-18 0,0 -44,-18 -62,-62 -44,-106"));
  return (
    form(easel, outline, inks.cloth) +
    line("M-58,-74C-20,-50 20,-50 58,-74M-58,-48C-20,-24 20,-24 58,-48", inks.paper, 9)
  );
}

/** Three that lie face up. */
export function cards({ inks }: Easel): string {
  const suits = [
    path("M0,14C-26,-6 -14,-26 0,-12C14,-26 26,-6 0,14Z", inks.cloth),
    path("M0,-20L15,0L0,20L-15,0Z", inks.cloth),
    path("M0,-18C26,4 12,18 3,9L7,22H-7L-3,9C-12,18 -26,4 0,-18Z", inks.ink),
  ];
  const fan = [-30, -4, 22]
    .map((turn, i) =>
      at(
        -60 + i * 60,
        -6,
        rect(-46, -136, 92, 134, inks.paper, `stroke="${inks.frameDark}" stroke-width="4"`) +
          at(0, -70, suits[i] ?? "", { scale: 1.3 }),
        { turn },
      ),
    )
    .join("");
  return ellipse(0, 2, 150, 14, inks.shadow, 'opacity="0.3"') + at(0, 6, fan, { scaleX: 1.1, scaleY: 0.46 });
}

/** Where pieces stand in the middle of a game, the farthest first: left and up of the board's near edge, and how tall. */
const game: readonly (readonly [x: number, y: number, isBlack: boolean, height: number])[] = [
  [-92, -46, true, 34],
  [-58, -46, true, 46],
  [14, -46, true, 56],
  [50, -46, true, 34],
  [88, -46, true, 42],
  [-100, -34, true, 30],
  [-26, -34, true, 30],
  [66, -33, false, 30],
  [-66, -20, false, 30],
  [28, -20, true, 34],
  [-120, -6, false, 40],
  [-84, -6, false, 32],
  [-10, -6, false, 58],
  [64, -6, false, 50],
  [124, -6, false, 40],
];

export function chessboard({ inks }: Easel): string {
  let squares = "";
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 8; i++) {
      if ((i + j) % 2) continue;
      const [near, far] = [1 - j * 0.07, 1 - (j + 1) * 0.07];
      const x = (n: number, k: number) => (n - 4) * 38 * k;
      squares += path(
        `M${x(i, near)},${-j * 13}H${x(i + 1, near)}L${x(i + 1, far)},${-(j + 1) * 13}H${x(i, far)}Z`,
        inks.woodDark,
      );
    }
  const piece = (x: number, y: number, colour: string, height: number) =>
    path(
      `M${x - 17},${y}Q${x - 8},${y - height * 0.5} ${x - 9},${y - height}H${x + 9}Q${x + 8},${y - height * 0.5} ${x + 17},${y}Z`,
      colour,
    ) + ellipse(x, y - height - 8, 13, 13, colour);
  return (
    path("M-168,8L168,8L128,-62L-128,-62Z", inks.wood) +
    path("M-152,0L152,0L110,-52L-110,-52Z", inks.clothLight) +
    squares +
    game.map(([x, y, isBlack, height]) => piece(x, y, isBlack ? inks.ink : inks.paper, height)).join("")
  );
}

/** A trumpet that lies on its side, seen from a little above: on its bell, its valves and its loop. */
export function trumpet(easel: Easel): string {
  const { inks } = easel;
  const brass = mix(inks.brass, inks.paper, 0.15);
  return at(
    0,
    -42,
    line("M-150,0H90M-70,0C-110,40 -90,62 -40,62H20C60,62 60,0 30,0", brass, 16) +
      form(easel, "M80,-8Q126,-14 160,-62L168,-62L168,62L160,62Q126,14 80,8Z", brass) +
      [-30, 0, 30]
        .map((x) => rect(x - 10, -40, 20, 84, mix(brass, inks.ink, 0.22)) + rect(x - 12, -50, 24, 11, inks.paper))
        .join("") +
      rect(-170, -11, 26, 22, mix(brass, inks.ink, 0.25)),
    { scaleX: 0.92, scaleY: 0.66 },
  );
}
