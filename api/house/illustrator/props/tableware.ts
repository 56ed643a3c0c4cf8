import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

const steam = ({ inks }: Easel, x: number, y: number) =>
  [-20, 16]
    .map((dx, i) =>
      line(`M${x + dx},${y}c${i ? -18 : 18},-20 ${i ? 18 : -18},-36 0,-56`, inks.paper, 6, 'opacity="0.5"'),
    )
    .join("");

/** A large earthenware bowl for dough and batter, with a wooden spoon in it. */
export const mixingBowl = (easel: Easel): string => at(-6, 0, bowlWithSpoon(easel), { scale: 0.9 });

function bowlWithSpoon(easel: Easel): string {
  const { inks } = easel;
  const clay = mix(inks.brass, inks.clothLight, 0.45);
  return (
    ellipse(0, -118, 130, 27, mix(clay, inks.ink, 0.4)) +
    path(
      curve(points("-112,-112 -70,-130 -10,-140 60,-134 112,-112 60,-96 0,-92 -60,-96")),
      mix(inks.paper, inks.brass, 0.22),
    ) +
    line("M30,-116L138,-222", mix(inks.woodLight, inks.ink, 0.1), 15) +
    line("M34,-122L136,-222", inks.woodLight, 8) +
    form(easel, "M-130,-118C-126,-60 -92,-10 -58,0H58C92,-10 126,-60 130,-118C90,-84 -90,-84 -130,-118Z", clay) +
    path("M-126,-90C-90,-58 90,-58 126,-90L121,-72C86,-42 -86,-42 -121,-72Z", inks.cloth2) +
    line("M-130,-118C-90,-84 90,-84 130,-118", mix(clay, inks.paper, 0.4), 8)
  );
}

/** The bowl of dough, or whatever rises in it, under a white cloth. */
export function coveredBowl(easel: Easel): string {
  const { inks } = easel;
  const clay = mix(inks.brass, inks.clothLight, 0.45);
  const linen = mix(inks.paper, "#ffffff", 0.4);
  const fold = mix(linen, inks.shadow, 0.35);
  const cloth =
    "M-132,-104C-110,-150 -60,-168 0,-170C60,-168 110,-150 132,-104L120,-62L96,-82L70,-50L36,-74L0,-46L-38,-74L-70,-50L-98,-82L-122,-60Z";
  return (
    form(easel, "M-118,-100C-114,-52 -84,-8 -52,0H52C84,-8 114,-52 118,-100Z", clay) +
    form(easel, cloth, linen) +
    line("M-86,-118Q-76,-96 -70,-62M-14,-128Q-4,-96 0,-60M72,-122Q74,-96 70,-62", fold, 5) +
    line("M-112,-96L-104,-84M40,-90L36,-80M112,-94L104,-84", fold, 4)
  );
}

/** A fat belly and a neck no wider than a thumb. */
export function brownVase(easel: Easel): string {
  const { inks } = easel;
  const clay = mix("#7a4a2e", inks.woodDark, 0.2);
  return (
    form(
      easel,
      "M-16,-206C-18,-176 -14,-160 -34,-146C-92,-120 -104,-60 -54,0Q0,8 54,0C104,-60 92,-120 34,-146C14,-160 18,-176 16,-206Z",
      clay,
    ) +
    ellipse(0, -206, 22, 7, mix(clay, inks.paper, 0.25)) +
    ellipse(0, -206, 13, 4, mix(clay, inks.ink, 0.6)) +
    line("M-78,-92Q0,-74 78,-92M-82,-76Q0,-58 82,-76", mix(clay, inks.clothLight, 0.5), 5) +
    line("M-58,-110Q-72,-84 -62,-52", mix(clay, inks.paper, 0.55), 8, 'opacity="0.6"')
  );
}

/** A deep plate of soup, hot. */
export function soupPlate(easel: Easel): string {
  const { inks } = easel;
  const broth = mix(inks.brass, "#c4622d", 0.4);
  const bits = points("-44,-42 -12,-46 26,-43 54,-38 -22,-35 14,-33");
  return (
    form(easel, "M-124,-40C-96,-14 -66,0 -40,0H40C66,0 96,-14 124,-40Z", inks.frame, { rim: 3, shade: 7 }) +
    ellipse(0, -40, 126, 25, inks.frame) +
    ellipse(0, -40, 118, 22, "none", `stroke="${inks.cloth2}" stroke-width="6"`) +
    ellipse(0, -39, 88, 15, broth) +
    bits.map(([x, y], i) => ellipse(x, y, 8, 4, [inks.leaf, "#dd7d33", inks.clothLight][i % 3] ?? inks.leaf)).join("") +
    steam(easel, 0, -66)
  );
}

const emptySaucer = (easel: Easel): string => {
  const { inks } = easel;
  return (
    form(easel, "M-86,-24C-64,-6 -44,0 -26,0H26C44,0 64,-6 86,-24Z", inks.frame, { rim: 3, shade: 5 }) +
    ellipse(0, -24, 88, 16, inks.frame) +
    ellipse(0, -24, 81, 13, "none", `stroke="${inks.cloth}" stroke-width="5"`) +
    ellipse(0, -22, 58, 9, mix(inks.frame, inks.ink, 0.2))
  );
};

/** A saucer with something white in it: cream or milk. */
export const saucer = (easel: Easel): string =>
  emptySaucer(easel) + ellipse(0, -23, 53, 8, mix(easel.inks.paper, "#ffffff", 0.5));

/** A saucer on which the froth of cherry jam is heaped. */
export function saucerOfFoam(easel: Easel): string {
  const foam = mix(easel.inks.paper, easel.inks.cloth, 0.42);
  const light = mix(foam, easel.inks.paper, 0.55);
  const bubbles = points("-34,-34 -12,-46 14,-44 34,-34 0,-34");
  return (
    emptySaucer(easel) +
    form(
      easel,
      "M-60,-22C-58,-46 -34,-44 -26,-50C-12,-66 12,-66 24,-52C36,-48 58,-44 60,-22C30,-12 -30,-12 -60,-22Z",
      foam,
      {
        rim: 3,
        shade: 5,
      },
    ) +
    bubbles.map(([x, y], i) => ellipse(x, y, 9 - (i % 3) * 2, 7 - (i % 3) * 2, light)).join("")
  );
}

/** A thin cup on its saucer, for visitors. */
export function teacup(easel: Easel): string {
  const { inks } = easel;
  const china = mix(inks.frame, inks.paper, 0.5);
  return (
    form(easel, "M-88,-18C-60,-2 -40,2 -24,2H24C40,2 60,-2 88,-18Z", china, { rim: 2, shade: 5 }) +
    ellipse(0, -18, 90, 14, china) +
    ellipse(0, -17, 50, 7, mix(china, inks.ink, 0.25)) +
    line("M50,-82C96,-92 92,-42 38,-42", mix(china, inks.ink, 0.14), 9) +
    form(easel, "M-62,-98C-60,-56 -44,-24 -22,-18H22C44,-24 60,-56 62,-98Z", china) +
    ellipse(0, -98, 62, 14, mix(china, inks.ink, 0.16)) +
    ellipse(0, -96, 53, 10, "#8a4a26") +
    [-30, 0, 30].map((x) => ellipse(x, -62 + Math.abs(x) * -0.12, 7, 7, inks.bloom)).join("") +
    line("M-44,-54Q-14,-40 -14,-62M14,-62Q16,-40 44,-56", inks.leaf, 4) +
    steam(easel, 0, -118)
  );
}

/** A saucepan in which the milk is about to boil over. Its handle stays within the space of a thing. */
export const milkPan = (easel: Easel): string => at(-34, 0, panOfMilk(easel), { scale: 0.86 });

function panOfMilk(easel: Easel): string {
  const { inks } = easel;
  const enamel = mix(inks.cloth2, inks.paper, 0.12);
  const white = mix(inks.paper, "#ffffff", 0.4);
  return (
    line("M84,-96L176,-114", inks.ink, 17) +
    line("M134,-106L172,-113.5", inks.wood, 15) +
    ellipse(0, -104, 92, 18, mix(enamel, inks.ink, 0.3)) +
    ellipse(0, -104, 82, 13, white) +
    form(easel, "M-92,-104C-50,-80 50,-80 92,-104V-12Q92,2 74,2H-74Q-92,2 -92,-12Z", enamel) +
    line("M-92,-104C-50,-80 50,-80 92,-104", inks.paper, 8)
  );
}

/** The kitchen clock, which stands or hangs: china, with a flower on either side. */
export function kitchenClock(easel: Easel): string {
  const { inks } = easel;
  const china = mix(inks.frame, inks.paper, 0.4);
  const ticks = [0, 90, 180, 270].map((turn) => at(0, -104, rect(-3, -52, 6, 13, inks.ink), { turn })).join("");
  const hour = { morning: 213, afternoon: 63, evening: 243 }[inks.timeSlot];
  const flower = (x: number) =>
    ellipse(x, -24, 10, 9, inks.cloth2) + line(`M${x - 22},-20q12,-10 22,2M${x + 22},-20q-12,-10 -22,2`, inks.leaf, 5);
  return (
    form(
      easel,
      "M-72,0Q-96,-4 -88,-30Q-100,-60 -94,-104C-92,-168 -52,-198 0,-206C52,-198 92,-168 94,-104Q100,-60 88,-30Q96,-4 72,0Z",
      china,
    ) +
    ellipse(0, -104, 72, 72, inks.cloth2) +
    ellipse(0, -104, 61, 61, mix(inks.paper, "#ffffff", 0.3)) +
    ticks +
    at(0, -104, line("M0,0V-28", inks.ink, 9), { turn: hour }) +
    at(0, -104, line("M0,0V-42", inks.ink, 6), { turn: 42 }) +
    ellipse(0, -104, 7, 7, inks.cloth) +
    flower(-52) +
    flower(52)
  );
}
