import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, line } from "#api/house/illustrator/shapes.ts";
import { browOf, onFloors, type Shelter } from "./shelter.ts";

/** The coats that hang in a hall, their hems over the tips of his ears. */
export const coats: Shelter = {
  poses: ["sit", "loaf", "sleep", "crouch", "wash", "back"],
  grounds: onFloors,
  scale: 0.86,
  beyond: 90,
  hangsAt: "wall",
  draw(easel, room) {
    const { inks } = easel;
    const half = Math.max(room.half + 70, 330);
    const brow = browOf(room) + 0.12 * room.headSize;
    const [x] = room.head;
    // One opens over his head; the others hang lower beside it.
    const hung = [
      { at: -half + 0.2 * half, lower: 70, colour: inks.tileDark },
      { at: half - 0.24 * half, lower: 96, colour: mix(inks.cloth2, inks.ink, 0.2) },
      { at: x - 0.62 * half * Math.sign(x || 1) * 0.5, lower: 14, colour: inks.brass },
      { at: x + 0.12 * half, lower: 0, colour: inks.cloth },
    ];
    return {
      back: "",
      front: hung
        .map(({ at, lower, colour }) => coat(easel, at, { hem: -brow + lower, half: 0.34 * half, colour }))
        .join(""),
      seen: { from: -half, to: half, top: brow + 300 },
    };
  },
};

/** From beyond the picture down to its hem, buttoned. */
function coat(easel: Easel, x: number, { hem, half, colour }: { hem: number; half: number; colour: string }): string {
  const { inks } = easel;
  const dark = mix(colour, inks.ink, 0.36);
  const top = -1100;
  const outline =
    `M${x - 0.7 * half},${top}C${x - 0.8 * half},${hem - 400} ${x - half},${hem - 160} ${x - 1.06 * half},${hem - 6}` +
    `Q${x - 0.5 * half},${hem + 12} ${x},${hem}T${x + 1.06 * half},${hem - 8}C${x + half},${hem - 160} ${x + 0.8 * half},${hem - 400} ${x + 0.7 * half},${top}Z`;
  const buttons = [90, 200, 310].map((up) => ellipse(x + 16, hem - up, 10, 10, mix(colour, inks.paper, 0.55))).join("");
  return form(easel, outline, colour, {
    ...{ rim: 6, shade: 14 },
    inner:
      line(`M${x},${top}V${hem + 10}`, dark, 6) +
      line(`M${x - 0.62 * half},${hem - 230}h${0.34 * half}M${x + 0.62 * half},${hem - 230}h${-0.34 * half}`, dark, 8) +
      line(
        `M${x - 0.5 * half},${hem - 120}Q${x - 0.56 * half},${hem - 50} ${x - 0.62 * half},${hem}`,
        dark,
        6,
        'opacity="0.6"',
      ) +
      buttons,
  });
}
