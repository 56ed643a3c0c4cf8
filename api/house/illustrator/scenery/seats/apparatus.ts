import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { behindHim, edge, type Seat, shadowUnder, topOf } from "./seat.ts";

/** An old one with valves, which is warm on top: cloth before the loudspeaker, a green dial, two knobs and a row of keys. */
const radio: Seat = {
  height: 252,
  scale: 0.82,
  overhang: edge + 30,
  isCarried: true,
  draw(easel, half) {
    const { wood, woodLight, woodDark, clothLight, brass, paper, leafLight, leafDark, ink } = easel.inks;
    const [wide, top] = [half + 26, -232];
    const lit = isNight(easel.inks);
    const glass = lit ? mix(leafLight, paper, 0.25) : mix(leafDark, leafLight, 0.45);
    const weave = Array.from({ length: 9 }, (_, i) => `M${-wide + 34},${top + 42 + i * 13}H${wide * 0.12}`).join("");
    const stations = Array.from(
      { length: 9 },
      (_, i) => `M${wide * 0.26 + (i * wide * 0.6) / 9},${top + 48 + (i % 3) * 20}v26`,
    );
    const knob = (x: number) =>
      ellipse(x, -62, 33, 33, mix(woodDark, ink, 0.3)) +
      ellipse(x - 2, -64, 27, 27, mix(brass, woodDark, 0.3)) +
      line(`M${x - 2},-64l12,-16`, paper, 5);
    const keys = Array.from(
      { length: 5 },
      (_, i) =>
        rect(wide * 0.24 + i * 30, -86, 24, 42, mix(paper, clothLight, 0.5)) +
        rect(wide * 0.24 + i * 30, -52, 24, 8, mix(paper, ink, 0.3)),
    );
    const body = form(
      easel,
      `M${-wide},-8V${top + 26}Q${-wide},${top} ${-wide + 26},${top}H${wide - 26}Q${wide},${top} ${wide},${top + 26}V-8Q${wide},0 ${wide - 8},0H${-wide + 8}Q${-wide},0 ${-wide},-8Z`,
      mix(wood, woodDark, 0.3),
      {
        rim: 6,
        shade: 14,
        inner:
          rect(-wide + 22, top + 30, wide * 1.14, 132, mix(clothLight, woodLight, 0.45)) +
          line(weave, mix(woodLight, woodDark, 0.4), 3, 'opacity="0.7"') +
          rect(wide * 0.22, top + 30, wide * 0.68, 98, mix(woodDark, ink, 0.5)) +
          rect(wide * 0.22 + 6, top + 36, wide * 0.68 - 12, 86, glass) +
          line(stations.join(""), mix(ink, leafDark, 0.4), 3, 'opacity="0.7"') +
          line(`M${wide * 0.52},${top + 40}v78`, mix(brass, "#c0392b", 0.5), 5),
      },
    );
    const upper = form(
      easel,
      `M${-wide + 10},${top + 6}L${-wide + 56},${top - 44}H${wide - 56}L${wide - 10},${top + 6}Z`,
      mix(woodLight, wood, 0.4),
      {
        rim: 4,
        shade: 4,
      },
    );
    return behindHim(
      shadowUnder(easel, wide) + body + knob(-wide + 84) + knob(wide * 0.12 - 60) + keys.join("") + upper,
    );
  },
};

/** For sacks and suitcases: he is on the plate, the column with the dial stands at his back. */
const scales: Seat = {
  height: 92,
  scale: 0.92,
  overhang: edge + 130,
  showsBeside: 130,
  draw(easel, half, ahead) {
    const { iron, ironLight, tile, tileDark, paper, ink, brass, cloth } = easel.inks;
    const wide = half + 50;
    const paint = mix(tile, tileDark, 0.35);
    const x = -ahead * (wide - 30);
    const ticks = Array.from({ length: 16 }, (_, i) =>
      at(0, 0, rect(-2, -84, 4, i % 4 === 0 ? 20 : 12, ink), { turn: i * 22.5 }),
    ).join("");
    const dial =
      ellipse(0, 0, 118, 118, mix(paint, ink, 0.25)) +
      ellipse(-3, -4, 112, 112, paint) +
      ellipse(0, 0, 94, 94, paper) +
      ticks +
      line("M0,0L52,-50", cloth, 7) +
      ellipse(0, 0, 11, 11, brass);
    const column = form(easel, `M${x - 26},-30V-400H${x + 26}V-30Z`, paint, { rim: 5, shade: 10 });
    const base = form(easel, `M${-wide - 4},-46H${wide + 4}L${wide - 8},4H${-wide + 8}Z`, mix(paint, ink, 0.2), {
      rim: 4,
      shade: 9,
    });
    const plate =
      form(easel, topOf(wide, -72, -122, 52), mix(ironLight, iron, 0.35), {
        rim: 5,
        shade: 5,
      }) +
      rect(-wide, -74, 2 * wide, 20, mix(iron, ink, 0.15)) +
      path(`M${-wide},-74h${2 * wide}v5h${-2 * wide}Z`, ironLight);
    return behindHim(shadowUnder(easel, wide) + column + at(x, -452, dial, { scale: 0.9 }) + base + plate);
  },
};

export const apparatus = { radio, scales };
