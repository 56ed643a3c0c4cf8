// Things on the sill, the table and the floor. Each stands on y = 0, centred on x = 0.

import type { PropName } from "#api/generation/brief/repertoire.ts";
import { board, prezes } from "../company/birds.ts";
import type { Easel } from "../easel.ts";
import { facing } from "../shapes.ts";
import { bowl, brownMug, emptyBowl, rissoles, waterBowl } from "./bowls.ts";
import { sprats, wholeFish } from "./catch.ts";
import { butterfly, feather, mouse } from "./creatures.ts";
import { cake, coldMug, doughnuts, fish, kettle, milk, mug, pears, pierogi, plate, rolls } from "./food.ts";
import { books, candle, clock, lamp, radio } from "./furnishings.ts";
import {
  greyWool,
  letter,
  newspaper,
  purpleWool,
  redWool,
  singleSlipper,
  slippers,
  trappedWool,
  umbrella,
  whiteWool,
  yarn,
} from "./household.ts";
import { blankSheet, drawing, map, officialForm, openLetter, sheet, slip } from "./paper.ts";
import { cactus, chestnuts, geranium } from "./plants.ts";
import { ball, cards, chessboard, trumpet } from "./play.ts";
import { atlas, exerciseBooks, openBook } from "./readings.ts";
import { firTwig, leafHeap, pumpkin, snowman, tulips } from "./seasonal.ts";
import { sparrow } from "./sparrow.ts";
import { kitchenClock, milkPan, mixingBowl, saucer, saucerOfFoam, soupPlate, teacup } from "./tableware.ts";
import { basket, broom, bucket, cork, jar, jarOfAppleJam, keys, pencil, pincushion, suitcase } from "./tools.ts";
import { boots, button, buttons, cushion, hat, topHat } from "./wear.ts";

export const props: Record<PropName, (easel: Easel) => string> = {
  yarn,
  mug,
  books,
  geranium,
  cactus,
  newspaper,
  mouse,
  fish,
  radio,
  kettle,
  milk,
  pears,
  chestnuts,
  sparrow,
  lamp,
  candle,
  umbrella,
  clock,
  letter,
  pierogi,
  feather,
  butterfly,
  slippers,
  bowl,
  doughnuts,
  tulips,
  pumpkin,
  "fir twig": firTwig,
  snowman,
  "leaf heap": leafHeap,
  keys,
  pencil,
  pincushion,
  basket,
  suitcase,
  bucket,
  broom,
  jar,
  "jar of apple jam": jarOfAppleJam,
  cork,
  hat,
  boots,
  buttons,
  cushion,
  ball,
  cards,
  chessboard,
  trumpet,
  plate,
  rolls,
  cake,
  "sheet of paper": sheet,
  "slip of paper": slip,
  "open letter": openLetter,
  "official form": officialForm,
  map,
  "pencil drawing": drawing,
  "open book": openBook,
  "exercise books": exerciseBooks,
  atlas,
  "mixing bowl": mixingBowl,
  "soup plate": soupPlate,
  saucer,
  "saucer of foam": saucerOfFoam,
  teacup,
  "milk pan": milkPan,
  sprats,
  "whole fish": wholeFish,
  "kitchen clock": kitchenClock,
  "single button": button,
  "red wool": redWool,
  "trapped wool": trappedWool,
  "grey wool": greyWool,
  "purple wool": purpleWool,
  "top hat": topHat,
  "cold mug": coldMug,
  "white wool": whiteWool,
  "blank sheet": blankSheet,
  "single slipper": singleSlipper,
  "brown mug": brownMug,
  "empty bowl": emptyBowl,
  "bowl of water": waterBowl,
  "plate of rissoles": rissoles,
  pigeon: (easel) => facing(-1, prezes(easel)),
  pigeons: (easel) => facing(-1, board(easel)),
};
