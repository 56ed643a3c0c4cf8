import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Held, InFingers, Work } from "./holding.ts";
import { broom, bucket, mug, mugInLap } from "./housework.ts";
import { kitchenThings } from "./kitchen.ts";
import { lights } from "./light.ts";
import { luggage } from "./luggage.ts";
import { instruments } from "./music.ts";
import { otherThings } from "./outings.ts";
import { papers } from "./papers.ts";
import { tools } from "./tools.ts";
import { pencil } from "./writing.ts";

// What people hold. A further thing is a row in each table of the ways in which it can be held, and one of words
// (`staging/alternative-text/held.ts`).

export const heldStanding: Partial<Record<HeldName, Held>> = {
  broom: { arm: "raised", draw: broom, forwards: 70, upwards: 210 },
  bucket: { arm: "hanging", draw: bucket },
  mug: { arm: "raised", draw: mug },
  ...luggage,
  ...lights,
  ...tools,
  ...kitchenThings,
  ...papers,
  ...instruments,
  ...otherThings,
};

export const heldSitting: Partial<Record<HeldName, Work>> = {
  mug: mugInLap,
};

export const heldOnTable: Partial<Record<HeldName, InFingers>> = {
  pencil,
};
