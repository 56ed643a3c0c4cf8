import { curve, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { clip, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** Kneaded on a board into a country: mountains, a river on its way, and eleven lakes in the shape of paws. */
export function doughMap(easel: Easel): string {
  const { inks } = easel;
  const dough = mix("#ecd9ae", inks.paper, 0.3);
  const dark = mix(dough, inks.wood, 0.45);
  const board = "M-164,-4L-128,-104H132L168,-4Z";
  const land = curve(points("-128,-22 -118,-62 -96,-92 -30,-98 50,-96 104,-84 120,-50 132,-18 60,-8 -50,-10"));
  const hill = (x: number, y: number, size: number) =>
    form(
      easel,
      `M${x - size},${y}Q${x - size * 0.4},${y - size * 1.1} ${x},${y - size * 1.25}Q${x + size * 0.5},${y - size} ${x + size},${y}Z`,
      mix(dough, inks.paper, 0.2),
      { rim: 4, shade: 8 },
    );
  const water = mix(dough, inks.wood, 0.32);
  const lake = ([x, y]: Point) =>
    ellipse(x, y, 7, 4, water) +
    points("-7,-5 -2.5,-8 3,-8 7.5,-5")
      .map(([dx, dy]) => ellipse(x + dx, y + dy, 2.2, 1.8, water))
      .join("");
  const lakes = points("-8,-84 16,-78 40,-86 62,-74 88,-82 104,-66 78,-56 54,-52 98,-46 74,-36 112,-28");
  return (
    path("M-164,-4V12H168V-4Z", mix(inks.wood, inks.woodDark, 0.7)) +
    form(easel, board, mix(inks.woodLight, inks.wood, 0.3), { rim: 3, shade: 5 }) +
    form(easel, land, dough, { rim: 5, shade: 9 }) +
    clip(easel, land, line("M-40,-30C-20,-44 8,-38 6,-58S-44,-72 -36,-104", dark, 7) + lakes.map(lake).join("")) +
    hill(-92, -20, 26) +
    hill(-52, -16, 32) +
    hill(-8, -14, 24) +
    hill(30, -12, 18)
  );
}

/** Red, on a string that is tied to something on the ground. */
export function balloon(easel: Easel): string {
  const { inks } = easel;
  return (
    line("M0,-4C22,-90 -22,-170 4,-260S-8,-360 0,-424", mix(inks.ink, inks.paper, 0.2), 4) +
    path("M-13,-410L0,-432L13,-410Z", mix(inks.cloth, inks.ink, 0.2)) +
    form(easel, curve(points("0,-430 -58,-486 -82,-556 -58,-626 0,-652 58,-626 82,-556 58,-486")), inks.cloth, {
      rim: 8,
      shade: 18,
    }) +
    path("M-46,-600Q-32,-628 -6,-630Q-34,-604 -38,-570Z", inks.paper, 'opacity="0.6"')
  );
}

/** A small grey one that lies folded: the collar at the far edge, the sleeves laid over the front. */
export function boysJacket(easel: Easel): string {
  const { inks } = easel;
  const stuff = mix("#8b8a86", inks.cloth2, 0.25);
  const dark = mix(stuff, inks.ink, 0.4);
  const upper = "M-112,-18L-76,-86Q0,-98 76,-86L112,-18Q0,-4 -112,-18Z";
  const sleeve = (side: 1 | -1) =>
    form(
      easel,
      curve(
        points("74,-84 98,-52 60,-30 8,-20,c 2,-38,c 44,-52").map(([x, y, c]) =>
          c ? [side * x, y, c] : [side * x, y],
        ),
      ),
      mix(stuff, inks.ink, side > 0 ? 0.1 : 0.18),
      { rim: 4, shade: 6 },
    );
  const button = (x: number, y: number) => ellipse(x, y, 6, 5, mix(inks.brass, inks.paper, 0.2));
  return (
    path("M-112,-18Q0,-4 112,-18L110,6Q0,20 -110,6Z", dark) +
    line("M-110,-6Q0,8 110,-6", mix(stuff, inks.ink, 0.15), 5) +
    form(easel, upper, stuff, { rim: 5, shade: 8 }) +
    sleeve(-1) +
    sleeve(1) +
    form(easel, "M-44,-88Q-40,-112 0,-114Q40,-112 44,-88L20,-66L0,-82L-20,-66Z", dark, { rim: 3, shade: 5 }) +
    path("M-22,-94Q0,-104 22,-94L0,-82Z", mix(inks.cloth, inks.ink, 0.3)) +
    button(0, -60) +
    button(0, -40)
  );
}

/** Of six storeys. */
export function houseOfCards(easel: Easel): string {
  const { inks } = easel;
  const [high, pitch] = [54, 50];
  const red = mix(inks.cloth, inks.paper, 0.12);
  const floors = Array.from({ length: 6 }, (_, floor) => {
    const count = 6 - floor;
    const y = -floor * (high + 5);
    const pair = (i: number) => {
      const x = (i - (count - 1) / 2) * pitch;
      return (
        path(
          `M${x - 23},${y}L${x - 17},${y}L${x + 3},${y - high}L${x - 3},${y - high}Z`,
          mix(inks.paper, inks.ink, 0.2),
        ) +
        path(
          `M${x - 17},${y}L${x - 6},${y - 5}L${x + 8},${y - high + 3}L${x + 2},${y - high}Z`,
          mix(red, inks.ink, 0.25),
        ) +
        path(`M${x + 23},${y}L${x + 16},${y}L${x - 2},${y - high}L${x + 3},${y - high}Z`, inks.paper) +
        path(`M${x + 16},${y}L${x + 8},${y - 6}L${x - 4},${y - high + 4}L${x - 2},${y - high}Z`, red)
      );
    };
    const board =
      floor === 5
        ? ""
        : line(
            Array.from({ length: count - 1 }, (_, i) => {
              const x = (i - (count - 2) / 2) * pitch;
              return `M${x - 21},${y - high - 2}H${x + 21}`;
            }).join(""),
            inks.paper,
            5,
          );
    return Array.from({ length: count }, (_, i) => pair(i)).join("") + board;
  });
  return ellipse(0, 4, 170, 12, inks.shadow, 'opacity="0.25"') + floors.join("");
}
