import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { staves } from "#api/house/illustrator/props/storage.ts";
import { at, ellipse, facing, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { cardboardColours } from "../cardboard.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

// Things that nobody made as seats.

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

/** For one pair of shoes: he is in it, and the rest of him over its rim on all sides. */
const shoeBox: Seat = {
  height: 40,
  scale: 1,
  overhang: edge + 20,
  isCarried: true,
  draw(easel, half, ahead) {
    const { paper, cloth, ink, shadow } = easel.inks;
    const { card } = cardboardColours(easel.inks);
    const wide = half * 0.98;
    const board = mix(card, paper, 0.2);
    const label = facing(
      ahead,
      rect(wide - 120, -62, 84, 44, paper) +
        rect(wide - 112, -54, 68, 10, cloth) +
        line(`M${wide - 110},-32h52`, ink, 4),
    );
    return {
      back:
        ellipse(0, 6, half + 30, 18, shadow, 'opacity="0.36"') +
        path(`M${-wide},-84L${-wide + 26},-112H${wide - 26}L${wide},-84V-20H${-wide}Z`, mix(board, ink, 0.5)),
      front:
        form(easel, `M${-wide},-80Q0,-64 ${wide},-80L${wide - 6},6H${-wide + 6}Z`, board, { rim: 5, shade: 10 }) +
        line(`M${-wide},-80Q0,-64 ${wide},-80`, mix(board, paper, 0.5), 6) +
        label,
    };
  },
};

/** A bench for guests, without a back: there is room on it beside him. */
const plankOnTrestles: Seat = {
  height: 172,
  scale: 0.86,
  overhang: edge + 150,
  forTwo: true,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink } = easel.inks;
    const wide = half + 150;
    const raw = mix(woodLight, wood, 0.3);
    const trestle = (x: number) =>
      line(`M${x + 14},-150L${x + 44},-18M${x - 14},-150L${x - 44},-18`, mix(woodDark, ink, 0.3), 15) +
      line(`M${x + 8},-150L${x + 58},2M${x - 8},-150L${x - 58},2`, mix(wood, woodDark, 0.2), 18) +
      line(`M${x - 36},-66H${x + 36}`, wood, 13) +
      rect(x - 50, -158, 100, 16, mix(wood, woodDark, 0.4));
    const top = form(easel, `M${-wide},-164L${-wide + 34},-196H${wide - 30}L${wide},-164Z`, raw, {
      rim: 4,
      shade: 4,
      inner: line(
        `M${-wide + 70},-176H${wide * 0.3}M${-wide * 0.2},-186H${wide - 80}`,
        mix(raw, woodDark, 0.5),
        3,
        'opacity="0.5"',
      ),
    });
    return behindHim(
      ellipse(0, 4, wide, 16, easel.inks.shadow, 'opacity="0.3"') +
        trestle(-wide + 120) +
        trestle(wide - 120) +
        top +
        form(easel, `M${-wide},-166H${wide}V-140H${-wide}Z`, mix(raw, woodDark, 0.25), { rim: 3, shade: 6 }),
    );
  },
};

/** He is on their pan, and the hand of the dial is at its end. */
const kitchenScales: Seat = {
  height: 176,
  scale: 0.84,
  overhang: edge + 20,
  isCarried: true,
  draw(easel, half) {
    const { tile, tileDark, paper, ink, iron, ironLight, cloth, shadow } = easel.inks;
    const paint = mix(tile, tileDark, 0.35);
    const wide = half + 26;
    const ticks = Array.from({ length: 12 }, (_, i) =>
      at(0, -66, rect(-2, -42, 4, i % 3 ? 8 : 13, ink), { turn: i * 30 }),
    ).join("");
    return behindHim(
      ellipse(0, 4, 180, 14, shadow, 'opacity="0.4"') +
        rect(-26, -150, 52, 40, iron) +
        form(easel, "M-96,-128H96L150,-6Q150,4 138,4H-138Q-150,4 -150,-6Z", paint, { rim: 6, shade: 14 }) +
        ellipse(0, -66, 54, 54, mix(paint, ink, 0.35)) +
        ellipse(0, -66, 47, 47, paper) +
        ticks +
        line("M0,-66L-14,-30", cloth, 6) +
        ellipse(0, -66, 7, 7, ink) +
        form(
          easel,
          `M${-wide},-184Q${-wide * 0.8},-134 ${-wide * 0.4},-132H${wide * 0.4}Q${wide * 0.8},-134 ${wide},-184Z`,
          mix(ironLight, paper, 0.3),
          { rim: 6, shade: 9 },
        ) +
        ellipse(0, -184, wide, 20, mix(ironLight, iron, 0.5)),
    );
  },
};

/** A big one for the tram, between two white chrysanthemums in their pots. */
const openBag: Seat = {
  height: 66,
  scale: 0.86,
  overhang: edge + 150,
  draw(easel, half) {
    const { inks } = easel;
    const wide = half + 140;
    const leather = mix(mix(inks.leafDark, inks.woodDark, 0.4), inks.cloth2, 0.15);
    const handle = (y: number, colour: string) =>
      line(`M-130,${y}C-120,${y - 130} 120,${y - 130} 130,${y}`, colour, 15);
    const opening = path(
      `M${-wide + 4},-166Q0,-216 ${wide - 4},-166L${wide - 20},-60H${-wide + 20}Z`,
      mix(leather, inks.ink, 0.55),
    );
    return {
      back:
        shadowUnder(easel, wide) +
        handle(-176, mix(leather, inks.ink, 0.4)) +
        opening +
        chrysanthemum(easel, -half - 62) +
        chrysanthemum(easel, half + 62),
      front:
        form(easel, `M${-wide},-164Q0,-112 ${wide},-164L${wide - 22},-8Q0,12 ${-wide + 22},-8Z`, leather, {
          rim: 6,
          shade: 14,
        }) +
        line(
          `M${-wide + 6},-150Q0,-98 ${wide - 6},-150`,
          mix(leather, inks.paper, 0.35),
          4,
          'stroke-dasharray="12 9"',
        ) +
        line(`M-150,-128C-140,-24 140,-24 150,-128`, mix(leather, inks.ink, 0.35), 14),
    };
  },
};

function chrysanthemum(easel: Easel, x: number): string {
  const { inks } = easel;
  const colour = mix(inks.paper, inks.clothLight, 0.2);
  const heads = points("-44,-286 0,-318 46,-288 -22,-252 26,-250 0,-282");
  const petals = (cx: number, cy: number) =>
    Array.from({ length: 10 }, (_, i) =>
      at(cx, cy, ellipse(0, -20, 8, 17, i % 2 ? colour : mix(colour, inks.ink, 0.14)), { turn: i * 36 }),
    ).join("") + ellipse(cx, cy, 11, 11, mix(colour, inks.brass, 0.5));
  return at(
    x,
    0,
    form(easel, "M-46,-176H46L36,-90H-36Z", mix("#b5613a", inks.wood, 0.2), { rim: 4, shade: 8 }) +
      line("M-30,-180L-44,-280M0,-180V-310M30,-180L46,-280", inks.leafDark, 7) +
      points("-34,-206 34,-206 -12,-224 16,-216")
        .map(([a, b]) => ellipse(a, b, 26, 15, inks.leaf))
        .join("") +
      heads.map(([a, b]) => petals(a, b)).join(""),
  );
}

export const makeshift = {
  ...{ "covered dough": coveredDough, "rain barrel": rainBarrel, "shoe box": shoeBox },
  ...{ "plank on trestles": plankOnTrestles, "kitchen scales": kitchenScales, "open bag": openBag },
};
