import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { mug as mugOnTable } from "#api/house/illustrator/props/mugs.ts";
import { bucket as bucketOnFloor } from "#api/house/illustrator/props/tools.ts";
import { at, ellipse, line } from "#api/house/illustrator/shapes.ts";
import { toGround } from "../grips.ts";
import type { Work } from "./holding.ts";

/** Things before him are nearer than people, and drawn larger. */
const share = 0.86;

/** It stands on its straw before whoever holds it. */
export function broom(easel: Easel): string {
  const { inks } = easel;
  const straw = isNight(inks) ? "#a97f45" : "#d8a552";
  const stick = `M0,-210V${toGround - 96}`;
  const stalks = [-30, -10, 10, 30].map((x) => `M${x / 2},${toGround - 92}L${x * 1.7},${toGround - 8}`).join("");
  return (
    ellipse(6, toGround, 74, 10, inks.shadow, 'opacity="0.3"') +
    line(stick, mix(inks.woodDark, inks.ink, 0.5), 21) +
    line(stick, mix(inks.woodDark, inks.cloth, 0.25), 16) +
    line(`M-4,-206V${toGround - 100}`, inks.wood, 4) +
    form(
      easel,
      `M-18,${toGround - 116}L18,${toGround - 116}Q30,${toGround - 80} 62,${toGround - 4}L44,${toGround}L24,${toGround - 6}L2,${toGround + 2}L-22,${toGround - 5}L-42,${toGround}L-60,${toGround - 6}Q-30,${toGround - 80} -18,${toGround - 116}Z`,
      straw,
    ) +
    line(stalks, mix(straw, inks.ink, 0.3), 4) +
    line(`M-20,${toGround - 96}H20M-26,${toGround - 76}H26`, inks.cloth, 8)
  );
}

/** By its handle, the upper end of which is in the hand. */
export const bucket = (easel: Easel) => at(0, 192 * bucketScale, bucketOnFloor(easel), { scale: bucketScale });
const bucketScale = 1.2;

/** Two of them, which stick out of the fist. */
export const pegs = (easel: Easel) => at(0, 6, peg(easel), { turn: 10 }) + at(8, 14, peg(easel), { turn: 58 });

/** Of wood, the ends upwards with which it grips. */
function peg({ inks }: Easel): string {
  const [wood, edge] = [mix(inks.woodLight, inks.paper, 0.15), mix(inks.woodDark, inks.ink, 0.35)];
  const half = (side: 1 | -1) => {
    const leg = `M${side * 12},40V-60Q${side * 10},-108 ${side * 17},-142`;
    return line(leg, edge, 24) + line(leg, wood, 17);
  };
  return half(-1) + half(1) + line("M-22,-70H22M-22,-80H22", inks.iron, 6);
}

export const mug = (easel: Easel) => at(10, 52 * share, mugOnTable(easel), { scale: share });

/** Both hands are round it. */
export const mugAtTable: Work = {
  laid: { on: [138, 0], turn: -14 },
  behind: (easel) => at(2, 22, mugOnTable(easel)),
};

/** Both hands are round it. */
export const mugInLap: Work = {
  laid: { on: [142, -384], turn: -14 },
  behind: (easel) => at(6, -356, mugOnTable(easel)),
};

/** Across the knees, a fist round it at either side; its straw is at the back. */
export const broomInLap: Work = {
  laid: { on: [150, -336], turn: -16, closed: true },
  behind(easel) {
    const { inks } = easel;
    const straw = isNight(inks) ? "#a97f45" : "#d8a552";
    const stalks = [-24, -8, 8, 24].map((y) => `M-268,${y / 2}L-346,${y * 1.7}`).join("");
    const drawn =
      line("M-242,0H300", mix(inks.woodDark, inks.ink, 0.5), 23) +
      line("M-242,0H298", mix(inks.woodDark, inks.cloth, 0.25), 18) +
      line("M-232,-4H294", inks.wood, 4) +
      form(
        easel,
        "M-244,-20V20Q-292,36 -354,60L-358,42L-350,22L-360,2L-352,-18L-358,-40L-352,-58Q-292,-34 -244,-20Z",
        straw,
      ) +
      line(stalks, mix(straw, inks.ink, 0.3), 4) +
      line("M-262,-24V24M-284,-30V30", inks.cloth, 8);
    return at(0, -356, drawn);
  },
};
