import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { line, rect } from "#api/house/illustrator/shapes.ts";
import { floorShadow, onFloors, type Shelter, shadeUnder } from "./shelter.ts";

const seat = 52;

/** A kitchen chair from the front: he is between its legs, with the seat over his ears and the back above. */
export const chair: Shelter = {
  poses: ["sit", "loaf", "sleep", "crouch", "wash", "back"],
  grounds: onFloors,
  scale: 0.66,
  beyond: 70,
  isOutside: true,
  draw(easel, { half: his, clear }) {
    const { inks } = easel;
    const half = Math.min(his, 250) + 52;
    const under = clear + 10;
    const { wood, woodLight } = inks;
    const dark = mix(wood, inks.ink, 0.22);
    const far = mix(inks.woodDark, inks.ink, 0.3);
    const back = (y: number) => -under - seat - y;
    const post = (x: number, lean: number) =>
      form(
        easel,
        `M${x - 15},${back(-20)}L${x - 13 + lean},${back(310)}H${x + 13 + lean}L${x + 15},${back(-20)}Z`,
        dark,
      );
    const slat = (y: number) =>
      form(
        easel,
        `M${-half + 32},${back(y)}Q0,${back(y + 26)} ${half - 32},${back(y)}V${back(y - 50)}Q0,${back(y - 24)} ${-half + 32},${back(y - 50)}Z`,
        wood,
      );
    const leg = (x: number, side: number) =>
      form(easel, `M${x - 17},${-under - 16}H${x + 17}L${x + 14 + side * 8},4H${x - 12 + side * 8}Z`, wood, {
        rim: 4,
        shade: 7,
      });
    return {
      back:
        floorShadow(easel, half + 24) +
        post(-half + 34, -8) +
        post(half - 34, 8) +
        slat(292) +
        slat(180) +
        rect(-half + 52, -under - 10, 24, under - 20, far) +
        rect(half - 76, -under - 10, 24, under - 20, far) +
        line(`M${-half + 64},-74H${half - 64}`, far, 13),
      front:
        shadeUnder(easel, half - 20, under, 0.5) +
        leg(-half + 20, -1) +
        leg(half - 20, 1) +
        rect(-half + 20, -under - 14, 2 * half - 40, 24, dark) +
        form(
          easel,
          `M${-half - 10},${-under - 12}L${-half + 26},${-under - seat}H${half - 26}L${half + 10},${-under - 12}V${-under + 6}H${-half - 10}Z`,
          woodLight,
        ),
      seen: { from: -half, to: half, top: under + seat + 240 },
    };
  },
};
