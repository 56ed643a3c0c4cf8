import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, shadowUnder, topOf } from "./seat.ts";

/** Sheets and shirts, ironed and folded, one upon another: their folds lie towards us. */
const linen: Seat = {
  height: 138,
  scale: 1,
  overhang: edge + 20,
  isCarried: true,
  draw(easel, half) {
    const { paper, cloth2, clothLight, bloomLight, ink } = easel.inks;
    const white = mix(paper, clothLight, 0.25);
    const pieces = [
      { colour: white, thick: 34, reach: 18 },
      { colour: mix(cloth2, paper, 0.5), thick: 26, reach: 4 },
      { colour: mix(bloomLight, paper, 0.45), thick: 22, reach: 10 },
      { colour: mix(white, cloth2, 0.14), thick: 30, reach: -4 },
      { colour: white, thick: 26, reach: 6 },
    ];
    let y = 16;
    const drawn = pieces.map(({ colour, thick, reach }, i) => {
      const [wide, sag] = [half + reach, 3 + i * 2];
      y -= thick;
      const outline = `M${-wide + 12},${y}Q0,${y + sag} ${wide - 12},${y}Q${wide + 8},${y + thick / 2} ${wide - 12},${y + thick}Q0,${y + thick + sag} ${-wide + 12},${y + thick}Q${-wide - 8},${y + thick / 2} ${-wide + 12},${y}Z`;
      const plies = line(
        `M${-wide + 20},${y + thick * 0.36}Q0,${y + thick * 0.36 + sag} ${wide},${y + thick * 0.4}M${-wide},${y + thick * 0.68}Q0,${y + thick * 0.68 + sag} ${wide - 24},${y + thick * 0.7}`,
        mix(colour, ink, 0.3),
        2.5,
        'opacity="0.55"',
      );
      const striped =
        i === 1
          ? line(
              Array.from({ length: 24 }, (_, n) => `M${-wide + 20 + (n * wide) / 12},${y}v40`).join(""),
              paper,
              6,
              'opacity="0.7"',
            )
          : "";
      return form(easel, outline, colour, { rim: 4, shade: 7, inner: striped + plies });
    });
    const top = form(
      easel,
      `M${-half + 4},${y + 4}Q${-half + 8},${y - 28} ${-half + 46},${y - 46}Q0,${y - 30} ${half - 46},${y - 46}Q${half - 8},${y - 28} ${half - 4},${y + 4}Q0,${y + 14} ${-half + 4},${y + 4}Z`,
      mix(white, paper, 0.5),
      { rim: 4, shade: 5 },
    );
    return behindHim(shadowUnder(easel, half) + drawn.join("") + top);
  },
};

/** Old ones, for lighting a fire. */
const newspapers: Seat = {
  height: 122,
  scale: 1,
  overhang: edge + 16,
  isCarried: true,
  draw(easel, half) {
    const { paper, wood, ink } = easel.inks;
    const wide = half + 8;
    const pulp = mix(mix(paper, wood, 0.12), ink, 0.12);
    const copies = Array.from({ length: 8 }, (_, i) => {
      const [y, end] = [14 - (i + 1) * 15, wide - ((i * 13) % 17)];
      return form(
        easel,
        `M${-end},${y}H${end - 8}Q${end + 6},${y + 7} ${end - 8},${y + 15}H${-end}Z`,
        mix(pulp, i % 3 === 1 ? wood : paper, 0.16),
        { rim: 2, shade: 4, inner: line(`M${-end},${y + 8}H${end - 14}`, mix(pulp, ink, 0.4), 1.8, 'opacity="0.6"') },
      );
    });
    const top = -106;
    const rows = [-14, -25, -36]
      .map((up, i) => line(`M${-wide + 40 + i * 14},${top + up}H${wide - 40 - i * 14}`, ink, 3, 'opacity="0.4"'))
      .join("");
    const upper = form(easel, topOf(wide, top, top - 52, 50), mix(pulp, paper, 0.5), {
      rim: 4,
      shade: 5,
      inner: rect(-wide, top - 52, 2 * wide, 10, ink, 'opacity="0.25"') + rows,
    });
    return behindHim(shadowUnder(easel, wide) + copies.join("") + upper);
  },
};

/** A book that lies in a pile from x = 0, its spine towards us; its height is from its lower edge up. */
function lying(easel: Easel, width: number, height: number, colour: string): string {
  const { paper, brass } = easel.inks;
  const bands = [0.12, 0.84].map((share) => rect(share * width, -height, 9, height, mix(brass, paper, 0.15))).join("");
  const label = rect(width * 0.36, -height * 0.72, width * 0.28, height * 0.4, mix(colour, paper, 0.7));
  return form(
    easel,
    `M6,0Q-6,${-height / 2} 6,${-height}H${width - 6}Q${width + 6},${-height / 2} ${width - 6},0Z`,
    colour,
    { rim: 3, shade: 6, inner: bands + label },
  );
}

/** Piles side by side, as many as he needs to lie on, and not one of them straight. */
const books: Seat = {
  height: 172,
  scale: 0.96,
  overhang: edge + 14,
  isCarried: true,
  draw(easel, half) {
    const { cloth, cloth2, leafDark, wood, brass, ink, woodDark, paper } = easel.inks;
    const covers = [cloth2, wood, leafDark, mix(cloth, ink, 0.15), mix(cloth2, ink, 0.3), mix(brass, woodDark, 0.4)];
    const count = Math.max(1, Math.round((2 * half) / 330));
    const width = (2 * half) / count;
    const piles = Array.from({ length: count }, (_, pile) => {
      const heights =
        [
          [44, 36, 50, 34],
          [36, 48, 34, 46],
          [50, 34, 40, 40],
        ][pile % 3] ?? [];
      const x = -half + pile * width;
      let y = 0;
      const drawn = heights.map((height, i) => {
        const shift = [4, -8, 10, 0][(i + pile) % 4] ?? 0;
        const one = at(
          x + 4 + shift,
          y,
          lying(easel, width - 14, height, covers[(i * 2 + pile * 3 + (i > 1 ? 1 : 0)) % covers.length] ?? cloth),
        );
        y -= height;
        return one;
      });
      const cover = mix(covers[(pile + 2) % covers.length] ?? cloth, paper, 0.12);
      const board = form(
        easel,
        `M${x + 4},${y + 2}L${x + 36},${y - 40}H${x + width - 34}L${x + width - 6},${y + 2}Z`,
        cover,
        {
          rim: 4,
          shade: 4,
        },
      );
      return drawn.join("") + board;
    });
    return behindHim(
      shadowUnder(easel, half) + piles.join("") + path(`M${-half},0h${2 * half}v4h${-2 * half}Z`, ink, 'opacity="0.2"'),
    );
  },
};

/** Written by hand or by machine, and not squared up. */
const pages: Seat = {
  height: 84,
  scale: 1.04,
  overhang: edge + 46,
  isCarried: true,
  draw(easel, half) {
    const { paper, ink, wood, clothLight } = easel.inks;
    const wide = half + 40;
    const white = mix(paper, clothLight, 0.15);
    const sheets = Array.from({ length: 9 }, (_, i) => {
      const [y, left, right] = [18 - (i + 1) * 9, (i * 17) % 26, (i * 23) % 30];
      return form(
        easel,
        `M${-wide + left},${y}H${wide - right}V${y + 9}H${-wide + left}Z`,
        mix(white, wood, (i % 3) * 0.07),
        {
          rim: 2,
          shade: 3,
        },
      );
    });
    const sheet = (outline: string, turn: number) =>
      at(
        0,
        -62,
        form(easel, outline, white, { rim: 3, shade: 4, inner: line(rowsOfWriting(wide), ink, 3, 'opacity="0.55"') }),
        { turn },
      );
    const outline = `M${-wide + 4},0L${-wide + 52},-58H${wide - 50}L${wide - 4},0Z`;
    return behindHim(shadowUnder(easel, wide) + sheets.join("") + sheet(outline, -1.2) + sheet(outline, 0.8));
  },
};

const rowsOfWriting = (wide: number) =>
  [-10, -22, -34, -46]
    .map((y, i) => `M${-wide + 44 + i * 10},${y}H${-wide * 0.2}M${-wide * 0.12},${y}H${wide - 60 - i * 10}`)
    .join("");

/** Thin ones of many pupils, more than one would count, and the label of the uppermost. */
const exerciseBooks: Seat = {
  height: 112,
  scale: 1,
  overhang: edge + 14,
  isCarried: true,
  draw(easel, half) {
    const { cloth, cloth2, leafDark, brass, paper, ink } = easel.inks;
    const yellow = mix(brass, paper, 0.3);
    const covers = [mix(cloth2, paper, 0.25), yellow, mix(leafDark, paper, 0.3), mix(cloth, paper, 0.3)];
    const books = Array.from({ length: 14 }, (_, i) => {
      const cover = covers[(i * 3) % covers.length] ?? paper;
      const y = -i * 7.4;
      const [left, right] = [-half + ((i * 11) % 17), half - ((i * 7) % 19)];
      return rect(left, y - 7, right - left, 5, mix(paper, ink, 0.06)) + line(`M${left},${y}H${right}`, cover, 3);
    });
    const label = path(`M${-half * 0.24},-110L${-half * 0.2},-134H${half * 0.2}L${half * 0.24},-110Z`, paper);
    const upper = form(easel, topOf(half - 2, -102, -148, 44), yellow, { rim: 3, shade: 3, inner: label });
    return behindHim(shadowUnder(easel, half) + books.join("") + upper);
  },
};

export const piles = {
  ...{ "pile of linen": linen, "pile of newspapers": newspapers, "pile of books": books },
  ...{ "pile of pages": pages, "pile of exercise books": exerciseBooks },
};
