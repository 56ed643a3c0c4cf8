import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** A flat one with a blue line round it, and what lies on it. */
const platter = (easel: Easel, inside: string): string => {
  const { inks } = easel;
  const rim = "-132,-22 -80,-8 0,-2 80,-8 132,-22 88,6 0,12 -88,6";
  return (
    form(easel, curve(points(rim)), inks.frame, { rim: 3, shade: 5 }) +
    ellipse(0, -24, 134, 23, inks.frame) +
    ellipse(0, -24, 125, 20, "none", `stroke="${inks.cloth2}" stroke-width="5"`) +
    ellipse(0, -21, 92, 12, mix(inks.frame, inks.ink, 0.14)) +
    inside
  );
};

/** Smoked and pale, with a brown rind: seven slices that lean on one another, the smallest at the back. */
export function plateOfCheese(easel: Easel): string {
  const { inks } = easel;
  const pale = mix("#f3e2b4", inks.paper, 0.25);
  const rind = mix("#b9772f", inks.wood, 0.3);
  const slice = (i: number) =>
    at(
      -74 + i * 25,
      -14,
      path("M-30,0C-36,-30 -20,-58 4,-60C26,-58 34,-30 26,0Z", rind) +
        form(easel, "M-22,-1C-28,-28 -14,-51 5,-53C22,-51 28,-28 20,-1Z", pale, { rim: 3, shade: 6 }) +
        line("M-8,-18q6,-4 12,0M-4,-36q5,-3 9,0", mix(pale, rind, 0.5), 3),
      { scale: 0.7 + i * 0.075 },
    );
  return platter(easel, [0, 1, 2, 3, 4, 5, 6].map(slice).join(""));
}

/** Cut thin and folded, with a white edge of fat. */
export function plateOfHam(easel: Easel): string {
  const { inks } = easel;
  const pink = mix("#e08f88", inks.bloom, 0.3);
  const fat = mix(inks.paper, pink, 0.18);
  const slice = ([x, y]: readonly [number, number, ...unknown[]], i: number) =>
    at(
      x,
      y,
      path("M-50,2C-56,-34 -16,-50 6,-44C40,-46 60,-22 50,4Q0,14 -50,2Z", fat) +
        form(easel, "M-42,0C-46,-26 -12,-40 6,-35C32,-36 48,-18 41,2Q0,8 -42,0Z", pink, { rim: 3, shade: 7 }) +
        line("M-26,-8C-10,-22 14,-22 30,-8M-12,-4Q2,-12 18,-3", mix(pink, inks.ink, 0.22), 4),
      { turn: [-8, 6, 0, 10, -5][i % 5] ?? 0 },
    );
  return platter(easel, points("-62,-20 60,-20 -24,-40 34,-42 2,-12").map(slice).join(""));
}

/** The bowl of dough, which rises under a white cloth with a red border. */
export function coveredBowl(easel: Easel): string {
  const { inks } = easel;
  const enamel = mix(inks.cloth2, inks.paper, 0.35);
  const white = mix(inks.paper, inks.clothLight, 0.2);
  const cover =
    "M-138,-88Q-120,-136 -66,-154Q0,-172 66,-154Q120,-136 138,-88Q128,-52 112,-70Q92,-92 74,-62Q54,-40 34,-66Q12,-88 -8,-60Q-28,-34 -50,-64Q-70,-90 -90,-66Q-122,-44 -138,-88Z";
  return (
    form(easel, "M-122,-100C-116,-46 -84,-6 -56,0H56C84,-6 116,-46 122,-100Z", enamel, { shade: 14 }) +
    form(easel, cover, white, {
      rim: 5,
      shade: 10,
      inner:
        line("M-130,-106Q-110,-84 -88,-90Q-68,-112 -50,-88Q-28,-58 -8,-84Q12,-112 34,-90Q54,-64 74,-86Q92,-116 112,-94L132,-108", inks.cloth, 6, 'opacity="0.8"') +
        line("M-66,-146Q-78,-120 -70,-98M60,-148Q74,-124 66,-98M-4,-158Q6,-128 -6,-104", mix(white, inks.ink, 0.26), 4, 'opacity="0.7"'),
    })
  );
}

/** A flat brown fish with both eyes on one side, and a frill of fins all round it. */
export function plaice(easel: Easel): string {
  const { inks } = easel;
  const skin = mix("#8a6a44", inks.woodDark, 0.15);
  const fin = mix(skin, inks.paper, 0.3);
  const body = curve(points("-112,-34 -70,-66 0,-80 64,-64 104,-40,c 104,-30,c 64,-8 0,6 -70,-6"));
  const frill = curve(points("-96,-36 -50,-84 10,-98 74,-78 104,-38,c 74,6 10,24 -50,10"));
  const rays = Array.from({ length: 15 }, (_, i) => `M${-84 + i * 12},-36L${-92 + i * 13},${i % 2 ? -104 : 28}`).join("");
  const spots = points("-34,-54 0,-36 30,-56 52,-30 -10,-14 -46,-22 18,-16 74,-46");
  return (
    path("M-190,-6L-156,-70H160L196,-6V8H-190Z", mix(inks.wood, inks.woodDark, 0.6)) +
    form(easel, "M-190,-6L-156,-70H160L196,-6Z", mix(inks.woodLight, inks.paper, 0.35), { rim: 3, shade: 4 }) +
    at(
      0,
      0,
      path(frill, fin) +
        clip(easel, frill, line(rays, mix(fin, skin, 0.7), 3, 'opacity="0.5"')) +
        path("M98,-36L148,-66Q138,-34 148,-8Z", fin) +
        form(easel, body, skin, {
          rim: 4,
          shade: 9,
          inner: spots.map(([x, y]) => ellipse(x, y, 7, 5, mix("#d9772f", inks.cloth, 0.2))).join(""),
        }) +
        ellipse(-82, -48, 9, 8, inks.paper) +
        ellipse(-82, -48, 4, 4, inks.ink) +
        ellipse(-86, -28, 9, 8, inks.paper) +
        ellipse(-86, -28, 4, 4, inks.ink) +
        line("M-112,-34Q-100,-26 -98,-14", inks.ink, 4),
      { scaleX: 1, scaleY: 0.86 },
    )
  );
}

/** Kneaded on a board into a country: mountains, a river on its way, and lakes in the shape of paws. */
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
  const lake = (x: number, y: number) =>
    ellipse(x, y, 13, 7, water) +
    points("-14,-8 -5,-13 6,-13 15,-8")
      .map(([dx, dy]) => ellipse(x + dx, y + dy, 4, 3, water))
      .join("");
  return (
    path("M-164,-4V12H168V-4Z", mix(inks.wood, inks.woodDark, 0.7)) +
    form(easel, board, mix(inks.woodLight, inks.wood, 0.3), { rim: 3, shade: 5 }) +
    form(easel, land, dough, { rim: 5, shade: 9 }) +
    clip(easel, land, line("M-40,-30C-20,-44 20,-38 26,-58S-10,-78 12,-104", dark, 8) + lake(62, -66) + lake(84, -42)) +
    hill(-92, -20, 26) +
    hill(-52, -16, 32) +
    hill(-8, -14, 24) +
    hill(30, -12, 18)
  );
}

/** On the ground, of clay, with three coals that glow. */
export function potOfCoals(easel: Easel): string {
  const { inks } = easel;
  const clay = mix("#b5613a", inks.wood, 0.2);
  const coal = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path("M-26,0L-18,-20L4,-26L24,-14L26,4L0,10Z", "#e2572c") +
        path("M-18,-4L-12,-17L4,-21L18,-11L18,0L0,4Z", "#ffb04a") +
        line("M-10,-14L2,-4L14,-12", mix(inks.ink, "#7a2a1c", 0.4), 4),
      { turn },
    );
  return (
    ellipse(0, -112, 84, 18, mix(clay, inks.ink, 0.55)) +
    ellipse(0, -108, 70, 12, "#ff9a3c", 'opacity="0.55"') +
    coal(-32, -110, -8) +
    coal(30, -108, 14) +
    coal(0, -124, 4) +
    form(easel, "M-76,-96L-52,-4Q0,10 52,-4L76,-96Q0,-74 -76,-96Z", clay, { shade: 12 }) +
    form(easel, "M-88,-116Q0,-90 88,-116L84,-88Q0,-62 -84,-88Z", mix(clay, inks.paper, 0.12), { rim: 4, shade: 6 })
  );
}
