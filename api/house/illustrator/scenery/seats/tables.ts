import type { Easel } from "#api/house/illustrator/easel.ts";
import { greyIn, type Inks, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, line, rect } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, type Seat, shadowUnder, topOf } from "./seat.ts";

/** A plain one, with a drawer in its apron, or with a cloth on it; he is before us at the height of the table. */
const tableWith = (cover: (easel: Easel, half: number) => string): Seat => ({
  height: 330,
  scale: 0.8,
  overhang: 76,
  holds: true,
  poses: asOnFloor,
  showsBelow: 150,
  draw(easel, half) {
    const { wood, woodLight, woodDark, ink, brass } = easel.inks;
    const [wide, top] = [half, -330];
    const board = mix(woodLight, wood, 0.25);
    const far = mix(woodDark, ink, 0.35);
    const leg = (x: number, foot: number, colour: string) =>
      form(easel, `M${x - 22},${top + 60}H${x + 22}L${x + 13},${foot}H${x - 13}Z`, colour, { rim: 4, shade: 7 });
    const apron = form(
      easel,
      `M${-wide + 44},${top + 44}H${wide - 44}V${top + 122}H${-wide + 44}Z`,
      mix(wood, woodDark, 0.25),
      {
        rim: 3,
        shade: 8,
        inner:
          rect(-120, top + 62, 240, 46, mix(wood, woodDark, 0.6)) +
          rect(-114, top + 66, 228, 38, mix(wood, woodDark, 0.1)),
      },
    );
    const grain = `M${-wide * 0.7},${top - 14}H${wide * 0.1}M${-wide * 0.1},${top + 16}H${wide * 0.74}M${-wide * 0.86},${top + 8}H${-wide * 0.4}`;
    const upper = form(easel, topOf(wide, top + 30, top - 44, 62), board, {
      rim: 4,
      shade: 4,
      inner: line(grain, mix(board, woodDark, 0.5), 3, 'opacity="0.5"'),
    });
    const nosing = form(easel, `M${-wide},${top + 28}H${wide}V${top + 54}H${-wide}Z`, mix(board, woodDark, 0.2), {
      rim: 4,
      shade: 7,
    });
    return behindHim(
      shadowUnder(easel, wide - 60) +
        leg(-wide + 104, -44, far) +
        leg(wide - 104, -44, far) +
        apron +
        ellipse(0, top + 86, 13, 11, brass) +
        leg(-wide + 62, 4, wood) +
        leg(wide - 62, 4, wood) +
        upper +
        nosing +
        cover(easel, wide),
    );
  },
});

const table = tableWith(() => "");

/** With the folds in which it lay; its hem hangs down in waves. */
const cloth =
  (coloursOf: (inks: Inks) => { stuff: string; crease: string; stripe?: string }) => (easel: Easel, wide: number) => {
    const { paper } = easel.inks;
    const { stuff: white, crease, stripe } = coloursOf(easel.inks);
    const waves = Math.round(wide / 90) * 2;
    const step = (2 * (wide + 8)) / waves;
    const hem = Array.from({ length: waves }, (_, i) => `q${-step / 2},${i % 2 === 0 ? 26 : 10} ${-step},0`).join("");
    const falls = Array.from({ length: waves - 1 }, (_, i) => {
      const x = -wide - 8 + step * (i + 1);
      return `M${x},-190Q${x + 8},-240 ${x - (x / wide) * 10},-292`;
    });
    const upper = form(
      easel,
      `M${-wide - 4},-298L${-wide + 58},-376H${wide - 58}L${wide + 4},-298Z`,
      mix(white, paper, 0.5),
      {
        rim: 4,
        shade: 4,
        inner: line(
          `M${-wide * 0.34},-298L${-wide * 0.31},-376M${wide * 0.34},-298L${wide * 0.31},-376`,
          crease,
          3,
          'opacity="0.7"',
        ),
      },
    );
    const hanging = form(easel, `M${-wide - 4},-300H${wide + 4}L${wide + 8},-176${hem}Z`, white, {
      rim: 5,
      shade: 9,
      inner:
        line(falls.join(""), crease, 6, 'opacity="0.6"') +
        (stripe
          ? rect(-wide - 20, -216, 2 * wide + 40, 12, stripe) + rect(-wide - 20, -196, 2 * wide + 40, 5, stripe)
          : ""),
    });
    return hanging + upper;
  };

const tableWithCloth = tableWith(
  cloth(({ paper, clothLight, cloth2 }) => {
    const stuff = mix(paper, clothLight, 0.2);
    return { stuff, crease: mix(stuff, cloth2, 0.35) };
  }),
);

/** The colours of the grey blanket on which cards are played, and of the stripe along its hem. */
export function blanketForCards(inks: Inks) {
  const { paper, cloth } = inks;
  const stuff = mix(greyIn(inks), paper, 0.26);
  return { stuff, stripe: mix(cloth, stuff, 0.35) };
}

const tableWithBlanket = tableWith(
  cloth((inks) => {
    const { stuff, stripe } = blanketForCards(inks);
    return { stuff, crease: mix(stuff, inks.ink, 0.35), stripe };
  }),
);

export const tables = { table, "table with a cloth": tableWithCloth, "table with a blanket": tableWithBlanket };
