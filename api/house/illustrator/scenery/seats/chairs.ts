import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, facing, line, rect } from "#api/house/illustrator/shapes.ts";
import { blueTowel } from "./cloths.ts";
import { behindHim, edge, legs, type Seat, shadowUnder } from "./seat.ts";
import { cushion } from "./upholstered.ts";
import { withHat } from "./upturned-hat.ts";

const chair: Seat = {
  height: 210,
  scale: 0.82,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight, ink } = easel.inks;
    const dark = mix(wood, ink, 0.2);
    const post = (x: number) => form(easel, `M${x - 14},-210L${x - 10},-560L${x + 14},-560L${x + 14},-210Z`, dark);
    const slat = (y: number) =>
      form(
        easel,
        `M${-half + 26},${y}Q0,${y - 34} ${half - 26},${y}V${y + 44}Q0,${y + 10} ${-half + 26},${y + 44}Z`,
        wood,
      );
    const seat = form(
      easel,
      `M${-half},-190L${-half + 34},-226L${half - 34},-226L${half},-190V-164H${-half}Z`,
      woodLight,
    );
    const rails = rect(-half + 22, -96, 2 * half - 44, 14, dark);
    return behindHim(
      shadowUnder(easel, half) +
        post(-half + 40) +
        post(half - 40) +
        slat(-550) +
        slat(-410) +
        rails +
        legs(easel, half, 180, wood) +
        seat,
    );
  },
};

const stool: Seat = {
  height: 190,
  scale: 0.8,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight } = easel.inks;
    const top = form(
      easel,
      curve(
        points(
          `${-half},-178 ${-half + 40},-206 0,-214 ${half - 40},-206 ${half},-178 ${half - 40},-154 0,-146 ${-half + 40},-154`,
        ),
      ),
      woodLight,
    );
    return behindHim(shadowUnder(easel, half) + legs(easel, half, 170, wood) + top);
  },
};

/** A garden bench, on which there is room beside him. */
const bench: Seat = {
  height: 176,
  scale: 0.86,
  overhang: edge + 130,
  forTwo: true,
  draw(easel, half) {
    const { leaf, iron, ink } = easel.inks;
    const wide = half + 130;
    const wood = mix(leaf, ink, 0.12);
    const slat = (y: number, height: number, end = wide) =>
      form(easel, `M${-end},${y}H${end}V${y + height}H${-end}Z`, wood, { rim: 3, shade: 6 });
    const foot = (x: number) => rect(x - 11, -420, 22, 260, iron) + rect(x - 15, -160, 30, 162, iron);
    const feet = foot(-wide + 60) + foot(wide - 60);
    return behindHim(
      shadowUnder(easel, wide) + feet + slat(-410, 46) + slat(-336, 46) + slat(-214, 20, wide - 14) + slat(-188, 34),
    );
  },
};

/** A chair on which something soft lies, a little smaller than its seat. */
const chairWith = (soft: Seat): Seat => ({
  ...chair,
  height: chair.height + soft.height - 14,
  draw(easel, half, ahead) {
    const { back } = chair.draw(easel, half, ahead);
    return behindHim(back + at(0, -chair.height + 4, soft.draw(easel, half - soft.overhang - 2, ahead).back));
  },
});

/** A winter coat that was laid over it: its fur collar at his back, a pocket and a sleeve hanging down before the seat. */
const coatOnChair: Seat = {
  ...chair,
  height: chair.height + 22,
  draw(easel, half, ahead) {
    const coat = coatFacingRight(easel, half);
    return behindHim(chair.draw(easel, half, ahead).back + facing(ahead, coat));
  },
};

function coatFacingRight(easel: Easel, half: number): string {
  const { ink, cloth2 } = easel.inks;
  const stuff = mix(ink, cloth2, 0.4);
  return skirtOfCoat(easel, half, stuff) + collarOfFur(easel, half) + hangingSleeve(easel, half, stuff);
}

/** The coat over the seat, with a pocket before it. */
function skirtOfCoat(easel: Easel, half: number, stuff: string): string {
  const { ink, cloth2, brass } = easel.inks;
  const outline = curve(
    points(
      `${-half - 16},-218,c ${-half + 24},-252 0,-246 ${half - 24},-254 ${half + 18},-222,c ${half + 14},-160 ${half + 2},-112,c ${half - 76},-120 ${half - 120},-98 ${half - 186},-112 0,-140 ${-half + 96},-126 ${-half + 30},-152 ${-half - 22},-140,c`,
    ),
  );
  const folds = `M${-half + 50},-200Q${-half + 62},-164 ${-half + 44},-134M${half - 200},-206Q${half - 186},-150 ${half - 198},-112`;
  const pocket = `M${half - 170},-190L${half - 74},-194L${half - 72},-160L${half - 168},-154Z`;
  return (
    form(easel, outline, stuff, { rim: 5, shade: 11, inner: line(folds, mix(stuff, ink, 0.5), 6) }) +
    form(easel, pocket, mix(stuff, cloth2, 0.35), { rim: 3, shade: 5 }) +
    ellipse(half - 120, -166, 7, 6, brass)
  );
}

function hangingSleeve(easel: Easel, half: number, stuff: string): string {
  const { ink, cloth, cloth2 } = easel.inks;
  const outline = curve(
    points(
      `${half - 54},-226 ${half + 6},-238 ${half + 34},-200 ${half + 44},-120 ${half + 34},-44,c ${half - 32},-34,c ${half - 36},-110 ${half - 50},-180`,
    ),
  );
  const folds = `M${half - 30},-150q30,16 58,8M${half - 30},-72Q${half},-66 ${half + 36},-78`;
  return (
    form(easel, outline, mix(stuff, cloth2, 0.3), {
      rim: 5,
      shade: 9,
      inner: line(folds, mix(stuff, ink, 0.5), 5),
    }) + ellipse(half + 1, -38, 33, 10, mix(cloth, ink, 0.35))
  );
}

function collarOfFur(easel: Easel, half: number): string {
  const { ink, wood, woodDark, brass } = easel.inks;
  const fur = mix(mix(wood, woodDark, 0.35), brass, 0.2);
  const outline = curve(
    points(
      `${-half + 40},-262 ${-half - 6},-290 ${-half - 52},-262 ${-half - 66},-206 ${-half - 50},-158 ${-half - 20},-150 ${-half - 8},-190 ${-half + 26},-222`,
    ),
  );
  const hairs = points("-10,-270 -40,-252 -54,-212 -46,-176 -22,-166 -20,-226 10,-250")
    .map(([x, y]) => `M${-half + x},${y}l-7,-13`)
    .join("");
  return form(easel, outline, fur, { rim: 5, shade: 9, inner: line(hairs, mix(fur, ink, 0.45), 4) });
}

export const chairs = {
  ...{ chair, stool, bench },
  "towel on a chair": chairWith(blueTowel),
  "cushion on a chair": chairWith(cushion),
  "hat on a chair": withHat(chair),
  "coat on a chair": coatOnChair,
};
