import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line, path } from "../shapes.ts";
import type { Clothes, Footwear } from "./clothes.ts";

// One shoe, in profile, its heel to the left of x = 0 and its toe to the right, on y = 0.

const drawn: Record<Footwear, (easel: Easel, clothes: Clothes) => string> = {
  plimsolls,
  slippers,
  strapped,
  laced,
  boots,
};

export const shoe = (easel: Easel, clothes: Clothes) => drawn[clothes.footwear](easel, clothes);

/** On the toe cap. */
const shine = (shoes: string, light: string) => path("M96,-50Q116,-42 121,-24Q108,-38 92,-43Z", mix(shoes, light, 0.3));

const flatSole = (colour: string, thick = 14) =>
  path(`M-62,-${thick}H126Q132,0 118,0H-54Q-66,0 -62,-${thick}Z`, colour);

function plimsolls(easel: Easel, { shoes, sole }: Clothes): string {
  const { inks } = easel;
  const upper = curve(points("-60,-8,c -64,-46 -50,-78,c 0,-70 30,-84,c 54,-60 88,-50 120,-34 128,-8,c"));
  const cap = path("M92,0Q84,-34 104,-60H150V0Z", mix(sole, inks.ink, 0.08));
  const counter = line("M-34,-80Q-20,-50 -38,-8", mix(shoes, inks.ink, 0.3), 4);
  const laces = line("M24,-60L42,-72M38,-50L58,-62M54,-42L74,-54", inks.paper, 6);
  return (
    form(easel, upper, shoes, { rim: 0, inner: cap + counter }) +
    laces +
    flatSole(sole, 15) +
    line("M-58,-8H124", mix(sole, inks.ink, 0.3), 3)
  );
}

/** Open at the heel, so that a sock is seen in them. */
function slippers(easel: Easel, { shoes, sole }: Clothes): string {
  const { inks } = easel;
  const upper = curve(points("-14,-8,c -10,-44 2,-74,c 44,-74 92,-52 122,-28 126,-8,c"));
  return (
    form(easel, upper, shoes, { rim: 0 }) +
    line("M-14,-14Q-10,-50 2,-74", inks.paper, 12) +
    line("M52,-42q12,-16 24,-6q-2,14 -24,6", mix(shoes, inks.paper, 0.55), 5) +
    flatSole(sole, 12)
  );
}

/** A sturdy low shoe with a heel and a buttoned strap. */
function strapped(easel: Easel, { shoes, sole }: Clothes): string {
  const { inks } = easel;
  const upper = curve(
    points("-56,-14,c -62,-46 -48,-80,c -34,-62 -12,-44 14,-40 38,-48 54,-66,c 86,-58 122,-38 130,-12,c"),
  );
  return (
    form(easel, upper, shoes, { rim: 0 }) +
    line("M-36,-64Q6,-84 46,-56", shoes, 14) +
    line("M-30,-69Q6,-85 38,-64", mix(shoes, inks.paper, 0.25), 3) +
    ellipse(36, -60, 6, 6, inks.brass) +
    path("M-60,-18Q40,-8 132,-16Q136,0 122,0H20L12,-6H-6L-12,0H-54Q-62,0 -60,-18Z", sole)
  );
}

function laced(easel: Easel, { shoes, sole }: Clothes): string {
  const { inks } = easel;
  const upper = curve(points("-58,-8,c -64,-46 -50,-80,c -4,-74 36,-88,c 58,-64 100,-54 126,-30 130,-8,c"));
  const cap = line("M88,-64Q76,-34 88,-6", mix(shoes, inks.ink, 0.5), 4);
  return (
    form(easel, upper, shoes, { rim: 0, inner: cap + shine(shoes, inks.paper) }) +
    line("M28,-62L46,-74M42,-52L62,-64", mix(shoes, inks.paper, 0.35), 5) +
    path("M-62,-16H130Q136,0 122,0H8L2,-5H-10L-14,0H-54Q-66,0 -62,-16Z", sole)
  );
}

function boots(easel: Easel, { shoes, sole }: Clothes): string {
  const { inks } = easel;
  const light = mix(shoes, inks.paper, 0.3);
  const upper = curve(points("-58,-10,c -62,-60 -52,-128,c 42,-130,c 46,-92 64,-70 106,-58 128,-32 128,-10,c"));
  const cap = line("M84,-70Q72,-36 84,-6", mix(shoes, inks.ink, 0.5), 4.5);
  return (
    form(easel, upper, shoes, { rim: 0, inner: cap + shine(shoes, inks.paper) }) +
    line("M52,-54L70,-61M62,-45L80,-53", light, 5) +
    path("M-64,-20Q40,-10 132,-20Q138,0 126,0H8L2,-6H-8L-12,0H-58Q-68,0 -64,-20Z", sole)
  );
}
