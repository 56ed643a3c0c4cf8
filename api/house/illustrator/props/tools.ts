import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import { form } from "./form.ts";

export function keys({ inks }: Easel): string {
  const key = (turn: number, length: number) =>
    at(
      -20,
      -22,
      rect(0, -7, length, 13, inks.brass) +
        rect(length - 12, 4, 12, 22, inks.brass) +
        rect(length - 34, 4, 11, 16, inks.brass) +
        ellipse(-6, 0, 23, 21, "none", `stroke="${inks.brass}" stroke-width="11"`),
      { turn },
    );
  return (
    ellipse(-34, -26, 34, 26, "none", `stroke="${inks.frameDark}" stroke-width="7"`) +
    key(-16, 118) +
    key(6, 130) +
    key(24, 96)
  );
}

/** A red one, as teachers have. */
export function pencil({ inks }: Easel): string {
  return at(
    0,
    -14,
    rect(-104, -11, 168, 22, inks.cloth) +
      rect(-104, -11, 168, 7, mix(inks.cloth, inks.paper, 0.4)) +
      rect(-124, -11, 22, 22, inks.brass) +
      path("M64,-11L108,0L64,11Z", inks.clothLight) +
      path("M94,-4L112,0L94,4Z", inks.ink),
    { turn: -5 },
  );
}

export function pincushion(easel: Easel): string {
  const { inks } = easel;
  const pins = points("-44,-112 -18,-128 10,-122 38,-116 56,-100");
  return (
    form(easel, curve(points("-76,-14 -82,-54 -46,-88 0,-94 48,-88 82,-54 76,-14 0,2")), inks.cloth) +
    line("M0,-92V-4M-40,-86Q-52,-44 -38,-6M40,-86Q52,-44 38,-6", mix(inks.cloth, inks.ink, 0.3), 4) +
    pins
      .map(
        ([x, y], i) =>
          line(`M${x * 0.7},-72L${x},${y}`, inks.frameDark, 4) + ellipse(x, y, 9, 9, i % 2 ? inks.brass : inks.tile),
      )
      .join("")
  );
}

export function basket(easel: Easel): string {
  const { inks } = easel;
  const cane = mix(inks.brass, inks.wood, 0.35);
  let svg =
    line("M-96,-96C-90,-236 90,-236 96,-96", mix(cane, inks.ink, 0.2), 15) +
    form(easel, "M-116,-104L116,-104L92,-4Q0,8 -92,-4Z", cane);
  for (let j = 0; j < 5; j++)
    svg += line(
      `M${-108 + j * 5},${-84 + j * 18}H${108 - j * 5}`,
      mix(cane, inks.ink, 0.32),
      5,
      `stroke-dasharray="20 12" stroke-dashoffset="${(j % 2) * 16}"`,
    );
  return svg + rect(-122, -114, 244, 17, mix(cane, inks.paper, 0.2));
}

export function suitcase(easel: Easel): string {
  const { inks } = easel;
  const leather = mix(inks.woodDark, inks.cloth, 0.25);
  return (
    line("M-34,-150v-20q0,-14 14,-14h40q14,0 14,14v20", inks.ink, 11) +
    form(
      easel,
      "M-132,-150H132Q142,-150 142,-138V-4Q142,4 132,4H-132Q-142,4 -142,-4V-138Q-142,-150 -132,-150Z",
      leather,
    ) +
    rect(-142, -86, 284, 10, mix(leather, inks.ink, 0.35)) +
    [-86, 70].map((x) => rect(x, -104, 20, 34, inks.brass) + ellipse(x + 10, -84, 5, 5, inks.ink)).join("") +
    [-142, 112].map((x) => path(`M${x},-150h30v30h-30ZM${x},-26h30v30h-30Z`, mix(leather, inks.ink, 0.25))).join("") +
    rect(14, -62, 66, 44, inks.paper, 'opacity="0.85"')
  );
}

export function bucket(easel: Easel): string {
  const { inks } = easel;
  return (
    line("M-78,-128C-70,-214 70,-214 78,-128", inks.iron, 8) +
    form(easel, "M-86,-132L86,-132L64,-4Q0,8 -64,-4Z", mix(inks.ironLight, inks.frame, 0.5)) +
    ellipse(0, -132, 86, 17, mix(inks.iron, inks.ink, 0.2)) +
    path("M-74,-126Q0,-140 74,-126Q0,-112 -74,-126Z", mix(inks.iron, inks.ink, 0.5)) +
    line("M-80,-92Q0,-76 80,-92", inks.iron, 5)
  );
}

/**
 * It lies flat, since nothing is there for it to lean on: the straw at the right, the handle away to the left, as long as
 * a handle is, before whoever stands there.
 */
export function broom(easel: Easel): string {
  const { inks } = easel;
  const straw = isNight(inks) ? "#a97f45" : "#d8a552";
  const stalks = [-34, -18, -2, 14].map((y, i) => `M-14,${-14 + i * 6}L88,${y}`).join("");
  return (
    ellipse(30, 12, 110, 12, inks.shadow, 'opacity="0.3"') +
    line("M-30,4L-420,22", inks.shadow, 14, 'opacity="0.35"') +
    line("M-20,-4L-420,12", mix(inks.woodDark, inks.ink, 0.5), 17) +
    line("M-20,-5L-420,11", mix(inks.woodDark, inks.cloth, 0.25), 13) +
    line("M-24,-8L-418,8", inks.wood, 4) +
    form(
      easel,
      "M-46,-16Q-20,-22 -8,-26L106,-48L102,-36L114,-26L104,-14L116,0L104,8L110,22L-8,18Q-22,16 -46,8Z",
      straw,
    ) +
    line(stalks, mix(straw, inks.ink, 0.3), 4) +
    line("M-14,-22Q-6,-2 -14,16M4,-26Q12,-2 4,17", inks.cloth, 8)
  );
}

export const jar = (easel: Easel) => jarOf(easel, mix(easel.inks.bloom, easel.inks.cloth, 0.5));
/** Of apples, which boil down to brown. */
export const jarOfAppleJam = (easel: Easel) => jarOf(easel, mix(easel.inks.wood, easel.inks.brass, 0.35));

export const jarOfGherkins = (easel: Easel) => jarOf(easel, mix("#6f8a3c", easel.inks.leaf, 0.3));

export const jarOfHoney = (easel: Easel) => jarOf(easel, mix("#e8a52c", easel.inks.brass, 0.3));

function jarOf(easel: Easel, jam: string): string {
  const { inks } = easel;
  return (
    form(easel, "M-58,-122Q-66,-108 -66,-92V-10Q-66,4 -52,4H52Q66,4 66,-10V-92Q66,-108 58,-122Z", jam) +
    path(
      "M-52,-104Q-58,-94 -58,-84V-20",
      "none",
      `stroke="${inks.paper}" stroke-width="9" stroke-linecap="round" opacity="0.5"`,
    ) +
    rect(-38, -78, 76, 46, inks.paper, 'opacity="0.9"') +
    form(easel, "M-66,-152H66V-122H-66Z", inks.clothLight, { rim: 3, shade: 6 }) +
    line("M-66,-126H66", inks.cloth2, 6)
  );
}

export function cork({ inks }: Easel): string {
  const base = mix(inks.wood, inks.brass, 0.45);
  const drawn =
    path("M-34,-66L34,-66L28,0Q0,8 -28,0Z", base) +
    path("M8,-66L34,-66L28,0Q18,4 8,5Z", mix(base, inks.ink, 0.25)) +
    ellipse(0, -66, 34, 12, mix(base, inks.paper, 0.35)) +
    points("-18,-40 6,-26 -8,-14 18,-48")
      .map(([x, y]) => ellipse(x, y, 5, 3, mix(base, inks.ink, 0.4)))
      .join("");
  return at(0, 0, drawn, { scale: 0.7 });
}
