import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { staves } from "#api/house/illustrator/props/storage.ts";
import { ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat } from "./seat.ts";

// What was not made for anybody to sit on.

/** A ball of dough that rests under two cloths: it gives way under him, and swells beside him. */
const coveredDough: Seat = {
  height: 96,
  scale: 0.98,
  overhang: edge + 110,
  isCarried: true,
  draw(easel, half) {
    const { paper, clothLight, cloth, cloth2, ink, shadow } = easel.inks;
    const wide = half + 110;
    const white = mix(paper, clothLight, 0.2);
    const lower = form(
      easel,
      `M${-wide - 30},22L${-wide + 30},-30H${wide - 30}L${wide + 36},18L${wide - 60},34L${wide * 0.4},24L0,36L${-wide * 0.5},26Z`,
      mix(cloth2, paper, 0.35),
      { rim: 3, shade: 4 },
    );
    const mound = curve(
      points(
        `${-wide + 4},16 ${-wide - 6},-44 ${-wide + 34},-122 ${-half - 10},-158 ${-half + 60},-132 ${-half + 120},-100 0,-88 ${half - 120},-100 ${half - 60},-132 ${half + 10},-158 ${wide - 34},-122 ${wide + 6},-44 ${wide - 4},16 ${wide * 0.55},6 ${wide * 0.2},22 ${-wide * 0.2},8 ${-wide * 0.6},20`,
      ),
    );
    const across = (down: number) =>
      `M${-wide - 10},${-34 + down}Q${-wide + 70},${6 + down} ${-half + 40},${-6 + down}Q0,${8 + down} ${half - 40},${-6 + down}Q${wide - 70},${6 + down} ${wide + 10},${-34 + down}`;
    const folds = [-1, 1]
      .map(
        (side) =>
          `M${side * (half + 4)},-146Q${side * (half + 30)},-96 ${side * (half + 10)},-40M${side * (half + 46)},-134Q${side * (half + 76)},-90 ${side * (half + 66)},-36M${side * (half - 84)},-110q${side * 24},34 ${side * 8},74`,
      )
      .join("");
    return behindHim(
      ellipse(0, 24, wide + 46, 20, shadow, 'opacity="0.3"') +
        lower +
        form(easel, mound, white, {
          rim: 7,
          shade: 16,
          inner:
            line(across(0) + across(18), cloth, 6, 'opacity="0.75"') +
            line(folds, mix(white, ink, 0.3), 5, 'opacity="0.6"'),
        }),
    );
  },
};

/** In the yard, with a narrow plank across it on which he is, and full to the brim. */
const rainBarrel: Seat = {
  height: 344,
  scale: 0.8,
  overhang: edge + 70,
  draw(easel, half) {
    const { woodLight, wood, woodDark, cloth2, paper, ink, sky } = easel.inks;
    const [end, wide, top] = [176, half + 66, -312];
    const water = mix(mix(cloth2, sky[1], 0.5), ink, 0.12);
    const barrel =
      ellipse(14, 8, 236, 28, easel.inks.shadow, 'opacity="0.36"') +
      staves(easel, { end, belly: 214, height: -top }) +
      ellipse(0, top, end + 5, 40, mix(woodDark, ink, 0.2)) +
      ellipse(0, top + 3, end - 10, 31, water) +
      line(`M${-end + 40},${top + 14}q40,14 90,10M${end - 120},${top + 16}q40,2 70,-8`, mix(water, paper, 0.6), 4);
    const plank =
      path(`M${-end + 10},${top - 2}H${end - 10}V${top + 12}H${-end + 10}Z`, ink, 'opacity="0.35"') +
      form(easel, `M${-wide},${top - 22}L${-wide + 22},${top - 48}H${wide - 18}L${wide},${top - 22}Z`, woodLight, {
        rim: 3,
        shade: 3,
        inner: line(`M${-wide + 40},${top - 32}H${half}M${-half},${top - 40}H${wide - 60}`, wood, 3, 'opacity="0.6"'),
      }) +
      rect(-wide, top - 22, 2 * wide, 20, mix(wood, woodDark, 0.25)) +
      rect(-wide, top - 22, 2 * wide, 5, mix(woodLight, paper, 0.3));
    return behindHim(barrel + plank);
  },
};

export const makeshift = { "covered dough": coveredDough, "rain barrel": rainBarrel };
