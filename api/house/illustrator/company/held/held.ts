import type { HeldName } from "#api/generation/brief/repertoire.ts";
import { furHatInLap } from "./fur-hat.ts";
import type { Held, InFingers, Work } from "./holding.ts";
import { broom, broomInLap, bucket, mug, mugAtTable, mugInLap, pegs } from "./housework.ts";
import { basket, bowlInLap, box, cap, hat, plateInLap, potatoes, telephone, trumpet, violin } from "./inlap.ts";
import { kitchenThings } from "./kitchen.ts";
import { lights } from "./light.ts";
import { luggage } from "./luggage.ts";
import {
  apple,
  fork,
  glassAtTable,
  glassOfTea,
  knife,
  mugByHandle,
  mugOfCream,
  soupPlate,
  spoon,
  teacup,
  woodenSpoon,
} from "./meals.ts";
import { sewing, sewingAtTable, trousers } from "./mending.ts";
import { instruments } from "./music.ts";
import { bristleBrush, cloth, iron, needle, scissors } from "./needlework.ts";
import { outdoorThings } from "./outdoors.ts";
import { otherThings } from "./outings.ts";
import { papers } from "./papers.ts";
import {
  bookAtTable,
  bookInLap,
  exerciseBookAtTable,
  exerciseBookInLap,
  letterAtTable,
  letterInLap,
  newspaperAtTable,
  sheetAtTable,
  sheetInLap,
} from "./reading.ts";
import { cards, cardsAtTable, chessPiece, key, letter, magnifier, slip } from "./small.ts";
import { tableThings } from "./table.ts";
import { tools } from "./tools.ts";
import { brush, pen, pencil } from "./writing.ts";

// The things in people's hands, a table for each way of holding them. A further thing is a row in the tables of its ways, and
// one of words (`staging/alternative-text/held.ts`).

export const heldStanding: Partial<Record<HeldName, Held>> = {
  broom: { arm: "raised", draw: broom, forwards: 70, upwards: 210 },
  bucket: { arm: "hanging", draw: bucket },
  mug: { arm: "raised", draw: mug },
  "clothes pegs": { arm: "raised", draw: pegs, forwards: 120, upwards: 140 },
  ...luggage,
  ...lights,
  ...tools,
  ...kitchenThings,
  ...papers,
  ...instruments,
  ...otherThings,
  ...outdoorThings,
  ...tableThings,
};

export const heldSitting: Partial<Record<HeldName, Work>> = {
  ...{ mug: mugInLap, broom: broomInLap },
  ...{ book: bookInLap, letter: letterInLap, "sheet of paper": sheetInLap, "exercise book": exerciseBookInLap },
  ...{ hat, cap, "fur hat": furHatInLap, basket, box, telephone, plate: plateInLap, bowl: bowlInLap, potatoes },
  ...{ sewing, trousers, trumpet, violin },
};

/** In both hands of one who sits at a table. */
export const heldAtTable: Partial<Record<HeldName, Work>> = {
  ...{ mug: mugAtTable, "glass of tea": glassAtTable, "soup plate": soupPlate },
  ...{ book: bookAtTable, letter: letterAtTable, "sheet of paper": sheetAtTable, newspaper: newspaperAtTable },
  ...{ "exercise book": exerciseBookAtTable, sewing: sewingAtTable, "playing cards": cardsAtTable },
};

export const heldOnTable: Partial<Record<HeldName, InFingers>> = {
  ...{ pencil, pen, brush, letter, "slip of paper": slip },
  ...{ needle, scissors, iron, cloth, "bristle brush": bristleBrush },
  ...{ apple, fork, knife, "wooden spoon": woodenSpoon, spoon },
  ...{ mug: mugByHandle, "mug of cream": mugOfCream, "glass of tea": glassOfTea, teacup },
  ...{ key, "magnifying glass": magnifier, "playing cards": cards, "chess piece": chessPiece },
};
