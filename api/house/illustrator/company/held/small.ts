import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { cards as cardsOnTable } from "#api/house/illustrator/props/play.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { InFingers, Work } from "./holding.ts";

/** Held by its bow, the bit forwards. */
export const key: InFingers = {
  forwards: 230,
  draw({ inks }: Easel) {
    const [brass, edge] = [mix(inks.brass, inks.paper, 0.12), mix(inks.brass, inks.ink, 0.55)];
    const shape = "M0,0H172M146,2V40M122,2V30M168,2V34";
    const ring = (width: number, colour: string) =>
      ellipse(-26, 0, 31, 27, "none", `stroke="${colour}" stroke-width="${width}"`);
    const drawn =
      ring(22, edge) +
      line(shape, edge, 20) +
      ring(14, brass) +
      line(shape, brass, 13) +
      line("M4,-4H168", mix(brass, inks.paper, 0.5), 4);
    return at(66, -52, drawn, { turn: -14 });
  },
};

export const magnifier: InFingers = {
  forwards: 270,
  draw({ inks }: Easel) {
    const brass = mix(inks.brass, inks.ink, 0.1);
    const glass = mix(inks.paper, inks.cloth2, 0.3);
    return at(
      206,
      -98,
      ellipse(0, 0, 72, 72, glass, 'opacity="0.55"') +
        line("M-40,-28Q-22,-52 12,-54M-46,-4Q-46,-10 -44,-14", mix(inks.paper, "#ffffff", 0.5), 9, 'opacity="0.8"') +
        ellipse(0, 0, 72, 72, "none", `stroke="${mix(brass, inks.ink, 0.5)}" stroke-width="19"`) +
        ellipse(0, 0, 72, 72, "none", `stroke="${brass}" stroke-width="12"`) +
        line("M-68,32L-88,42", mix(brass, inks.ink, 0.4), 20) +
        line("M-90,42L-226,106", mix(inks.woodDark, inks.ink, 0.5), 30) +
        line("M-90,42L-226,106", inks.woodDark, 24) +
        line("M-92,36L-222,97", mix(inks.woodDark, inks.woodLight, 0.5), 5),
    );
  },
};

/** In both hands, seen from the back, over three that have been laid down. */
export const cardsAtTable: Work = {
  laid: { on: [126, -30], turn: -30 },
  behind({ inks }) {
    const back = mix(inks.cloth, inks.paper, 0.08);
    const card = (turn: number) =>
      at(
        0,
        0,
        rect(-42, -150, 84, 132, inks.paper, `rx="9" stroke="${mix(inks.frameDark, inks.ink, 0.3)}" stroke-width="5"`) +
          rect(-32, -140, 64, 112, back, 'rx="5"') +
          line("M-26,-132L26,-84M26,-132L-26,-84M-26,-84L26,-36M26,-84L-26,-36", mix(back, inks.paper, 0.6), 5),
        { turn },
      );
    return at(0, -20, [40, 20, 0, -20, -40].map(card).join(""));
  },
  before: (easel) => at(0, 40, cardsOnTable(easel), { scale: 0.62 }),
};

const suits = [
  "M0,16C-26,-4 -15,-26 0,-12C15,-26 26,-4 0,16Z",
  "M0,-20L15,0L0,20L-15,0Z",
  "M0,-18C26,4 12,18 3,9L7,22H-7L-3,9C-12,18 -26,4 0,-18Z",
];

/** A fan of them, the faces towards us, round x = y = 0. */
export function fan({ inks }: Easel, size = 1): string {
  const card = (turn: number, i: number) => {
    const suit = i % 3;
    const drawn =
      rect(-42, -142, 84, 132, inks.paper, `rx="9" stroke="${mix(inks.frameDark, inks.ink, 0.3)}" stroke-width="5"`) +
      at(-24, -118, path(suits[suit] ?? "", suit === 2 ? inks.ink : inks.cloth), { scale: 0.7 }) +
      at(0, -72, path(suits[suit] ?? "", suit === 2 ? inks.ink : inks.cloth), { scale: 1.3 });
    return at(0, 0, drawn, { turn });
  };
  return at(0, 0, [-56, -32, -8, 16, 40].map(card).join(""), { scale: size });
}

export const cards: InFingers = { forwards: 240, draw: (easel) => at(92, -4, fan(easel), { turn: 14 }) };

/** Back to front a row of writing, at a height of a sheet that is 100 wide. */
const row = (y: number, to: number) => {
  const waves = Array.from({ length: Math.floor(to / 12) }, (_, i) => `q6,${i % 2 ? 6 : -6} 12,0`).join("");
  return `M12,${y}${waves}`;
};

/** No larger than a hand, with a word or two on it. */
export const slip: InFingers = {
  forwards: 190,
  draw({ inks }: Easel) {
    const sheet = "M0,0Q60,8 132,-4Q136,-40 128,-84Q66,-74 -4,-80Q2,-40 0,0Z";
    const drawn =
      line(sheet, mix(inks.frameDark, inks.ink, 0.3), 6) +
      path(sheet, inks.paper) +
      line(row(-54, 96) + row(-28, 60), inks.ink, 4.5, 'opacity="0.75"');
    return at(46, -10, drawn, { turn: -24 });
  },
};

/** A sheet that has been folded twice. */
export const letter: InFingers = {
  forwards: 210,
  draw({ inks }: Easel) {
    const sheet = "M0,0L146,0Q140,-62 148,-122L142,-208L4,-208L-2,-120Q6,-62 0,0Z";
    const rows = [-184, -162, -140, -108, -86, -64, -32].map((y, i) => row(y, i === 6 ? 60 : 120 - (i % 3) * 12));
    const drawn =
      line(sheet, mix(inks.frameDark, inks.ink, 0.3), 6) +
      path(sheet, inks.paper) +
      path("M0,-64H143L147,-126H-2Z", mix(inks.paper, inks.shadow, 0.12)) +
      line(rows.join(""), inks.ink, 4, 'opacity="0.7"');
    return at(30, -6, drawn, { turn: 14 });
  },
};

/** Of chess, just put down or about to be taken up. */
export const chessPiece: InFingers = {
  ...{ lift: 74, forwards: 190 },
  draw({ inks }: Easel) {
    const [wood, edge] = [mix(inks.woodDark, inks.ink, 0.25), mix(inks.woodDark, inks.ink, 0.7)];
    const body = "M-36,0Q-38,-16 -24,-20Q-12,-50 -14,-78H14Q12,-50 24,-20Q38,-16 36,0Z";
    const drawn =
      ellipse(0, 0, 46, 9, inks.shadow, 'opacity="0.35"') +
      ellipse(0, -96, 24, 24, wood, `stroke="${edge}" stroke-width="6"`) +
      path(body, wood, `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`) +
      line("M-18,-78H18M-26,-18H26", edge, 6) +
      line("M-12,-28Q-4,-50 -5,-68", mix(wood, inks.paper, 0.4), 6);
    return at(102, 76, drawn);
  },
};
