import { curve, points } from "../../curves.ts";
import type { Easel } from "../../easel.ts";
import { mix } from "../../inks.ts";
import { form } from "../../props/form.ts";
import { at, ellipse, line, path, rect } from "../../shapes.ts";
import { behindHim, edge, type Seat, under } from "./seat.ts";

/** Boards between posts, from `top` down to the ground, and the dark between them. */
function slats(easel: Easel, wide: number, top: number): string {
  const { wood, woodLight, woodDark, ink } = easel.inks;
  const board = (-top - 2 * 12) / 3;
  const boards = [0, 1, 2].map((i) => {
    const y = top + i * (board + 12);
    const grain = `M${-wide + 40 + i * 60},${y + board * 0.4}H${wide * 0.2 - i * 40}M${wide * 0.3},${y + board * 0.65}H${wide - 60 - i * 24}`;
    return form(easel, `M${-wide},${y}H${wide}V${y + board}H${-wide}Z`, mix(woodLight, wood, 0.25 + i * 0.1), {
      rim: 3,
      shade: 7,
      inner: line(grain, woodDark, 3, 'opacity="0.35"'),
    });
  });
  const post = (x: number) =>
    rect(x - 19, top, 38, -top, mix(wood, woodLight, 0.2)) +
    rect(x + 11, top, 8, -top, woodDark, 'opacity="0.4"') +
    [0, 1, 2].map((i) => ellipse(x - 4, top + i * (board + 12) + board / 2, 5, 5, mix(ink, woodDark, 0.3))).join("");
  return (
    rect(-wide + 4, top, 2 * wide - 8, -top, mix(woodDark, ink, 0.6)) +
    boards.join("") +
    post(-wide + 30) +
    post(wide - 30)
  );
}

/** One for fruit, bottom up. */
const crate: Seat = {
  height: 190,
  scale: 0.98,
  overhang: edge + 16,
  draw(easel, half) {
    const { woodLight, woodDark, wood } = easel.inks;
    const wide = half + 16;
    const seams = [-0.62, -0.2, 0.24, 0.64]
      .map((share) => `M${share * wide},-172L${share * (wide - 44)},-214`)
      .join("");
    const top = form(
      easel,
      `M${-wide},-170L${-wide + 46},-214H${wide - 46}L${wide},-170Z`,
      mix(woodLight, wood, 0.15),
      {
        rim: 4,
        shade: 4,
        inner: line(seams, woodDark, 5, 'opacity="0.6"'),
      },
    );
    return behindHim(under(easel, wide) + slats(easel, wide, -172) + top);
  },
};

/** He is in it, on wood wool, which comes up over the boards. */
const openCrate: Seat = {
  height: 58,
  scale: 0.96,
  overhang: edge + 44,
  draw(easel, half) {
    const { woodDark, wood, ink, brass, paper } = easel.inks;
    const wide = half + 40;
    const inside = mix(woodDark, ink, 0.35);
    const back =
      path(`M${-wide},-120L${-wide + 34},-176H${wide - 34}L${wide},-120V-40H${-wide}Z`, inside) +
      line(`M${-wide + 34},-176H${wide - 34}`, wood, 14) +
      line(`M${-wide + 6},-122L${-wide + 34},-174M${wide - 6},-122L${wide - 34},-174`, mix(wood, woodDark, 0.4), 12);
    const straw = mix(brass, paper, 0.35);
    const { random } = easel;
    const curls = (reach: number, y: number) =>
      Array.from({ length: Math.round(reach / 6) }, () => {
        const [x, lean] = [random.range(-reach, reach), random.range(-22, 22)];
        return `M${Math.round(x)},${y + 14}q${Math.round(lean)},${-Math.round(random.range(14, 34))} ${Math.round(lean * 1.6)},${-Math.round(random.range(12, 26))}`;
      }).join("");
    return {
      back: under(easel, wide) + back + line(curls(wide - 24, -122), mix(straw, woodDark, 0.35), 6),
      front: line(curls(wide - 20, -110), straw, 5) + slats(easel, wide, -118),
    };
  },
};

/** The lowest one of a chest of drawers, pulled out, with linen in it. */
const openDrawer: Seat = {
  height: 92,
  scale: 0.92,
  overhang: edge + 96,
  draw(easel, half, ahead) {
    const { wood, woodDark, woodLight, ink, brass, paper, clothLight } = easel.inks;
    const [wide, mouth] = [half + 74, half + 44];
    const front = mix(wood, woodLight, 0.3);
    const knob = (x: number, y: number) =>
      ellipse(x, y + 4, 15, 13, mix(woodDark, ink, 0.3)) + ellipse(x, y, 14, 12, brass);
    const shut = (y: number) =>
      form(easel, `M${-wide + 22},${y}H${wide - 22}V${y + 112}H${-wide + 22}Z`, front, { rim: 4, shade: 8 }) +
      knob(-wide * 0.55, y + 56) +
      knob(wide * 0.55, y + 56);
    const chest =
      rect(-wide + 10, -46, 40, 48, woodDark) +
      rect(wide - 50, -46, 40, 48, woodDark) +
      rect(-wide, -482, 2 * wide, 440, wood) +
      form(easel, `M${-wide - 18},-506H${wide + 18}V-478H${-wide - 18}Z`, woodLight, { rim: 4, shade: 6 }) +
      shut(-462) +
      shut(-338);
    const dark = rect(-mouth, -214, 2 * mouth, 160, mix(woodDark, ink, 0.65));
    const sides = path(
      `M${-mouth},-190L${-wide - 6},-136V-40L${-mouth},-90ZM${mouth},-190L${wide + 6},-136V-40L${mouth},-90Z`,
      mix(wood, ink, 0.25),
    );
    const white = mix(paper, clothLight, 0.3);
    const bedding = form(
      easel,
      curve(
        points(
          `${-wide + 14},-100,c ${-mouth - 6},-160 ${-half},-188 ${-half + 90},-168 0,-174 ${half - 100},-168 ${half},-192 ${mouth + 6},-160 ${wide - 14},-100,c`,
        ),
      ),
      white,
      { rim: 4, shade: 9 },
    );
    const panel = form(easel, `M${-wide - 10},-140H${wide + 10}V-14H${-wide - 10}Z`, mix(front, woodLight, 0.25), {
      rim: 5,
      shade: 10,
    });
    // At his back, where it hides neither paws nor chin.
    const hanging = form(easel, curve(points("-30,-152,c -150,-150,c -136,-104 -92,-66,c -58,-96")), white, {
      rim: 3,
      shade: 7,
    });
    const corner = at(-ahead * (half + 6), 0, hanging, { scaleX: -ahead, scaleY: 1 });
    return {
      back: under(easel, wide + 10) + chest + dark + sides + bedding,
      front: panel + knob(-wide * 0.56, -76) + knob(wide * 0.56, -76) + corner,
    };
  },
};

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
      back: under(easel, wide - 20) + handle(-1) + handle(1) + rim + washing,
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
    return behindHim(under(easel, wide) + strap + side + flap + buckle(-wide * 0.5) + buckle(wide * 0.5));
  },
};

export const boxes = {
  ...{ crate, "open crate": openCrate, "open drawer": openDrawer },
  ...{ "laundry basket": laundryBasket, "school bag": schoolBag },
};
