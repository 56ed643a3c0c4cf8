import { curve, points } from "#api/house/illustrator/curves.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, rect } from "#api/house/illustrator/shapes.ts";
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

export const chairs = {
  ...{ chair, stool, bench },
  "towel on a chair": chairWith(blueTowel),
  "cushion on a chair": chairWith(cushion),
  "hat on a chair": withHat(chair),
};
