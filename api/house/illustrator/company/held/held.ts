import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Held, InFingers, Work } from "./holding.ts";
import { broom, bucket, mug, mugAtTable, mugInLap } from "./housework.ts";
import { pencil } from "./writing.ts";

// What people hold. A further thing is a row in each table of the ways in which it can be held, and one of words
// (`staging/alternative-text/held.ts`).

export const heldStanding: Partial<Record<HeldName, Held>> = {
  broom: { arm: "raised", draw: broom, forwards: 70, upwards: 210 },
  bucket: { arm: "hanging", draw: bucket },
  mug: { arm: "raised", draw: mug },
};

export const heldSitting: Partial<Record<HeldName, Work>> = {
  mug: mugInLap,
};

/** In both hands of one who sits at a table. */
export const heldAtTable: Partial<Record<HeldName, Work>> = {
  mug: mugAtTable,
};

export const heldOnTable: Partial<Record<HeldName, InFingers>> = {
  pencil,
};
