import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { line, rect } from "#api/house/illustrator/shapes.ts";
import {
  browOf,
  dimRound,
  floorShadow,
  onFloors,
  openingFor,
  partedAt,
  type Room,
  type Shelter,
  shadowOfCloth,
} from "./shelter.ts";

/** A cloth that hangs down nearly to the floor all round a table, and parts before his face. */
export const tablecloth: Shelter = {
  poses: ["sit", "loaf", "sleep", "crouch"],
  grounds: onFloors,
  scale: 0.8,
  beyond: 190,
  draw(easel, room) {
    const { inks } = easel;
    const half = Math.max(room.half + 80, 420);
    const top = Math.max(room.clear + 80, 470);
    const foot = (x: number) => rect(x - 16, -90, 32, 94, mix(inks.wood, inks.woodDark, 0.4));
    const inner = half - 34;
    return {
      back: floorShadow(easel, half) + rect(-inner, -top + 30, 2 * inner, top - 34, inks.ink),
      front:
        dimRound(easel, room, `M${-inner},${-top}H${inner}V-4H${-inner}Z`) +
        foot(-half + 44) +
        foot(half - 44) +
        linen(easel, room, half, top),
      seen: { from: -half - 20, to: half + 20, top: top + 60 },
    };
  },
};

/** How far the hem is from the floor. */
const hem = -44;

function linen(easel: Easel, room: Room, half: number, top: number): string {
  const { inks } = easel;
  const white = mix(inks.paper, inks.frameShade, 0.14);
  const fold = mix(white, inks.frameDark, 0.5);
  const opening = openingFor(room, -browOf(room));
  const waves = (from: number, to: number) => {
    const count = Math.max(1, Math.round(Math.abs(to - from) / 84));
    const step = (to - from) / count;
    return Array.from({ length: count }, (_, i) => `q${step / 2},${i % 2 ? 26 : 40} ${step},0`).join("");
  };
  const [left, right] = [opening.left - 16, opening.right + 16];
  const edge = `L${half + 18},${hem}${waves(half + 18, right)}${partedAt(opening, room, hem)}${waves(left, -half - 18)}`;
  const outline = `M${-half},${-top}Q${-half},${-top - 16} ${-half + 16},${-top - 18}H${half - 16}Q${half},${-top - 16} ${half},${-top}${edge}Z`;
  // Straight folds beside the opening; over it the cloth is drawn aside to both ends.
  const [x] = room.head;
  const folds = Array.from({ length: 13 }, (_, i) => {
    const at = -half + 30 + (i * (half - 30)) / 6;
    const isOver = at > left - 10 && at < right + 10;
    const end = at < x ? left - 26 : right + 26;
    return isOver
      ? `M${at},${-top + 34}C${at},${opening.brow - 40} ${(at + end) / 2},${opening.brow + 10} ${end},${hem - 60}`
      : `M${at},${-top + 16}Q${at * 1.01},${-top / 2} ${at * 1.03},${hem + 14}`;
  });
  const border =
    rect(-half - 60, hem - 34, 2 * half + 120, 12, inks.cloth) +
    rect(-half - 60, hem - 14, 2 * half + 120, 5, inks.cloth);
  return (
    shadowOfCloth(easel, outline, [half, top], 14) +
    form(easel, outline, white, {
      ...{ rim: 5, shade: 14 },
      inner:
        border +
        line(folds.slice(1, -1).join(""), fold, 10, 'opacity="0.38"') +
        rect(-half - 20, -top + 6, 2 * half + 40, 8, fold, 'opacity="0.5"'),
    })
  );
}
