import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { cardboardColours } from "../cardboard.ts";
import { behindHim, edge, type Seat, shadowUnder, topOf } from "./seat.ts";

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
    const top = form(easel, topOf(wide, -170, -214, 46), mix(woodLight, wood, 0.15), {
      rim: 4,
      shade: 4,
      inner: line(seams, woodDark, 5, 'opacity="0.6"'),
    });
    return behindHim(shadowUnder(easel, wide) + slats(easel, wide, -172) + top);
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
      back: shadowUnder(easel, wide) + back + line(curls(wide - 24, -122), mix(straw, woodDark, 0.35), 6),
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
      back: shadowUnder(easel, wide + 10) + chest + dark + sides + bedding,
      front: panel + knob(-wide * 0.56, -76) + knob(wide * 0.56, -76) + corner,
    };
  },
};

/** Of cardboard, shut and tied up crosswise. */
const closedBox: Seat = {
  height: 236,
  scale: 0.94,
  overhang: edge + 20,
  draw(easel, half) {
    const { ink, cloth, brass, paper, wood } = easel.inks;
    const { card, light } = cardboardColours(easel.inks);
    const wide = half + 20;
    const tape = mix(card, paper, 0.4);
    const twine = mix(brass, wood, 0.3);
    const printed =
      rect(-34, -216, 68, 70, tape, 'opacity="0.8"') +
      line(`M${wide - 96},-44v-60m-16,20l16,-20l16,20M${wide - 52},-44v-60m-16,20l16,-20l16,20`, cloth, 8) +
      path(`M${-wide + 46},-70h120v6h-120ZM${-wide + 46},-50h84v6h-84Z`, ink, 'opacity="0.5"');
    const front = form(easel, `M${-wide},-216H${wide}L${wide - 8},0H${-wide + 8}Z`, card, {
      rim: 5,
      shade: 14,
      inner: printed,
    });
    const top = form(easel, topOf(wide, -214, -264, 46), light, {
      rim: 4,
      shade: 4,
      inner: path("M-32,-214L-28,-264H28L32,-214Z", tape) + line(`M${-wide},-238H${wide}`, mix(card, ink, 0.35), 3),
    });
    const ropes = `M${-wide * 0.56},0V-214L${-wide * 0.5},-264M${wide * 0.56},0V-214L${wide * 0.5},-264M${-wide + 3},-118H${wide - 3}`;
    const knot = `M${wide * 0.56},-118c-40,-34 -60,8 0,0c40,-34 60,8 0,0m0,0l-22,38m22,-38l26,34`;
    return behindHim(
      shadowUnder(easel, wide) + front + top + line(ropes, mix(twine, ink, 0.35), 10) + line(ropes + knot, twine, 6),
    );
  },
};

/** A low box of cardboard with its lid on, as nails and shoes come in. */
const carton: Seat = {
  height: 74,
  scale: 0.98,
  overhang: edge + 14,
  isCarried: true,
  draw(easel, half) {
    const { wood, woodLight, paper, ink } = easel.inks;
    const card = mix(woodLight, paper, 0.25);
    const [cardDark, cardLight] = [mix(wood, card, 0.3), mix(card, paper, 0.3)];
    const wide = half + 14;
    const body = form(easel, `M${-wide + 8},-62H${wide - 8}L${wide - 12},8H${-wide + 12}Z`, mix(card, cardDark, 0.2), {
      rim: 3,
      shade: 8,
    });
    const label =
      rect(-62, -26, 124, 26, mix(paper, card, 0.25)) +
      rect(-46, -18, 70, 3, ink, 'opacity="0.5"') +
      rect(-46, -10, 92, 3, ink, 'opacity="0.5"');
    const lid =
      form(easel, topOf(wide, -62, -92, 42), cardLight, { rim: 3, shade: 4 }) +
      form(easel, `M${-wide},-64H${wide}V-36H${-wide}Z`, card, { rim: 3, shade: 6 }) +
      path(`M${-wide},-36H${wide}V-31H${-wide}Z`, cardDark, 'opacity="0.5"');
    return behindHim(shadowUnder(easel, wide) + body + label + lid);
  },
};

export const boxes = {
  ...{ crate, "open crate": openCrate, "open drawer": openDrawer, "closed box": closedBox, "closed carton": carton },
};
