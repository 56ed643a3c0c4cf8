import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";

const people = ["ola", "tomek", "halina", "zenon", "stas"] as const;
export type Person = (typeof people)[number];
export const isPerson = (name: string | undefined): name is Person => people.some((person) => person === name);

export type Footwear = "plimsolls" | "slippers" | "strapped" | "laced" | "boots";

/** Somebody's clothes: everything about him or her that can be seen from below. */
export type Clothes = {
  /** The colour of the trousers or the skirt. */
  trousers: string;
  /** Where these end above the ground. */
  hem: number;
  /** How the trousers end; a skirt has no end of a leg. */
  leg: "turned up" | "plain" | "skirt";
  /** What is between them and the shoes: socks or stockings, and the colour of a sock's rings. */
  below: string;
  rings?: string;
  footwear: Footwear;
  shoes: string;
  sole: string;
  /** The colour of what he or she wears out of doors in the place of slippers. */
  boots?: string;
  sleeve: string;
  cuff: string;
  size: number;
};

/** A child's hands and feet are smaller. */
export const sizeOf: Record<Person, number> = { ola: 0.96, tomek: 1.06, halina: 0.96, zenon: 1.1, stas: 0.8 };

export const skinOf = ({ inks }: Easel) => (isNight(inks) ? "#b98c84" : "#e6b592");

/** Dark leather that still stands out from a dark floor. */
const leather = ({ inks }: Easel, colour: string) => mix(colour, inks.paper, isNight(inks) ? 0.24 : 0.1);

/** Tomek's slippers, which stand out from floors of wood. */
export const slipperBrown = ({ inks }: Easel) => mix(inks.woodDark, inks.cloth, isNight(inks) ? 0.12 : 0.22);

const overalls = ({ inks }: Easel) => mix("#3f5f86", inks.ink, isNight(inks) ? 0.35 : 0.1);

const clothesOf: Record<Person, (easel: Easel) => Clothes> = {
  ola: ({ inks }) => ({
    ...{ trousers: inks.cloth2, hem: 132, leg: "turned up", below: inks.clothLight, rings: inks.cloth },
    ...{ footwear: "plimsolls", shoes: inks.brass, sole: inks.paper },
    ...{ sleeve: inks.clothLight, cuff: inks.cloth, size: sizeOf.ola },
  }),
  tomek: (easel) => ({
    ...{ trousers: easel.inks.woodDark, hem: 72, leg: "plain", below: easel.inks.clothLight },
    ...{ footwear: "slippers", shoes: slipperBrown(easel), sole: easel.inks.ink },
    ...{ boots: leather(easel, mix(easel.inks.woodDark, easel.inks.ink, 0.4)) },
    ...{ sleeve: easel.inks.tileDark, cuff: easel.inks.tileLight, size: sizeOf.tomek },
  }),
  halina: (easel) => ({
    ...{ trousers: easel.inks.bloom, hem: 330, leg: "skirt", below: mix(skinOf(easel), easel.inks.wood, 0.35) },
    ...{
      footwear: "strapped",
      shoes: leather(easel, easel.inks.iron),
      sole: mix(easel.inks.iron, easel.inks.ink, 0.6),
    },
    ...{ sleeve: easel.inks.bloom, cuff: easel.inks.bloomLight, size: sizeOf.halina },
  }),
  zenon: (easel) => ({
    ...{ trousers: overalls(easel), hem: 66, leg: "plain", below: easel.inks.ink },
    ...{
      footwear: "boots",
      shoes: leather(easel, mix(easel.inks.woodDark, easel.inks.ink, 0.3)),
      sole: easel.inks.ink,
    },
    ...{ sleeve: overalls(easel), cuff: easel.inks.cloth2, size: sizeOf.zenon },
  }),
  stas: ({ inks }) => ({
    ...{ trousers: inks.leafDark, hem: 104, leg: "turned up", below: inks.paper },
    ...{ footwear: "plimsolls", shoes: inks.cloth, sole: inks.paper },
    ...{ sleeve: inks.brass, cuff: inks.cloth, size: sizeOf.stas },
  }),
};

/** What somebody has on: nobody goes into the yard in slippers. */
export function clothesFor(easel: Easel, person: Person, ground: "floor" | "yard" = "floor"): Clothes {
  const clothes = clothesOf[person](easel);
  if (ground === "floor" || clothes.boots === undefined) return clothes;
  return { ...clothes, footwear: "laced", shoes: clothes.boots };
}

/** The same clothes on the far leg, where less light falls. */
export function shaded(clothes: Clothes, { inks }: Easel): Clothes {
  const darker = (colour: string) => mix(colour, inks.ink, 0.16);
  return {
    ...clothes,
    ...{ trousers: darker(clothes.trousers), below: darker(clothes.below), shoes: darker(clothes.shoes) },
    ...(clothes.rings === undefined ? {} : { rings: darker(clothes.rings) }),
  };
}
