import type { Plot } from "../model.ts";
import { blackout } from "./events/blackout.ts";
import { chimneySweep } from "./events/chimney-sweep.ts";
import { meterReader } from "./events/meter-reader.ts";
import { movingDay } from "./events/moving-day.ts";
import { photograph } from "./events/photograph.ts";
import { vet } from "./events/vet.ts";
import { wetPaint } from "./events/wet-paint.ts";
import { yardWedding } from "./events/yard-wedding.ts";
import { attic } from "./indoors/attic.ts";
import { bathroom } from "./indoors/bathroom.ts";
import { book } from "./indoors/book.ts";
import { box } from "./indoors/box.ts";
import { cellar } from "./indoors/cellar.ts";
import { clock } from "./indoors/clock.ts";
import { fly } from "./indoors/fly.ts";
import { jam } from "./indoors/jam.ts";
import { keys } from "./indoors/keys.ts";
import { lamp } from "./indoors/lamp.ts";
import { letter } from "./indoors/letter.ts";
import { mug } from "./indoors/mug.ts";
import { nap } from "./indoors/nap.ts";
import { oppositeWindow } from "./indoors/opposite-window.ts";
import { pipes } from "./indoors/pipes.ts";
import { portrait } from "./indoors/portrait.ts";
import { radiator } from "./indoors/radiator.ts";
import { radio } from "./indoors/radio.ts";
import { schoolPapers } from "./indoors/school-papers.ts";
import { slippers } from "./indoors/slippers.ts";
import { staircase } from "./indoors/staircase.ts";
import { stove } from "./indoors/stove.ts";
import { suitcase } from "./indoors/suitcase.ts";
import { wardrobe } from "./indoors/wardrobe.ts";
import { washingDay } from "./indoors/washing-day.ts";
import { windowCleaning } from "./indoors/window-cleaning.ts";
import { yarn } from "./indoors/yarn.ts";
import { bakeryNight } from "./neighbours/bakery-night.ts";
import { bulka } from "./neighbours/bulka.ts";
import { cardsNight } from "./neighbours/cards-night.ts";
import { chess } from "./neighbours/chess.ts";
import { fish } from "./neighbours/fish.ts";
import { guest } from "./neighbours/guest.ts";
import { pierogi } from "./neighbours/pierogi.ts";
import { tailorsDummy } from "./neighbours/tailors-dummy.ts";
import { trumpet } from "./neighbours/trumpet.ts";
import { balcony } from "./outdoors/balcony.ts";
import { carpet } from "./outdoors/carpet.ts";
import { courtyard } from "./outdoors/courtyard.ts";
import { hedgehog } from "./outdoors/hedgehog.ts";
import { moon } from "./outdoors/moon.ts";
import { snowYard } from "./outdoors/snow-yard.ts";
import { sparrow } from "./outdoors/sparrow.ts";
import { swifts } from "./outdoors/swifts.ts";
import { tram } from "./outdoors/tram.ts";
import { tramDepot } from "./outdoors/tram-depot.ts";

/** All plots. */
export const plots: readonly Plot[] = [
  attic,
  bathroom,
  book,
  box,
  cellar,
  clock,
  fly,
  jam,
  keys,
  lamp,
  letter,
  mug,
  nap,
  oppositeWindow,
  pipes,
  portrait,
  radiator,
  radio,
  schoolPapers,
  slippers,
  staircase,
  stove,
  suitcase,
  wardrobe,
  washingDay,
  windowCleaning,
  yarn,
  bakeryNight,
  bulka,
  cardsNight,
  chess,
  fish,
  guest,
  pierogi,
  tailorsDummy,
  trumpet,
  balcony,
  carpet,
  courtyard,
  hedgehog,
  moon,
  snowYard,
  sparrow,
  swifts,
  tramDepot,
  tram,
  blackout,
  chimneySweep,
  meterReader,
  movingDay,
  photograph,
  vet,
  wetPaint,
  yardWedding,
];
