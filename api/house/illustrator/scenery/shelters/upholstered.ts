import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { line, rect } from "#api/house/illustrator/shapes.ts";
import { arms, coverOf } from "../upholstery.ts";
import {
  browOf,
  dimRound,
  flatPoses,
  gapIn,
  onFloors,
  openingFor,
  partedAt,
  type Room,
  type Shelter,
  shadowOfCloth,
} from "./shelter.ts";

/** How far it goes beyond him, half its usual width at most, how many cushions its seat has, how high its back is, and the colour of its cover. */
type Kind = { beyond: number; widest: number; cushions: 1 | 3; rest: number; cover(easel: Easel): string };
type Size = { half: number; under: number };

/** Furniture with a skirt down to the floor, which he lifts: head and paws look out, the rest of him is in the dark. */
const skirted = (kind: Kind): Shelter => ({
  poses: flatPoses,
  grounds: onFloors,
  scale: 0.66,
  beyond: kind.beyond,
  draw(easel, room) {
    const half = Math.min(room.half + kind.beyond, Math.max(room.half + 26, kind.widest));
    const under = browOf(room) + 26;
    const gap = `M${-half + 8},${-under - 20}H${half - 8}V4H${-half + 8}Z`;
    return {
      back: gapIn(easel, half - 8, under + 20),
      front:
        dimRound(easel, room, gap) + body(easel, kind, { half, under }) + skirt(easel, kind, room, { half, under }),
      seen: { from: -half, to: half, top: under + kind.rest + 30 },
    };
  },
});

const arm = 84;

/** Back, seat and arms, from the lower edge up. */
function body(easel: Easel, { cushions, rest, cover }: Kind, { half, under }: Size): string {
  const { clothLight, ink } = easel.inks;
  const colour = cover(easel);
  const seam = mix(colour, ink, 0.35);
  const inner = half - arm + 20;
  const y = (above: number) => -under - above;
  const back = form(
    easel,
    `M${-inner - 30},${y(80)}V${y(rest - 70)}Q${-inner - 20},${y(rest)} ${-inner + 70},${y(rest + 10)}Q0,${y(rest + 34)} ${inner - 70},${y(rest + 10)}Q${inner + 20},${y(rest)} ${inner + 30},${y(rest - 70)}V${y(80)}Z`,
    colour,
    { shade: 20 },
  );
  const seams = cushions === 3 ? `M${-inner / 3},${y(168)}V${y(74)}M${inner / 3},${y(168)}V${y(74)}` : "";
  const seat = form(
    easel,
    `M${-inner - 8},${y(0)}V${y(140)}Q${-inner},${y(176)} ${-inner + 50},${y(176)}H${inner - 50}Q${inner},${y(176)} ${inner + 8},${y(140)}V${y(0)}Z`,
    mix(colour, clothLight, 0.14),
    { shade: 16, inner: line(`${seams}M${-inner - 10},${y(72)}H${inner + 10}`, seam, 5) },
  );
  const outline = (side: 1 | -1) =>
    `${side * inner},${y(0)},c ${side * (inner - 2)},${y(210)} ${side * (inner + 28)},${y(258)} ${side * (half - 8)},${y(250)} ${side * (half + 10)},${y(194)} ${side * half},${y(0)},c`;
  return back + seat + arms(easel, colour, outline);
}

/** In pleats, with a fringe; over his head it hangs no lower than his forehead. */
function skirt(easel: Easel, { cover }: Kind, room: Room, { half, under }: Size): string {
  const { inks } = easel;
  const colour = mix(cover(easel), inks.ink, 0.08);
  const hem = -26;
  const opening = openingFor(room, -under + 26);
  const trim = `M${half + 8},${hem}${partedAt(opening, room, hem)}L${-half - 8},${hem}`;
  const outline = `M${-half - 4},${-under - 8}H${half + 4}${trim.replace("M", "L")}Z`;
  const pleats = Array.from(
    { length: Math.floor(half / 26) },
    (_, i) => `M${-half + 26 + i * 52},${-under + 6}V${hem}`,
  );
  const gold = mix(colour, inks.brass, 0.62);
  const threads = Array.from({ length: Math.floor((2 * half) / 13) }, (_, i) => {
    const x = -half + 4 + i * 13;
    const isOpen = x > opening.left - 16 && x < opening.right + 16;
    return isOpen ? "" : `M${x},${hem - 2}q${(i % 3) - 1},12 ${((i * 7) % 5) - 2},${20 + ((i * 5) % 3) * 3}`;
  }).join("");
  const inner = line(pleats.join(""), mix(colour, inks.ink, 0.3), 5, 'opacity="0.8"');
  return (
    shadowOfCloth(easel, outline, [half, under]) +
    line(threads, mix(gold, inks.ink, 0.3), 7) +
    line(threads, gold, 4.5) +
    form(easel, outline, colour, { rim: 4, shade: 9, inner }) +
    line(trim, gold, 9) +
    rect(-half - 4, -under - 12, 2 * half + 8, 10, gold)
  );
}

export const armchair = skirted({
  beyond: 120,
  widest: 330,
  cushions: 1,
  rest: 380,
  cover: coverOf.armchair,
});
export const sofa = skirted({
  beyond: 330,
  widest: 560,
  cushions: 3,
  rest: 290,
  cover: coverOf.sofa,
});
