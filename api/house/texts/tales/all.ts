import type { Tales } from "../model.ts";
import { blackoutTales } from "./events/blackout.ts";
import { chimneySweepTales } from "./events/chimney-sweep.ts";
import { meterReaderTales } from "./events/meter-reader.ts";
import { movingDayTales } from "./events/moving-day.ts";
import { photographTales } from "./events/photograph.ts";
import { vetTales } from "./events/vet.ts";
import { wetPaintTales } from "./events/wet-paint.ts";
import { yardWeddingTales } from "./events/yard-wedding.ts";
import { complaintsBookTales } from "./forms/complaints-book.ts";
import { correctedLetterTales } from "./forms/corrected-letter.ts";
import { dreamTales } from "./forms/dream.ts";
import { inventoryTales } from "./forms/inventory.ts";
import { pigeonsMinutesTales } from "./forms/pigeons-minutes.ts";
import { recipeTales } from "./forms/recipe.ts";
import { schoolEssayTales } from "./forms/school-essay.ts";
import { telephoneHalfTales } from "./forms/telephone-half.ts";
import { weatherReportTales } from "./forms/weather-report.ts";
import { zenonsNotebookTales } from "./forms/zenons-notebook.ts";
import { atticTales } from "./indoors/attic.ts";
import { bathroomTales } from "./indoors/bathroom.ts";
import { bookTales } from "./indoors/book.ts";
import { boxTales } from "./indoors/box.ts";
import { cellarTales } from "./indoors/cellar.ts";
import { clockTales } from "./indoors/clock.ts";
import { flyTales } from "./indoors/fly.ts";
import { jamTales } from "./indoors/jam.ts";
import { keysTales } from "./indoors/keys.ts";
import { lampTales } from "./indoors/lamp.ts";
import { letterTales } from "./indoors/letter.ts";
import { mugTales } from "./indoors/mug.ts";
import { napTales } from "./indoors/nap.ts";
import { oppositeWindowTales } from "./indoors/opposite-window.ts";
import { pipesTales } from "./indoors/pipes.ts";
import { portraitTales } from "./indoors/portrait.ts";
import { radiatorTales } from "./indoors/radiator.ts";
import { radioTales } from "./indoors/radio.ts";
import { schoolPapersTales } from "./indoors/school-papers.ts";
import { slippersTales } from "./indoors/slippers.ts";
import { staircaseTales } from "./indoors/staircase.ts";
import { stoveTales } from "./indoors/stove.ts";
import { suitcaseTales } from "./indoors/suitcase.ts";
import { wardrobeTales } from "./indoors/wardrobe.ts";
import { washingDayTales } from "./indoors/washing-day.ts";
import { windowCleaningTales } from "./indoors/window-cleaning.ts";
import { yarnTales } from "./indoors/yarn.ts";
import { bakeryNightTales } from "./neighbours/bakery-night.ts";
import { bulkaTales } from "./neighbours/bulka.ts";
import { cardsNightTales } from "./neighbours/cards-night.ts";
import { chessTales } from "./neighbours/chess.ts";
import { fishTales } from "./neighbours/fish.ts";
import { guestTales } from "./neighbours/guest.ts";
import { pierogiTales } from "./neighbours/pierogi.ts";
import { tailorsDummyTales } from "./neighbours/tailors-dummy.ts";
import { trumpetTales } from "./neighbours/trumpet.ts";
import { balconyTales } from "./outdoors/balcony.ts";
import { carpetTales } from "./outdoors/carpet.ts";
import { courtyardTales } from "./outdoors/courtyard.ts";
import { hedgehogTales } from "./outdoors/hedgehog.ts";
import { moonTales } from "./outdoors/moon.ts";
import { snowYardTales } from "./outdoors/snow-yard.ts";
import { sparrowTales } from "./outdoors/sparrow.ts";
import { swiftsTales } from "./outdoors/swifts.ts";
import { tramTales } from "./outdoors/tram.ts";
import { tramDepotTales } from "./outdoors/tram-depot.ts";

/** All tales. */
export const tales: readonly Tales[] = [
  blackoutTales,
  chimneySweepTales,
  meterReaderTales,
  movingDayTales,
  photographTales,
  vetTales,
  wetPaintTales,
  yardWeddingTales,
  complaintsBookTales,
  correctedLetterTales,
  dreamTales,
  inventoryTales,
  pigeonsMinutesTales,
  recipeTales,
  schoolEssayTales,
  telephoneHalfTales,
  weatherReportTales,
  zenonsNotebookTales,
  atticTales,
  bathroomTales,
  bookTales,
  boxTales,
  cellarTales,
  clockTales,
  flyTales,
  jamTales,
  keysTales,
  lampTales,
  letterTales,
  mugTales,
  napTales,
  oppositeWindowTales,
  pipesTales,
  portraitTales,
  radiatorTales,
  radioTales,
  schoolPapersTales,
  slippersTales,
  staircaseTales,
  stoveTales,
  suitcaseTales,
  wardrobeTales,
  washingDayTales,
  windowCleaningTales,
  yarnTales,
  bakeryNightTales,
  bulkaTales,
  cardsNightTales,
  chessTales,
  fishTales,
  guestTales,
  pierogiTales,
  tailorsDummyTales,
  trumpetTales,
  balconyTales,
  carpetTales,
  courtyardTales,
  hedgehogTales,
  moonTales,
  snowYardTales,
  sparrowTales,
  swiftsTales,
  tramDepotTales,
  tramTales,
];
