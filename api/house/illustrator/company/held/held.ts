import type { HeldName } from "#api/generation/brief/repertoire.ts";
import type { Held, InFingers, Work } from "./holding.ts";
import { broom, bucket, mug, mugInLap } from "./housework.ts";
import { bagOfRolls, coveredPlate, iron, jar, kettle, plate, rollingPin, saucepan, spoon, towel } from "./kitchen.ts";
import { candle, lantern, torch } from "./light.ts";
import { bag, basket, parcel, stringBag, suitcase, umbrella, wateringCan } from "./luggage.ts";
import { trumpet } from "./music.ts";
import { flowers, hat, receiver, wrappedFish } from "./outings.ts";
import { book, foldedPaper, letter, sheet, slip } from "./papers.ts";
import { brush, carpetBeater, hammer, keys, ladder, saw } from "./tools.ts";
import { pencil } from "./writing.ts";

// What people hold. A further thing is a row in each table of the ways in which it can be held, and one of words
// (`staging/alternative-text/held.ts`).

export const heldStanding: Partial<Record<HeldName, Held>> = {
  broom: { arm: "raised", draw: broom, forwards: 70, upwards: 210 },
  bucket: { arm: "hanging", draw: bucket },
  mug: { arm: "raised", draw: mug },

  bag: { arm: "hanging", draw: bag, forwards: 130 },
  "string bag": { arm: "hanging", draw: stringBag, forwards: 120 },
  basket: { arm: "hanging", draw: basket, forwards: 160 },
  suitcase: { arm: "hanging", draw: suitcase, forwards: 210 },
  parcel: { arm: "hanging", draw: parcel, forwards: 120 },
  "watering can": { arm: "hanging", draw: wateringCan, forwards: 240 },
  umbrella: { arm: "hanging", draw: umbrella },

  lantern: { arm: "raised", draw: lantern, forwards: 90 },
  candle: { arm: "raised", draw: candle, forwards: 180, upwards: 240 },
  torch: { arm: "raised", draw: torch, forwards: 190 },

  keys: { arm: "raised", draw: keys },
  hammer: { arm: "raised", draw: hammer, forwards: 200, upwards: 260 },
  "carpet beater": { arm: "hanging", draw: carpetBeater, forwards: 200 },
  brush: { arm: "raised", draw: brush, forwards: 140, upwards: 260 },
  saw: { arm: "hanging", draw: saw, forwards: 220 },
  ladder: { arm: "raised", draw: ladder, forwards: 200, upwards: 300 },

  plate: { arm: "raised", draw: plate, forwards: 230 },
  "covered plate": { arm: "raised", draw: coveredPlate, forwards: 240, upwards: 120 },
  saucepan: { arm: "raised", draw: saucepan, forwards: 320 },
  kettle: { arm: "raised", draw: kettle, forwards: 170 },
  jar: { arm: "raised", draw: jar, forwards: 110, upwards: 100 },
  "wooden spoon": { arm: "raised", draw: spoon, forwards: 110, upwards: 280 },
  "rolling pin": { arm: "raised", draw: rollingPin, forwards: 220, upwards: 260 },
  iron: { arm: "raised", draw: iron, forwards: 230 },
  towel: { arm: "raised", draw: towel },
  "bag of rolls": { arm: "raised", draw: bagOfRolls, forwards: 120, upwards: 140 },

  book: { arm: "raised", draw: book, forwards: 190, upwards: 200 },
  letter: { arm: "raised", draw: letter, forwards: 200, upwards: 160 },
  "sheet of paper": { arm: "raised", draw: sheet, forwards: 210, upwards: 260 },
  "slip of paper": { arm: "raised", draw: slip, forwards: 140, upwards: 130 },
  newspaper: { arm: "hanging", draw: foldedPaper, forwards: 90 },

  trumpet: { arm: "raised", draw: trumpet, forwards: 260, upwards: 130 },
  receiver: { arm: "raised", draw: receiver, forwards: 120, upwards: 180 },
  hat: { arm: "hanging", draw: hat, forwards: 210 },
  flowers: { arm: "raised", draw: flowers, forwards: 230, upwards: 260 },
  "wrapped fish": { arm: "raised", draw: wrappedFish, forwards: 280, upwards: 100 },
};

export const heldSitting: Partial<Record<HeldName, Work>> = {
  mug: mugInLap,
};

export const heldOnTable: Partial<Record<HeldName, InFingers>> = {
  pencil,
};
