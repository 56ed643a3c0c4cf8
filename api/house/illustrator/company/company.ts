import type { CompanionName, Ground, PlaceName, SeatName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { inLap, laidArm } from "./arms.ts";
import { prezes, sparrows } from "./birds.ts";
import { bulka } from "./bulka.ts";
import { hands } from "./marks.ts";
import { feet, hand, type Person } from "./people.ts";
import { mirrored } from "./seated.ts";
import { shoesIn, sitting } from "./sitting.ts";

/** Somebody beside the cat: drawn facing right on y = 0, with the half width that he or she takes up. */
export type Companion = {
  half: number;
  /** The half width of him or her that must be in the picture: of people half is enough. */
  seen: number;
  /** How high above the ground he looks at them. */
  height: number;
  /** Where he or she is, on a ground at `y`, if it is not there. */
  foot?(y: number): number;
  /** Animals are drawn smaller where he is. */
  isAnimal?: true;
  draw(easel: Easel, ground: Ground): string;
};

const person = (name: Person, half = 180, seen = 130): Companion => ({
  half,
  seen,
  height: 60,
  draw: (easel, ground) => (ground === "shelf" ? hand(easel, name) : feet(easel, name, ground)),
});

export const company: Record<CompanionName, Companion> = {
  ola: person("ola"),
  tomek: person("tomek", 192),
  halina: person("halina"),
  zenon: person("zenon", 200),
  stas: person("stas"),
  bulka: { half: 250, seen: 190, height: 270, draw: bulka, isAnimal: true },
  prezes: { half: 170, seen: 150, height: 240, draw: prezes, isAnimal: true },
  sparrows: { half: 140, seen: 130, height: 70, draw: sparrows, isAnimal: true },
};

/** Half the room of somebody who sits, from elbow to elbow. */
const elbows = 310;

/**
 * Somebody who sits, with both hands in the lap, in a place where people can; beside him on a bench or a sofa, on a chair
 * where he has the armchair.
 */
export const seatedCompanion = (name: Person, place: PlaceName, his?: SeatName): Companion => ({
  ...{ half: elbows, seen: 250, height: 640 },
  foot: (y) => shoesIn(place, y),
  draw(easel) {
    const { back, figure, front } = sitting(easel, name, place, his);
    const arms = mirrored(laidArm(easel, name, inLap)) + laidArm(easel, name, inLap, hands[name]);
    return back + figure + front + arms;
  },
});

/** What he sits on, where somebody sits beside him: it reaches from the one to the other. */
export function sharedBy(layout: Layout): Layout {
  const { body, company, direction } = layout;
  const end = company[0] + direction * elbows;
  return { ...layout, body: { ...body, from: Math.min(body.from, end), to: Math.max(body.to, end) } };
}
