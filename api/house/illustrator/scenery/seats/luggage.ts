import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

const suitcaseWith = (stuckOn: (easel: Easel, half: number) => string): Seat => ({
  height: 150,
  scale: 1,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodDark, brass, ink } = easel.inks;
    const leather = mix(wood, woodDark, 0.35);
    const strap = (x: number) =>
      rect(x - 17, -152, 34, 152, mix(woodDark, ink, 0.3)) + rect(x - 20, -92, 40, 24, brass);
    const handle = line("M-60,-78C-60,-38 60,-38 60,-78", woodDark, 14);
    const lid = line(`M${-half},-104H${half}`, mix(leather, ink, 0.4), 5);
    const body = form(
      easel,
      `M${-half},-140Q${-half},-152 ${-half + 14},-152H${half - 14}Q${half},-152 ${half},-140V-12Q${half},0 ${half - 14},0H${-half + 14}Q${-half},0 ${-half},-12Z`,
      leather,
      { inner: stuckOn(easel, half) },
    );
    return behindHim(shadowUnder(easel, half) + body + lid + strap(-half * 0.6) + strap(half * 0.6) + handle);
  },
});

const suitcase = suitcaseWith(() => "");

/** Labels from one end to the other, some of them round, with the leather hardly to be seen. */
const labelledSuitcase = suitcaseWith(({ inks }, half) => {
  const colours = [inks.cloth, inks.clothLight, inks.brass, inks.leaf, inks.tile];
  const step = 62;
  const label = (i: number) => {
    const [column, row] = [Math.floor(i / 2), i % 2];
    const [x, y] = [-half + 40 + column * step + row * 18, -112 + row * 62];
    const paper = mix(inks.paper, colours[i % colours.length] ?? inks.cloth, 0.72);
    const sight = line("M-14,8H14M-8,-2H8", mix(paper, inks.ink, 0.5), 5);
    const drawn =
      i % 3 === 1
        ? ellipse(0, 0, 29, 27, inks.paper) + ellipse(0, 0, 23, 21, paper)
        : rect(-31, -24, 62, 48, inks.paper) + rect(-25, -18, 50, 36, paper);
    return at(x, y, drawn + sight, { turn: ((i * 37) % 23) - 11 });
  };
  return Array.from({ length: 2 * Math.floor((2 * half - 50) / step) }, (_, i) => label(i)).join("");
});

/** He lies between the lid, which stands open behind him, and the near side. */
const openSuitcase: Seat = {
  height: 52,
  scale: 0.96,
  overhang: edge + 30,
  draw(easel, half) {
    const { wood, woodDark, brass, cloth, ink } = easel.inks;
    const wide = half + 30;
    const lining = mix(cloth, ink, 0.1);
    const lid = form(
      easel,
      `M${-wide},-96L${-wide + 26},-330Q${-wide + 28},-344 ${-wide + 42},-344H${wide - 42}Q${wide - 28},-344 ${wide - 26},-330L${wide},-96Z`,
      wood,
    );
    const inside = path(`M${-wide + 26},-100L${-wide + 48},-322H${wide - 48}L${wide - 26},-100Z`, lining);
    const bottom = rect(-wide + 8, -112, 2 * wide - 16, 60, mix(lining, ink, 0.3));
    const near = form(
      easel,
      `M${-wide},-98H${wide}V-12Q${wide},0 ${wide - 14},0H${-wide + 14}Q${-wide},0 ${-wide},-12Z`,
      wood,
    );
    const lock = (x: number) => rect(x - 16, -98, 32, 26, brass);
    const handle = line("M-56,-62C-56,-26 56,-26 56,-62", woodDark, 13);
    return {
      back: shadowUnder(easel, wide) + lid + inside + bottom,
      front: near + lock(-wide * 0.6) + lock(wide * 0.6) + handle,
    };
  },
};

const trunk: Seat = {
  height: 240,
  scale: 1,
  overhang: edge + 10,
  draw(easel, half) {
    const { wood, iron, brass, ink } = easel.inks;
    const band = (x: number) => rect(x - 12, -242, 24, 222, iron);
    const feet = [-half + 14, half - 58].map((x) => rect(x, -24, 44, 26, mix(wood, ink, 0.4))).join("");
    const body = form(easel, `M${-half},-20V-242H${half}V-20Z`, wood, { shade: 18 });
    const lid = rect(-half - 10, -250, 2 * half + 20, 40, mix(wood, iron, 0.35)) + rect(-26, -222, 52, 54, brass);
    return behindHim(shadowUnder(easel, half) + feet + body + lid + band(-half * 0.62) + band(half * 0.62));
  },
};

export const luggage = { suitcase, "labelled suitcase": labelledSuitcase, "open suitcase": openSuitcase, trunk };
