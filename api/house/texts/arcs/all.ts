import type { Arc } from "../model.ts";
import { armchair } from "./first-year/armchair.ts";
import { bicycle } from "./first-year/bicycle.ts";
import { bulkasWindow } from "./first-year/bulkas-window.ts";
import { deputy } from "./first-year/deputy.ts";
import { fortiethKey } from "./first-year/fortieth-key.ts";
import { landingChair } from "./first-year/landing-chair.ts";
import { lostGlove } from "./first-year/lost-glove.ts";
import { missIrena } from "./first-year/miss-irena.ts";
import { numberPlate } from "./first-year/number-plate.ts";
import { portraitArc } from "./first-year/portrait.ts";
import { saltRoad } from "./first-year/salt-road.ts";
import { schoolOrchestra } from "./first-year/school-orchestra.ts";
import { tomeksMother } from "./first-year/tomeks-mother.ts";
import { anotherCity } from "./second-year/another-city.ts";
import { bulkasPupil } from "./second-year/bulkas-pupil.ts";
import { choir } from "./second-year/choir.ts";
import { coatForAButton } from "./second-year/coat-for-a-button.ts";
import { firstSwift } from "./second-year/first-swift.ts";
import { fortyEighthPear } from "./second-year/forty-eighth-pear.ts";
import { fortyMetres } from "./second-year/forty-metres.ts";
import { oneMissing } from "./second-year/one-missing.ts";
import { printed } from "./second-year/printed.ts";
import { snowLetter } from "./second-year/snow-letter.ts";
import { whoRang } from "./second-year/who-rang.ts";
import { wrongBar } from "./second-year/wrong-bar.ts";
import { asFarAsTheIsland } from "./third-year/as-far-as-the-island.ts";
import { bicycleForTwo } from "./third-year/bicycle-for-two.ts";
import { darkStairs } from "./third-year/dark-stairs.ts";
import { endOfAString } from "./third-year/end-of-a-string.ts";
import { fiveDrafts } from "./third-year/five-drafts.ts";
import { fourteen } from "./third-year/fourteen.ts";
import { lastRoll } from "./third-year/last-roll.ts";
import { parrot } from "./third-year/parrot.ts";
import { radioPlay } from "./third-year/radio-play.ts";
import { sevenMinutes } from "./third-year/seven-minutes.ts";
import { stuckPiano } from "./third-year/stuck-piano.ts";
import { swarm } from "./third-year/swarm.ts";

/** All arcs. */
export const arcs: readonly Arc[] = [
  armchair,
  bicycle,
  bulkasWindow,
  deputy,
  fortiethKey,
  landingChair,
  lostGlove,
  missIrena,
  numberPlate,
  portraitArc,
  saltRoad,
  schoolOrchestra,
  tomeksMother,
  choir,
  printed,
  snowLetter,
  oneMissing,
  firstSwift,
  wrongBar,
  coatForAButton,
  anotherCity,
  fortyMetres,
  fortyEighthPear,
  bulkasPupil,
  whoRang,
  fourteen,
  fiveDrafts,
  lastRoll,
  sevenMinutes,
  parrot,
  swarm,
  radioPlay,
  asFarAsTheIsland,
  endOfAString,
  bicycleForTwo,
  stuckPiano,
  darkStairs,
];
