import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

const little = curve(points("-62,0 -40,-13 0,-17 36,-7,c 62,-19,c 56,0 62,17,c 36,6,c 0,14 -40,12"));

/** Small fish side by side on the paper they came in. */
export const sprats = (easel: Easel): string => at(-4, 0, inPaper(easel), { scale: 0.82 });

function inPaper(easel: Easel): string {
  const { inks } = easel;
  const silver = mix(inks.cloth2, inks.paper, 0.35);
  const one = (x: number, y: number) =>
    at(
      x,
      y,
      form(easel, little, silver, { rim: 3, shade: 6 }) +
        line("M-38,-6Q0,-10 34,-2", mix(inks.cloth2, inks.ink, 0.3), 4, 'opacity="0.6"') +
        ellipse(-46, -3, 4, 4, inks.ink),
      { turn: -8 },
    );
  return (
    form(easel, "M-136,-34L-96,-76L60,-88L128,-62L150,-8L60,22L-104,18Z", mix(inks.wood, inks.clothLight, 0.6), {
      rim: 3,
      shade: 5,
    }) +
    one(-26, -58) +
    one(60, -48) +
    one(-50, -30) +
    one(38, -20) +
    one(-34, -2)
  );
}

const bodyOutline = curve(
  points("-150,-38 -118,-70 -52,-98 30,-88 96,-52,c 156,-86,c 140,-46 156,-8,c 96,-38,c 30,-14 -52,-8 -118,-16"),
);

/** A whole large fish on a board: a carp or a bream. */
export const wholeFish = (easel: Easel): string => at(0, 0, onBoard(easel), { scale: 0.85 });

function onBoard(easel: Easel): string {
  const { inks } = easel;
  const skin = mix(mix(inks.cloth2, inks.brass, 0.35), inks.paper, 0.15);
  const dark = mix(skin, inks.ink, 0.35);
  const scales = [-70, -44, -18].flatMap((y, j) =>
    [0, 1, 2, 3, 4, 5].map((i) => `M${-62 + i * 25 + (j % 2) * 12},${y - 8}q13,9 0,20`),
  );
  return (
    ellipse(6, 12, 214, 12, inks.shadow, 'opacity="0.3"') +
    path("M-204,-2L-204,14H208V-2Z", mix(inks.wood, inks.woodDark, 0.7)) +
    form(easel, "M-204,-2L-160,-66H166L208,-2Z", mix(inks.woodLight, inks.paper, 0.4), { rim: 3, shade: 5 }) +
    line("M-150,-50H-110M118,-52H152M-186,-10H-60M20,-10H120", mix(inks.woodLight, inks.wood, 0.5), 3) +
    path("M-60,-92Q-20,-128 42,-100L50,-76L-50,-84Z", dark) +
    form(easel, bodyOutline, skin, {
      inner: clip(easel, bodyOutline, line(scales.join(""), dark, 4, 'opacity="0.6"')),
    }) +
    line("M-88,-84Q-70,-52 -90,-18", dark, 6) +
    path("M-70,-34Q-44,-40 -32,-18Q-54,-12 -70,-34Z", dark) +
    ellipse(-118, -54, 10, 10, inks.paper) +
    ellipse(-118, -54, 5, 5, inks.ink) +
    line("M-148,-34Q-136,-28 -126,-32", dark, 5)
  );
}

/** A flat fish, both eyes on the side that is up. */
export function plaice(easel: Easel): string {
  const { inks } = easel;
  const skin = mix("#8a6a48", inks.wood, 0.25);
  const dark = mix(skin, inks.ink, 0.35);
  const spots = points("-48,-40 -14,-30 -10,-52 22,-38 48,-50 58,-34 -40,-22 20,-18");
  const tail = form(easel, curve(points("90,-36 124,-58,c 140,-34 128,-10,c")), mix(skin, inks.ink, 0.12), {
    rim: 2,
    shade: 4,
  });
  return (
    form(easel, "M-146,-34L-108,-72L70,-80L142,-58L156,-8L60,16L-112,12Z", mix(inks.wood, inks.clothLight, 0.6), {
      rim: 3,
      shade: 5,
    }) +
    tail +
    form(easel, curve(points("-118,-30 -70,-64 0,-78 66,-62 98,-36 64,-12 0,4 -72,-6")), dark, { rim: 2, shade: 3 }) +
    form(easel, curve(points("-110,-31 -66,-56 0,-66 58,-54 88,-36 56,-20 0,-8 -66,-14")), skin, { rim: 4, shade: 7 }) +
    spots.map(([x, y]) => ellipse(x, y, 7, 4.5, "#d3762f")).join("") +
    line("M-62,-36Q0,-42 84,-36", dark, 3, 'opacity="0.7"') +
    points("-84,-40 -78,-26")
      .map(([x, y]) => ellipse(x, y, 7, 6, inks.paper) + ellipse(x - 1, y, 3.5, 3.5, inks.ink))
      .join("") +
    line("M-112,-30Q-104,-24 -98,-27", dark, 4)
  );
}
