import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { clip, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

const opening = "M-101,-70a101,19 0 1,0 202,0a101,19 0 1,0 -202,0Z";

/** Mruk's own bowl: white enamel with a blue rim, chipped in one place, and what is in it. */
function ownBowl(easel: Easel, { inside = "", above = "" }: { inside?: string; above?: string }): string {
  const { inks } = easel;
  const enamel = mix(inks.frame, inks.paper, 0.5);
  const blue = mix(inks.cloth2, "#2f5fa8", 0.45);
  const hollow =
    ellipse(0, -70, 101, 19, mix(enamel, inks.ink, 0.3)) +
    ellipse(12, -60, 94, 19, mix(enamel, inks.ink, 0.16)) +
    ellipse(0, -54, 60, 8, mix(enamel, inks.ink, 0.24)) +
    ellipse(3, -53, 56, 7, mix(enamel, inks.ink, 0.04));
  return (
    form(easel, "M-112,-70C-104,-34 -88,-8 -66,0Q0,9 66,0C88,-8 104,-34 112,-70Z", enamel) +
    ellipse(0, -70, 113, 25, blue) +
    ellipse(0, -72, 108, 22, mix(blue, inks.paper, 0.22)) +
    clip(easel, opening, hollow + inside) +
    above +
    line("M-66,0Q0,9 66,0", mix(enamel, inks.ink, 0.35), 4) +
    path("M58,-53q9,-6 17,-1q3,8 -6,9q-10,1 -11,-8Z", mix(inks.ink, blue, 0.25))
  );
}

/** Filled with dry biscuits. */
export function bowl(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.woodDark, inks.wood, 0.5);
  const biscuits = points("-66,-68 -34,-62 0,-60 36,-62 66,-68 -48,-76 50,-77 -20,-74 20,-75 -2,-84")
    .map(([x, y]) => ellipse(x, y, 20, 11, dark) + ellipse(x - 2, y - 2, 16, 8, inks.wood))
    .join("");
  return ownBowl(easel, { above: biscuits });
}

/** Licked clean: one sees to the bottom of it. */
export const emptyBowl = (easel: Easel): string =>
  ownBowl(easel, { above: line("M44,-58Q70,-62 80,-71", easel.inks.paper, 4, 'opacity="0.8"') });

/** With water, and the light from a window on it. */
export function waterBowl(easel: Easel): string {
  const { inks } = easel;
  const water = mix(inks.cloth2, inks.paper, 0.42);
  const inside =
    ellipse(0, -64, 97, 16, mix(water, inks.ink, 0.18)) +
    ellipse(2, -62, 93, 14, water) +
    line("M-66,-60Q-40,-52 -6,-53M20,-72Q50,-73 68,-66", mix(water, inks.ink, 0.22), 3, 'opacity="0.7"') +
    path("M-62,-68L-36,-74L-22,-66L-50,-60Z", inks.paper, 'opacity="0.75"') +
    path("M-28,-75L-10,-77L4,-69L-14,-67Z", inks.paper, 'opacity="0.6"') +
    line("M24,-56Q46,-56 62,-61", inks.paper, 3.5, 'opacity="0.75"');
  return ownBowl(easel, { inside });
}

/** Low and broad, without anything in it: stoneware whose light glaze has run down from the rim. */
export function brownMug(easel: Easel): string {
  const { inks } = easel;
  const clay = mix("#7a4a2e", inks.woodDark, 0.25);
  const glaze = mix("#c08a54", inks.wood, 0.25);
  const run =
    "M-80,-80L80,-80L78,-56C70,-50 64,-38 52,-42C42,-46 36,-54 24,-50C10,-46 6,-28 -10,-32C-22,-36 -24,-52 -38,-50C-52,-48 -56,-36 -68,-44Q-76,-50 -78,-58Z";
  return (
    line("M72,-66C126,-74 124,-14 64,-22", mix(clay, inks.ink, 0.25), 17) +
    line("M74,-66C118,-71 116,-22 68,-26", mix(clay, glaze, 0.35), 7) +
    form(easel, "M-80,-80L80,-80C80,-44 76,-18 66,-4Q0,10 -66,-4C-76,-18 -80,-44 -80,-80Z", clay, {
      inner: path(run, mix(glaze, inks.ink, 0.12)) + path(run, glaze, 'transform="translate(-4,-5)"'),
    }) +
    ellipse(0, -80, 80, 17, mix(glaze, inks.paper, 0.25)) +
    ellipse(0, -79, 70, 13, mix(clay, inks.ink, 0.5)) +
    clip(
      easel,
      "M-70,-79a70,13 0 1,0 140,0a70,13 0 1,0 -140,0Z",
      ellipse(14, -71, 68, 14, mix(clay, glaze, 0.4)) +
        ellipse(4, -66, 42, 6, mix(clay, inks.ink, 0.3)) +
        ellipse(6, -65, 39, 5, mix(glaze, inks.paper, 0.15)),
    )
  );
}

/** A dish of them, fried in breadcrumbs, with a sprig of parsley. */
export function rissoles(easel: Easel): string {
  const { inks } = easel;
  const crust = mix("#a9652c", inks.wood, 0.2);
  const crumbs = points("-26,-24 -12,-14 -4,-28 10,-20 22,-27 28,-14 -34,-13 4,-9");
  const one = ([x, y]: readonly [number, number, ...unknown[]], i: number) =>
    `<g transform="translate(${x},${y}) rotate(${[-5, 3, 6, -3, 4, -2][i % 6]})">${
      form(easel, curve(points("-47,-11 -40,-28 -14,-37 20,-36 42,-25 47,-10 30,3 -2,6 -32,3")), crust, {
        rim: 4,
        shade: 9,
        depth: 0.4,
      }) +
      crumbs
        .map(([a, b], k) => ellipse(a, b, 4, 2.5, k % 2 ? mix(crust, inks.ink, 0.3) : mix(crust, "#f2cf8d", 0.6)))
        .join("")
    }</g>`;
  const sprig =
    line("M4,-66Q16,-78 34,-80M18,-76Q20,-88 30,-94", inks.leafDark, 4) +
    points("34,-84 44,-78 26,-98 36,-94 18,-88")
      .map(([x, y]) => ellipse(x, y, 8, 6, inks.leaf) + ellipse(x - 2, y - 2, 4, 3, inks.leafLight))
      .join("");
  return (
    form(easel, curve(points("-140,-22 -84,-8 0,-2 84,-8 140,-22 94,6 0,12 -94,6")), inks.frame, { rim: 3, shade: 5 }) +
    ellipse(0, -24, 142, 23, inks.frame) +
    ellipse(0, -24, 133, 20, "none", `stroke="${inks.cloth2}" stroke-width="6"`) +
    ellipse(0, -22, 106, 13, mix(inks.frame, inks.ink, 0.16)) +
    points("-66,-26 66,-27 -2,-30 -56,-16 54,-16 0,-46").map(one).join("") +
    sprig
  );
}
