import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** Of brown stoneware, with a fat belly and a narrow neck. */
export function brownVase(easel: Easel): string {
  const { inks } = easel;
  const clay = mix("#7a4a2e", inks.woodDark, 0.2);
  const glaze = mix("#b9824c", inks.wood, 0.25);
  return (
    form(
      easel,
      curve(
        points(
          "-46,-2,c -86,-44 -84,-104 -44,-136 -24,-160 -20,-196 -34,-218,c 34,-218,c 20,-196 24,-160 44,-136 84,-104 86,-44 46,-2,c 0,6",
        ),
      ),
      clay,
      {
        shade: 15,
        inner:
          path("M-90,-110C-50,-84 -30,-118 0,-96C26,-76 50,-112 90,-100V-240H-90Z", mix(clay, glaze, 0.6)) +
          line("M-50,-118Q-70,-86 -58,-48", mix(glaze, inks.paper, 0.5), 8, 'opacity="0.6"'),
      },
    ) +
    ellipse(0, -218, 34, 10, mix(glaze, inks.paper, 0.15)) +
    ellipse(0, -217, 25, 6, mix(clay, inks.ink, 0.6))
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
        points("74,-84 98,-52 60,-30 8,-20,c 2,-38,c 44,-52").map(([x, y, c]) => (c ? [side * x, y, c] : [side * x, y])),
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

/** Six storeys, each of which holds its breath. */
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
  return ellipse(0, 4, 170, 12, inks.shadow, 'opacity="0.25"') + at(0, 0, floors.join(""));
}
