import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { cake as cakeOnTable, milk as milkOnTable } from "#api/house/illustrator/props/food.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { clock as clockOnTable } from "#api/house/illustrator/props/furnishings.ts";
import { at, ellipse, line } from "#api/house/illustrator/shapes.ts";
import type { Held } from "./holding.ts";
import { glass } from "./meals.ts";

/** On its plate, by the rim. */
const cake = (easel: Easel) => at(128, 22, cakeOnTable(easel), { scale: 0.95 });

/** Of milk. */
const bottle = (easel: Easel) => at(26, 96, milkOnTable(easel), { scale: 1.15 });

const alarmClock = (easel: Easel) => at(46, 62, clockOnTable(easel), { scale: 1.2 });

/** By its handle. */
const glassOfTea = (easel: Easel) => at(78, 68, glass(easel), { scaleX: -0.95, scaleY: 1 });

/** A wet one, which hangs from the hand. */
function cloth(easel: Easel): string {
  const { inks } = easel;
  const stuff = mix(inks.clothLight, inks.cloth2, 0.3);
  const dark = mix(stuff, inks.ink, 0.3);
  const outline = curve(
    points("-22,-14,c 20,-20,c 46,60 74,150 96,236,c 50,226 20,262 -14,250 -50,232 -78,244,c -64,150 -40,60"),
  );
  return (
    form(easel, outline, stuff, { shade: 14 }) +
    line("M-8,10Q-30,120 -44,224M8,10Q4,130 -8,236M14,10Q40,120 56,222", dark, 5, 'opacity="0.7"') +
    line("M-72,212Q-40,202 -14,220Q20,232 46,196Q64,196 84,204", mix(inks.cloth, stuff, 0.2), 8)
  );
}

/** A black pan, its bottom down. */
function fryingPan(easel: Easel): string {
  const { inks } = easel;
  const iron = mix(inks.iron, inks.ink, 0.35);
  return (
    line("M-70,-8L150,6", mix(iron, inks.ink, 0.4), 24) +
    line("M-70,-8L40,-1", mix(inks.woodDark, inks.wood, 0.3), 19) +
    form(easel, "M118,-6Q246,26 374,-6L344,44Q246,62 148,44Z", iron, { rim: 4, shade: 9 }) +
    ellipse(246, -6, 128, 17, mix(iron, inks.paper, 0.16)) +
    ellipse(246, -3, 108, 11, mix(iron, inks.ink, 0.4))
  );
}

function ladle(easel: Easel): string {
  const { inks } = easel;
  const steel = mix(inks.ironLight, inks.paper, 0.4);
  const dark = mix(steel, inks.ink, 0.45);
  const shaft = "M-4,-164C-22,-190 18,-196 12,-160L2,200";
  return at(
    0,
    0,
    line(shaft, dark, 19) +
      line(shaft, steel, 13) +
      form(easel, curve(points("-4,176,c 124,176,c 118,232 88,256 60,258 30,256 2,232")), steel) +
      ellipse(60, 176, 64, 13, mix(steel, inks.ink, 0.4)),
    { turn: -12, scale: 0.95 },
  );
}

export const tableThings = {
  cake: { arm: "raised", draw: cake, forwards: 260, upwards: 120 },
  "bottle of milk": { arm: "raised", draw: bottle, forwards: 90, upwards: 140 },
  "alarm clock": { arm: "raised", draw: alarmClock, forwards: 130, upwards: 110 },
  "glass of tea": { arm: "raised", draw: glassOfTea, forwards: 130, upwards: 110 },
  cloth: { arm: "hanging", draw: cloth, forwards: 100 },
  "frying pan": { arm: "raised", draw: fryingPan, forwards: 370 },
  ladle: { arm: "raised", draw: ladle, forwards: 160, upwards: 180 },
} satisfies Partial<Record<HeldName, Held>>;
