import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, line } from "../shapes.ts";
import { plate } from "./food.ts";
import { form } from "./form.ts";

/** Places of slices that overlap on a plate: x, y and turn in degrees, the farthest first. */
const laid = points("-20,-50 26,-50 -54,-38 -8,-38 40,-38 -30,-28 18,-28");

/** Sliced, with a rim of fat. */
export function plateOfHam(easel: Easel): string {
  const { inks } = easel;
  const fat = mix(inks.paper, "#f6d9c8", 0.5);
  const meat = "#d9828a";
  const slice = () =>
    form(easel, curve(points("-40,2 -34,-16 0,-22 34,-16 42,0 30,12 -4,15 -34,11")), fat, {
      rim: 0,
      shade: 4,
    });
  const pink = () =>
    form(easel, curve(points("-34,2 -28,-12 0,-17 28,-12 34,0 24,8 -4,11 -28,8")), meat, {
      rim: 3,
      shade: 5,
    });
  return plate(easel) + laid.map(([x, y], i) => at(x, y, slice() + pink(), { turn: (i % 3) * 6 - 6 })).join("");
}

/** Smoked and sliced: pale, with a brown rind. */
export function plateOfCheese(easel: Easel): string {
  const { inks } = easel;
  const pale = mix("#f3d98b", inks.paper, 0.35);
  const rind = mix("#b9793a", inks.wood, 0.2);
  const slice = () =>
    form(easel, "M-36,12Q-42,-20 0,-24Q42,-20 36,12Q0,18 -36,12Z", pale, { rim: 3, shade: 5 }) +
    line("M-37,10Q-42,-20 0,-23Q42,-20 37,10", rind, 5);
  const small = at(2, -58, slice(), { scale: 0.66 });
  return (
    plate(easel) +
    small +
    laid
      .slice(2)
      .map(([x, y], i) => at(x, y, slice(), { turn: (i % 3) * 7 - 7 }))
      .join("")
  );
}
