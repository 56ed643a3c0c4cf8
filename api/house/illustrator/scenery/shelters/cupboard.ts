import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { box, ellipse, rect } from "#api/house/illustrator/shapes.ts";
import { browOf, dimRound, flatPoses, gapIn, onFloors, type Shelter } from "./shelter.ts";

/** The front of a cupboard that goes up beyond the picture; between its feet he looks out of the gap. */
export const cupboard: Shelter = {
  poses: flatPoses,
  grounds: onFloors,
  scale: 0.62,
  beyond: 120,
  draw(easel, room) {
    const half = room.half + 150;
    const under = browOf(room);
    const gap = `M${-half + 10},${-under - 20}H${half - 10}V4H${-half + 10}Z`;
    return {
      back: gapIn(easel, half - 10, under + 20),
      front: dimRound(easel, room, gap) + front(easel, half, under),
      seen: { from: -half, to: half, top: under + 400 },
    };
  },
};

function front(easel: Easel, half: number, under: number): string {
  const { inks } = easel;
  const wood = mix(inks.wood, inks.woodLight, 0.25);
  const dark = mix(inks.wood, inks.woodDark, 0.6);
  const y = (above: number) => -under - above;
  const foot = (x: number, side: 1 | -1) =>
    form(easel, `M${x - 34},${y(-8)}H${x + 34}L${x + 20 + side * 6},4H${x - 20 + side * 6}Z`, dark, {
      rim: 4,
      shade: 8,
    });
  const width = half - 46;
  const leaf = (x: number) =>
    rect(x, y(920), width, 780, dark) +
    form(easel, box(x + 6, y(914), width - 12, 768), wood, { rim: 4, shade: 6 }) +
    rect(x + 40, y(900), width - 80, 716, mix(wood, inks.woodDark, 0.35)) +
    form(easel, box(x + 50, y(900), width - 100, 706), mix(wood, inks.woodLight, 0.3), { rim: 5, shade: 9 });
  const drawer = (x: number) =>
    rect(x, y(126), width, 92, dark) +
    form(easel, box(x + 5, y(121), width - 10, 82), mix(wood, inks.woodLight, 0.2), { rim: 4, shade: 7 }) +
    ellipse(x + width / 2, y(78), 17, 14, inks.brass);
  const knob = (x: number) => ellipse(x, y(470), 14, 14, inks.brass) + rect(x - 3, y(440), 6, 18, dark);
  return (
    foot(-half + 30, -1) +
    foot(half - 30, 1) +
    rect(-half, y(940), 2 * half, 940, mix(wood, inks.woodDark, 0.3)) +
    rect(-half, y(940), 8, 940, mix(wood, inks.paper, 0.35)) +
    leaf(-half + 34) +
    leaf(12) +
    drawer(-half + 34) +
    drawer(12) +
    knob(-32) +
    knob(32) +
    rect(-half - 12, y(24), 2 * half + 24, 32, dark) +
    rect(-half - 12, y(24), 2 * half + 24, 7, mix(wood, inks.woodLight, 0.4))
  );
}
