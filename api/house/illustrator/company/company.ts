import type { CompanionName, Ground } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { prezes, sparrows } from "./birds.ts";
import { bulka } from "./bulka.ts";
import { feet, hand, type Person } from "./people.ts";

/** Somebody beside the cat: drawn facing right on y = 0, with the half width that he or she takes up. */
export type Companion = {
  half: number;
  /** The half width of him or her that must be in the picture: of people half is enough. */
  seen: number;
  /** How high above the ground he looks at them. */
  height: number;
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
