import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

/** Of willow, with two handles: he is in it on the washing, of which a sock and a corner hang over the rim. */
const laundryBasket: Seat = {
  height: 108,
  scale: 0.96,
  overhang: edge + 66,
  isCarried: true,
  draw(easel, half) {
    const { woodLight, woodDark, brass, paper, clothLight, cloth2, bloomLight } = easel.inks;
    const wide = half + 54;
    const willow = mix(mix(woodLight, brass, 0.35), paper, 0.15);
    const white = mix(paper, clothLight, 0.3);
    const handle = (side: 1 | -1) =>
      line(
        `M${side * (wide - 20)},-150C${side * (wide + 6)},-214 ${side * (wide + 48)},-190 ${side * (wide + 4)},-116`,
        mix(willow, woodDark, 0.4),
        15,
      );
    const rim = ellipse(0, -148, wide, 36, mix(willow, woodDark, 0.6));
    const lump = (text: string, colour: string) => form(easel, curve(points(text)), colour, { rim: 4, shade: 9 });
    const washing =
      lump(
        `${half - 120},-130 ${half - 110},-196 ${half - 10},-214 ${half + 36},-176 ${half + 40},-130`,
        mix(cloth2, paper, 0.4),
      ) +
      lump(
        `${-half - 40},-130 ${-half - 34},-186 ${-half + 30},-212 ${-half + 110},-190 ${-half + 140},-130`,
        mix(bloomLight, paper, 0.5),
      ) +
      lump(`${-wide + 24},-120 ${-half + 30},-170 0,-164 ${half - 40},-172 ${wide - 24},-120`, white);
    const stakes = Array.from({ length: 13 }, (_, i) => {
      const share = (i - 6) / 6.6;
      return `M${share * wide},${-132 + 26 * (1 - share * share)}L${share * (wide - 40)},6`;
    });
    const rows = [-84, -56, -28].map((y) => `M${-wide + 22},${y - 16}Q0,${y + 26} ${wide - 22},${y - 16}`);
    const wall = form(easel, `M${-wide},-148Q0,-84 ${wide},-148L${wide - 36},-10Q0,26 ${-wide + 36},-10Z`, willow, {
      rim: 5,
      shade: 10,
      inner:
        line(rows.join(""), mix(willow, woodDark, 0.5), 7, 'stroke-dasharray="22 15"') +
        line(stakes.join(""), mix(willow, woodDark, 0.55), 5, 'opacity="0.7"'),
    });
    const brim = line(`M${-wide + 4},-146Q0,-82 ${wide - 4},-146`, mix(willow, woodDark, 0.25), 16);
    const sock = form(
      easel,
      curve(
        points(
          `${-half + 40},-140,c ${-half + 92},-128,c ${-half + 92},-70 ${-half + 118},-44 ${-half + 96},-26 ${-half + 52},-42 ${-half + 44},-80`,
        ),
      ),
      mix(cloth2, paper, 0.25),
      { rim: 3, shade: 6, inner: rect(-half + 30, -108, 80, 10, paper) + rect(-half + 30, -86, 80, 10, paper) },
    );
    return {
      back: shadowUnder(easel, wide - 20) + handle(-1) + handle(1) + rim + washing,
      front: wall + brim + sock,
    };
  },
};

/** A child's, of leather: it lies on its back, the flap with its two buckles towards us. */
const schoolBag: Seat = {
  height: 96,
  scale: 1,
  overhang: edge + 26,
  isCarried: true,
  draw(easel, half, ahead) {
    const { wood, cloth, woodDark, ink, brass, clothLight } = easel.inks;
    const wide = half + 16;
    const leather = mix(mix(wood, cloth, 0.35), ink, 0.05);
    const dark = mix(leather, woodDark, 0.55);
    const strap = line(
      `M${-ahead * (wide - 30)},-20C${-ahead * (wide + 60)},-50 ${-ahead * (wide + 70)},24 ${-ahead * (wide - 20)},16`,
      mix(dark, ink, 0.2),
      13,
    );
    const side = form(
      easel,
      `M${-wide},-70H${wide}V-6Q${wide},10 ${wide - 18},10H${-wide + 18}Q${-wide},10 ${-wide},-6Z`,
      dark,
      { rim: 4, shade: 9 },
    );
    const flap = form(
      easel,
      `M${-wide + 4},-72L${-wide + 46},-120H${wide - 46}L${wide - 4},-72Q${wide - 10},-36 ${wide - 44},-36H${-wide + 44}Q${-wide + 10},-36 ${-wide + 4},-72Z`,
      leather,
      {
        rim: 5,
        shade: 7,
        inner: line(
          `M${-wide + 20},-66Q${-wide + 26},-46 ${-wide + 52},-46H${wide - 52}Q${wide - 26},-46 ${wide - 20},-66`,
          clothLight,
          3,
          'stroke-dasharray="9 9" opacity="0.7"',
        ),
      },
    );
    const buckle = (x: number) =>
      rect(x - 14, -58, 28, 60, mix(dark, ink, 0.25)) +
      rect(x - 21, -30, 42, 28, brass) +
      rect(x - 12, -23, 24, 14, mix(dark, ink, 0.25));
    return behindHim(shadowUnder(easel, wide) + strap + side + flap + buckle(-wide * 0.5) + buckle(wide * 0.5));
  },
};

/** Round and striped, with tissue paper in it; its lid leans at his back. */
const hatbox: Seat = {
  height: 88,
  scale: 0.96,
  overhang: edge + 46,
  isCarried: true,
  draw(easel, half, ahead) {
    const { paper, cloth2, cloth, ink, clothLight } = easel.inks;
    const wide = half + 34;
    const [pale, stripe] = [mix(paper, clothLight, 0.45), mix(cloth2, paper, 0.2)];
    const lid = at(
      -ahead * (wide + 16),
      -150,
      ellipse(0, 0, 150, 132, mix(stripe, ink, 0.35)) +
        ellipse(-ahead * 12, -4, 146, 128, stripe) +
        ellipse(-ahead * 12, -4, 112, 98, pale),
      { turn: -ahead * 10 },
    );
    const inside = ellipse(0, -132, wide, 34, mix(pale, ink, 0.45));
    const tissue = form(
      easel,
      curve(
        points(
          `${-wide + 14},-128 ${-wide + 50},-176 ${-half + 20},-152 ${-half + 90},-186 0,-150 ${half - 90},-184 ${half - 20},-154 ${wide - 50},-178 ${wide - 14},-128`,
        ),
      ),
      paper,
      { rim: 3, shade: 7 },
    );
    const stripes = Array.from({ length: 15 }, (_, i) => {
      const share = Math.sin(((i - 7) / 15) * Math.PI);
      return line(
        `M${share * wide},${-132 + 34 * Math.sqrt(1 - share * share)}V40`,
        stripe,
        8 + 16 * Math.sqrt(1 - share * share),
      );
    });
    const wall = form(
      easel,
      `M${-wide},-132C${-wide * 0.6},-86 ${wide * 0.6},-86 ${wide},-132V-22C${wide * 0.6},22 ${-wide * 0.6},22 ${-wide},-22Z`,
      pale,
      {
        rim: 5,
        shade: 14,
        inner: stripes.join(""),
      },
    );
    const brim = line(
      `M${-wide + 3},-131C${-wide * 0.6},-84 ${wide * 0.6},-84 ${wide - 3},-131`,
      mix(cloth, ink, 0.05),
      13,
    );
    return { back: shadowUnder(easel, wide) + lid + inside + tissue, front: wall + brim };
  },
};

/** A big one of enamel, in which dough rises under a white cloth. */
const coveredBowl: Seat = {
  height: 164,
  scale: 0.92,
  overhang: edge + 34,
  isCarried: true,
  draw(easel, half) {
    const { paper, cloth2, cloth, clothLight, ink } = easel.inks;
    const wide = half + 30;
    const enamel = mix(cloth2, paper, 0.35);
    const bowl =
      form(
        easel,
        `M${-wide},-140C${-wide + 10},-50 ${-wide * 0.62},4 ${-wide * 0.4},6H${wide * 0.4}C${wide * 0.62},4 ${wide - 10},-50 ${wide},-140Z`,
        enamel,
        {
          rim: 6,
          shade: 18,
        },
      ) + line(`M${-wide - 4},-138H${wide + 4}`, mix(cloth2, ink, 0.3), 14);
    const white = mix(paper, clothLight, 0.25);
    const striped = [0, 1].map((i) =>
      line(
        `M${-wide + 40},${-116 + i * 12}Q0,${-96 + i * 12} ${wide - 40},${-116 + i * 12}`,
        cloth,
        4,
        'opacity="0.75"',
      ),
    );
    const cover = form(
      easel,
      curve(
        points(
          `${-wide - 14},-128 ${-wide + 10},-166 ${-half * 0.5},-196 0,-190 ${half * 0.5},-196 ${wide - 10},-166 ${wide + 14},-128 ${wide - 40},-96 ${wide - 96},-46,c ${half * 0.42},-104 0,-98 ${-half * 0.42},-104 ${-wide + 96},-46,c ${-wide + 40},-96`,
        ),
      ),
      white,
      { rim: 5, shade: 9, inner: striped.join("") },
    );
    const folds = `M${-wide + 60},-128Q${-wide + 76},-90 ${-wide + 92},-60M${wide - 60},-128Q${wide - 76},-90 ${wide - 92},-60`;
    return behindHim(
      shadowUnder(easel, wide * 0.6) + bowl + cover + line(folds, mix(white, ink, 0.3), 4, 'opacity="0.6"'),
    );
  },
};

const basket: Seat = {
  height: 60,
  scale: 1.02,
  overhang: edge + 34,
  isCarried: true,
  draw(easel, half) {
    const { woodLight, woodDark, clothLight } = easel.inks;
    const wide = half + 34;
    const weave = [-110, -78, -46]
      .map((y, row) =>
        Array.from({ length: 15 }, (_, i) =>
          line(`M${-wide + 20 + (i + (row % 2) / 2) * ((2 * wide) / 15)},${y}q14,-12 28,0`, woodDark, 6),
        ).join(""),
      )
      .join("");
    const rim =
      ellipse(0, -130, wide, 40, mix(woodLight, woodDark, 0.55)) + ellipse(0, -126, wide - 26, 28, clothLight);
    const wall = form(
      easel,
      curve(
        points(
          `${-wide},-132,c ${-wide * 0.5},-104 0,-96 ${wide * 0.5},-104 ${wide},-132,c ${wide - 26},-30 ${wide - 60},0 0,8 ${-wide + 60},0 ${-wide + 26},-30`,
        ),
      ),
      woodLight,
      { inner: weave },
    );
    return { back: shadowUnder(easel, wide) + rim, front: wall };
  },
};

export const containers = {
  ...{ basket, "laundry basket": laundryBasket, "school bag": schoolBag, hatbox, "covered bowl": coveredBowl },
};
