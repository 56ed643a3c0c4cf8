// Things on the sill, the table and the floor. Each stands on y = 0, centred on x = 0.

import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { butterfly, feather, mouse, sparrow } from "./creatures.ts";
import { bowl, cake, doughnuts, fish, kettle, milk, mug, pears, pierogi, plate, rolls } from "./food.ts";
import { books, candle, clock, lamp, radio } from "./furnishings.ts";
import { letter, newspaper, slippers, umbrella, yarn } from "./household.ts";
import { cactus, chestnuts, geranium } from "./plants.ts";
import { ball, cards, chessboard, trumpet } from "./play.ts";
import { firTwig, leafHeap, pumpkin, snowman, tulips } from "./seasonal.ts";
import { basket, broom, bucket, cork, jar, keys, pencil, pincushion, suitcase } from "./tools.ts";
import { boots, buttons, cushion, hat } from "./wear.ts";

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
};
