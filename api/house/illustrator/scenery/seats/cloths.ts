import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { type Inks, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { slippers } from "#api/house/illustrator/props/household.ts";
import { at, ellipse, line, path } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, edge, type Seat, under } from "./seat.ts";

/** How far the near edge of what lies on the ground is before it, and how deep its upper side is seen to be. */
const [near, deep] = [26, 62];
/** By so much the far edge is shorter at either end. */
const slant = 46;

/** A cloth folded into layers of one thickness, `wide` to either side; `woven` is its pattern. */
type Folded = { wide: number; layers: number; thick: number; colour: string; woven(cloth: Weave): string };

/** The upper side, from `top` back, and the layers below it, down to `foot`. */
type Weave = { wide: number; top: number; foot: number };

/** From a share of the width on the near edge up to the ground, and back over the upper side. */
const across = (share: number, { wide, top, foot }: Weave) =>
  `M${share * wide},${foot}V${top}L${share * (wide - slant)},${top - deep}`;

/** From end to end over the upper side, at a share of its depth. */
const along = (share: number, { wide, top }: Weave) => {
  const end = wide - slant * share;
  return `M${-end},${top - deep * share}Q0,${top + 8 - deep * share} ${end},${top - deep * share}`;
};

/** Layer upon layer with their folds at the ends; where he is it gives way, and swells beside him. */
function folded(easel: Easel, half: number, { wide, layers, thick, colour, woven }: Folded): string {
  const { ink } = easel.inks;
  const top = near - layers * thick;
  const weave = { wide, top, foot: near };
  const layer = (y: number, end: number) =>
    `M${-end + 12},${y}Q${-end - 10},${y + thick / 2} ${-end + 12},${y + thick}H${end - 12}Q${end + 10},${y + thick / 2} ${end - 12},${y}Q0,${y + 8} ${-end + 12},${y}Z`;
  const edges = Array.from({ length: layers }, (_, i) =>
    form(easel, layer(near - (i + 1) * thick, wide - ((i * 7) % 12)), mix(colour, ink, 0.1), {
      rim: 3,
      shade: 5,
      inner: woven(weave),
    }),
  );
  const swell = half - 30;
  const upper = curve(
    points(
      `${-wide + 4},${top + 2},c ${-wide + 12},${top - 30} ${-wide + slant},${top - deep} ${-swell},${top - deep + 6} ${swell},${top - deep + 6} ${wide - slant},${top - deep} ${wide - 12},${top - 30} ${wide - 4},${top + 2},c 0,${top + 8}`,
    ),
  );
  const crease = (side: 1 | -1) =>
    `M${side * (half - 6)},${top - 18}q${side * 34},-14 ${side * 58},-8M${side * (half - 16)},${top - 4}q${side * 40},-6 ${side * 64},2`;
  return (
    under(easel, wide) +
    edges.join("") +
    form(easel, upper, colour, { rim: 4, shade: 6, inner: woven(weave) }) +
    line(crease(1) + crease(-1), mix(colour, ink, 0.35), 4, 'opacity="0.6"')
  );
}

/** Of terry in a colour, with bands in another. */
const towelOf = (coloursOf: (inks: Inks) => { colour: string; band: string }): Seat => ({
  height: 52,
  scale: 1.08,
  overhang: edge + 56,
  poses: asOnFloor,
  draw(easel, half) {
    const { paper, cloth2, cloth } = easel.inks;
    const { colour, band: bandColour } = coloursOf(easel.inks);
    const woven = (weave: Weave) => {
      const loops = [0.1, 0.28, 0.46, 0.64, 0.82].map((share) => along(share, weave)).join("");
      const band = (share: number, width: number, of: string) =>
        line(across(share, weave) + across(-share, weave), of, width);
      return (
        band(0.87, 36, bandColour) +
        band(0.78, 9, mix(cloth, paper, 0.1)) +
        line(loops, mix(colour, cloth2, 0.45), 3.5, 'stroke-dasharray="1 12" opacity="0.55"')
      );
    };
    return behindHim(folded(easel, half, { wide: half + 56, layers: 2, thick: 21, colour, woven }));
  },
});

const towel = towelOf(({ paper, clothLight, cloth2 }) => ({
  colour: mix(mix(paper, clothLight, 0.5), cloth2, 0.08),
  band: mix(cloth2, paper, 0.12),
}));
export const blueTowel = towelOf(({ paper, cloth2, ink }) => ({
  colour: mix(cloth2, paper, 0.2),
  band: mix(cloth2, ink, 0.3),
}));

const blanket: Seat = {
  height: 62,
  scale: 1.08,
  overhang: edge + 60,
  poses: asOnFloor,
  draw(easel, half) {
    const { wood, brass, cloth, paper, ink, leafDark } = easel.inks;
    const wide = half + 60;
    const colour = mix(mix(wood, brass, 0.5), paper, 0.12);
    const woven = (weave: Weave) => {
      const shares = Array.from({ length: 11 }, (_, i) => (i - 5) / 5.4);
      const downs = (of: readonly number[]) => of.map((share) => across(share, weave)).join("");
      const overs = along(0.24, weave) + along(0.72, weave);
      return (
        line(downs(shares), mix(cloth, ink, 0.1), 26, 'opacity="0.62"') +
        line(overs, mix(cloth, ink, 0.1), 13, 'opacity="0.62"') +
        line(downs(shares.map((share) => share + 0.09)), mix(leafDark, ink, 0.2), 6, 'opacity="0.75"') +
        line(along(0.48, weave), mix(leafDark, ink, 0.2), 5, 'opacity="0.75"')
      );
    };
    const fringe = Array.from({ length: 5 }, (_, i) => `M${-wide + 4},${near - 18 + i * 4}q-18,${i - 1} -30,${i * 3}`);
    return behindHim(
      line(fringe.join(""), mix(colour, cloth, 0.3), 4) +
        folded(easel, half, { wide, layers: 3, thick: 17, colour, woven }),
    );
  },
};

/** Of coir, on the ground before a door, with a dark border. */
const doormat: Seat = {
  height: 22,
  scale: 1.1,
  overhang: 0,
  poses: asOnFloor,
  draw(easel, half) {
    const { wood, woodDark, brass, ink, shadow } = easel.inks;
    const wide = half + 96;
    const coir = mix(wood, brass, 0.4);
    const outline = (reach: number) =>
      `M${-wide + reach},${38 - reach * 0.5}L${-wide + 52 + reach * 0.7},${-56 + reach * 0.5}H${wide - 52 - reach * 0.7}L${wide - reach},${38 - reach * 0.5}Z`;
    const bristles = [-42, -28, -14, 0, 14, 27].flatMap((y, row) => {
      const reach = wide - 46 + y * 0.5;
      const count = Math.round(reach / 9);
      return Array.from(
        { length: count },
        (_, i) => `M${Math.round(((i + 0.5 + (row % 2) / 2) / count - 0.5) * 2 * reach)},${y}l${(i % 3) - 1},-9`,
      );
    });
    const rough = Array.from(
      { length: Math.round(wide / 6) },
      (_, i) => `M${-wide + 4 + i * 12},${38}l${(i % 3) - 1},9`,
    );
    return behindHim(
      path(
        `M${-wide - 6},34L${-wide + 44},-48H${wide - 44}L${wide + 8},34L${wide - 4},50H${-wide}Z`,
        shadow,
        'opacity="0.35"',
      ) +
        line(rough.join(""), mix(woodDark, ink, 0.25), 5) +
        form(easel, outline(0), mix(woodDark, ink, 0.15), { rim: 4, shade: 4 }) +
        path(outline(26), coir) +
        line(bristles.join(""), mix(coir, woodDark, 0.65), 3, 'opacity="0.8"'),
    );
  },
};

/** A small carpet with a fringe at both ends. */
const rug: Seat = {
  height: 20,
  scale: 1.1,
  overhang: 0,
  poses: asOnFloor,
  draw(easel, half) {
    const { cloth, cloth2, clothLight, ink, shadow } = easel.inks;
    const wide = half + 130;
    const [back, front] = [-58, 42];
    const end = (y: number, reach: number) => wide - reach - (slant * (front - y)) / (front - back);
    const field = (reach: number) => {
      const [a, b] = [back + reach * 0.34, front - reach * 0.34];
      return `M${-end(b, reach)},${b}L${-end(a, reach)},${a}H${end(a, reach)}L${end(b, reach)},${b}Z`;
    };
    const fringe = Array.from({ length: 12 }, (_, i) => {
      const y = back + 4 + i * 8.4;
      return `M${-end(y, 0)},${y}l-26,${(i % 3) + 1}M${end(y, 0)},${y}l26,${((i + 1) % 3) + 1}`;
    });
    const stars = Array.from({ length: 9 }, (_, i) => (i - 4) * ((2 * wide - 210) / 9)).map((x) =>
      at(x, -8, path("M-40,0L0,-21L40,0L0,21Z", clothLight, 'opacity="0.85"') + path("M-19,0L0,-10L19,0L0,10Z", cloth)),
    );
    return behindHim(
      path(
        `M${-wide - 8},${front + 8}L${-wide + slant},${back}H${wide - slant}L${wide + 8},${front + 8}Z`,
        shadow,
        'opacity="0.3"',
      ) +
        line(fringe.join(""), clothLight, 4) +
        form(easel, field(0), mix(cloth, ink, 0.08), {
          rim: 4,
          shade: 5,
          inner: path(field(26), clothLight) + path(field(34), mix(cloth2, ink, 0.18)) + stars.join(""),
        }),
    );
  },
};

/** Of felt, with a ribbon: its brim and its dented crown come out before him, the rest is under him. */
const hat: Seat = {
  height: 34,
  scale: 1.06,
  overhang: edge + 170,
  draw(easel, half, ahead) {
    const { woodDark, wood, ink, cloth } = easel.inks;
    const felt = mix(woodDark, ink, 0.3);
    const brim = form(
      easel,
      curve(points("-330,0 -270,-38 -120,-56 60,-58 176,-42 214,-6 168,32 20,46 -160,44 -290,26")),
      mix(felt, wood, 0.22),
      { rim: 5, shade: 7 },
    );
    const crown = form(
      easel,
      curve(points("-220,-8 -200,-60 -110,-84 -40,-92 30,-122 84,-92 98,-112 146,-90 160,-20 130,12 0,24 -150,16")),
      felt,
      { rim: 5, shade: 8, inner: line("M-230,0Q0,22 166,-22", mix(cloth, ink, 0.15), 24) },
    );
    const dents = line("M34,-108Q56,-72 24,-50M94,-98Q84,-70 106,-52", mix(felt, ink, 0.6), 6);
    const drawn = ellipse(-50, 14, 280, 42, easel.inks.shadow, 'opacity="0.35"') + brim + crown + dents;
    return behindHim(at(ahead * (half - 20), 0, drawn, { scaleX: ahead, scaleY: 1 }));
  },
};

/** For the kitchen: its skirt with the pocket under him, the bib before him, the strings wherever they fell. */
const apron: Seat = {
  height: 18,
  scale: 1.1,
  overhang: edge + 90,
  draw(easel, half, ahead) {
    const { cloth2, paper, ink } = easel.inks;
    const cotton = mix(cloth2, paper, 0.18);
    const dots = [-40, -20, 0, 20, 38].flatMap((y, row) =>
      Array.from({ length: 26 }, (_, i) =>
        ellipse((i - 12.5) * 34 + (row % 2) * 17, y, 5, 3.5, paper, 'opacity="0.8"'),
      ),
    );
    const outline = `${-half - 70},22,c ${-half - 40},-40 ${-half + 20},-54 ${half - 60},-46 ${half - 10},-30,c ${half + 92},-22,c ${half + 104},18,c ${half},20,c ${half - 50},38 ${half - 220},34 -40,46 ${-half + 60},36`;
    const loops = `M${half - 10},-30C${half + 20},-70 ${half + 110},-76 ${half + 150},-52M${half + 4},20C${half + 30},56 ${half + 80},30 ${half + 124},46M${half + 94},-20C${half + 160},-16 ${half + 156},10 ${half + 102},14`;
    const white = mix(paper, cotton, 0.12);
    const pocket = form(
      easel,
      `M${-half + 116},4L${-half + 262},2L${-half + 280},40L${-half + 104},42Z`,
      mix(cotton, white, 0.3),
      { rim: 3, shade: 4, inner: line(`M${-half + 110},6L${-half + 270},4`, white, 12) },
    );
    const trimmed = line(
      `M${half - 12},-34Q${half + 6},-8 ${half - 2},24M${half + 90},-26L${half + 100},20`,
      white,
      13,
    );
    const drawn =
      path(
        `M${-half - 76},30L${-half},-44L${half + 100},-24V30L${half - 60},48H${-half}Z`,
        easel.inks.shadow,
        'opacity="0.28"',
      ) +
      line(loops, mix(cotton, ink, 0.15), 7) +
      form(easel, curve(points(outline)), cotton, { rim: 4, shade: 6, inner: dots.join("") + trimmed }) +
      pocket;
    return behindHim(at(0, 0, drawn, { scaleX: ahead, scaleY: 1 }));
  },
};

/** Red and long, spread out: it goes on beyond him at both ends. */
const carpet: Seat = {
  height: 26,
  scale: 1.1,
  overhang: 0,
  poses: asOnFloor,
  draw: () => behindHim(""),
  spread(easel, half) {
    const { cloth, clothLight, brass, ink, shadow } = easel.inks;
    const wide = half + 380;
    const [back, front] = [-72, 50];
    const red = mix(cloth, ink, 0.04);
    const strip = (a: number, b: number, colour: string) => {
      const x = (y: number) => wide - (70 * (front - y)) / (front - back);
      return path(`M${-x(b)},${b}L${-x(a)},${a}H${x(a)}L${x(b)},${b}Z`, colour);
    };
    const fringe = Array.from({ length: 13 }, (_, i) => {
      const x = wide - (70 * (12 - i)) / 12;
      return `M${-x},${back + 4 + i * 9.6}l-24,${(i % 3) + 1}M${x},${back + 4 + i * 9.6}l24,${((i + 1) % 3) + 1}`;
    });
    return (
      path(
        `M${-wide - 8},${front + 9}L${-wide + 66},${back}H${wide - 66}L${wide + 8},${front + 9}Z`,
        shadow,
        'opacity="0.3"',
      ) +
      line(fringe.join(""), clothLight, 4) +
      form(easel, `M${-wide},${front}L${-wide + 70},${back}H${wide - 70}L${wide},${front}Z`, red, {
        rim: 4,
        shade: 5,
        inner: strip(-64, -56, brass) + strip(30, 39, brass) + strip(-50, 22, mix(red, ink, 0.12)),
      })
    );
  },
};

/** He lies across both: the toes come out before him. */
const pairOfSlippers: Seat = {
  height: 30,
  scale: 1.06,
  overhang: edge + 150,
  draw: (easel, half, ahead) =>
    behindHim(at(ahead * (half - 84), 8, slippers(easel), { scaleX: ahead * 1.3, scaleY: 1.3 })),
};

/** Cards with their backs up, pushed apart by him. */
const playingCards: Seat = {
  height: 14,
  scale: 1.1,
  overhang: 40,
  draw(easel, half, ahead) {
    const { paper, cloth, shadow } = easel.inks;
    const card = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path("M-50,-20L40,-20L56,24L-48,24Z", shadow, 'opacity="0.3"') +
          form(easel, "M-52,-26L38,-26L54,18L-50,18Z", paper, {
            rim: 2,
            shade: 3,
            inner:
              path("M-45,-20L33,-20L46,12L-43,12Z", cloth) +
              path("M-30,-14L22,-14L32,6L-29,6Z", mix(cloth, paper, 0.4)),
          }),
        { turn },
      );
    const cards = [
      card(half - 60, -34, 14),
      card(half + 34, -22, -16),
      card(-half + 40, -26, -10),
      card(half + 74, 22, 9),
      card(half - 40, 30, -7),
      card(half - 170, 40, 12),
      card(-half + 150, 38, -14),
      card(-half - 14, 22, 8),
    ];
    return behindHim(at(0, 0, cards.join(""), { scaleX: ahead, scaleY: 1 }));
  },
};

export const cloths = {
  towel,
  blanket,
  doormat,
  rug,
  apron,
  hat,
  carpet,
  slippers: pairOfSlippers,
  "playing cards": playingCards,
};
