import type { TimeSlot } from "#api/schedule/model.ts";
import { curve, type Point, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line, path } from "../shapes.ts";
import type { Person } from "./clothes.ts";
import type { Hand, Marks } from "./hands.ts";

// Marks by which a reader knows each of the people, beside the clothes.

export const besideFeet: Partial<Record<Person, (easel: Easel) => string>> = {
  // A lace that has come undone.
  stas: ({ inks }) =>
    line("M132,-70C174,-88 160,-30 182,-16C200,-8 210,-14 226,-6", inks.paper, 6) +
    line("M128,-68C148,-50 152,-14 174,-4C184,0 194,0 204,2", inks.paper, 6),
};

/** On the forefinger, of a translator who writes by hand. */
const inkSpot = ({ inks }: Easel) => ellipse(100, -42, 8, 6, mix(inks.cloth2, inks.ink, 0.45));

/** The direction of the hour hand at the hours of the stories: eight, two and eight. */
const hourHand: Record<TimeSlot, Point> = { morning: [-9, 5], afternoon: [9, -5], evening: [-9, 5] };

function watch({ inks, isMirrored }: Easel): string {
  const [x, y] = hourHand[inks.timeSlot];
  const strap = curve(points("-126,-102,c -96,-104,c -84,-54 -94,-6,c -124,-8,c -114,-54"));
  return (
    path(strap, inks.woodDark) +
    line("M-100,-98Q-90,-54 -99,-10", mix(inks.woodDark, inks.ink, 0.4), 3) +
    ellipse(-104, -56, 21, 25, mix(inks.brass, inks.ink, 0.35)) +
    ellipse(-105, -57, 19, 23, inks.brass) +
    ellipse(-105, -57, 14, 18, inks.paper) +
    line(`M-105,-57v-12M-105,-57l${isMirrored ? -x : x},${y}`, inks.ink, 3.5)
  );
}

/** Strapped to the wrist, clear of the cuff, and flat, so that it does not sit on the sleeve. */
function pincushion(easel: Easel): string {
  const { inks } = easel;
  const strap = curve(points("-98,-99,c -72,-98,c -60,-54 -70,-8,c -94,-10,c -86,-54"));
  const pins = [-30, -10, 10, 30]
    .map((x, i) => {
      const [headX, headY] = [-82 + x * 1.5, -164 + (i % 2) * 16];
      const head = ellipse(headX, headY, 7, 7, i % 2 ? inks.brass : inks.cloth2);
      return line(`M${-82 + x},-118L${headX},${headY}`, mix(inks.iron, inks.paper, 0.25), 4.5) + head;
    })
    .join("");
  const cushion = curve(points("-132,-98,c -135,-116 -112,-132 -82,-134 -52,-132 -30,-116 -34,-96,c -82,-86"));
  const seams = line("M-84,-134Q-102,-112 -100,-89M-80,-134Q-60,-112 -64,-89", mix(inks.cloth, inks.ink, 0.3), 3.5);
  const edge = line(cushion, mix(inks.cloth, inks.ink, 0.4), 4);
  return (
    path(strap, mix(inks.cloth2, inks.ink, 0.2)) + pins + edge + form(easel, cushion, inks.cloth, { inner: seams })
  );
}

/** Wound round the forefinger, from one side of it to the other, with the little holes that let the air in. */
function plaster({ inks }: Easel): string {
  const finger = tube(points("52,-60 88,-45 122,-27"), [20, 20, 17], { cap: false });
  const strip = mix(inks.clothLight, inks.paper, 0.3);
  const holes = points("92,-50 84,-38 104,-44 97,-32")
    .map(([x, y]) => ellipse(x, y, 2, 2, mix(strip, inks.ink, 0.45)))
    .join("");
  return path(finger.band(0.3, 0.9, 4), strip, `stroke="${mix(strip, inks.ink, 0.4)}" stroke-width="2.5"`) + holes;
}

/** The marks on the hand that each person prefers. */
const marks: Partial<Record<Person, Marks>> = {
  ola: { onForefinger: inkSpot },
  tomek: { onWrist: watch },
  halina: { onWrist: pincushion },
  stas: { onForefinger: plaster },
};

/** Somebody's hand; by default it rests, and `underThumb` is nothing. */
export const markedHand = (easel: Easel, person: Person, hand: Hand, underThumb?: Marks["underThumb"]): string =>
  hand(easel, { ...marks[person], underThumb });
