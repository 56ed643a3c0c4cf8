import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, line, path } from "#api/house/illustrator/shapes.ts";
import { asOnFloor, behindHim, type Seat, slant, topOf } from "./seat.ts";

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

/** Red and long, spread out: it goes on beyond him at both ends. */
const carpet: Seat = {
  height: 26,
  scale: 1.1,
  overhang: 0,
  poses: asOnFloor,
  draw(easel, half) {
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
    return behindHim(
      path(
        `M${-wide - 8},${front + 9}L${-wide + 66},${back}H${wide - 66}L${wide + 8},${front + 9}Z`,
        shadow,
        'opacity="0.3"',
      ) +
        line(fringe.join(""), clothLight, 4) +
        form(easel, topOf(wide, front, back, 70), red, {
          rim: 4,
          shade: 5,
          inner: strip(-64, -56, brass) + strip(30, 39, brass) + strip(-50, 22, mix(red, ink, 0.12)),
        }),
    );
  },
};

export const carpets = { doormat, rug, carpet };
