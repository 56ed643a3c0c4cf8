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
import { choir } from "./second-year/choir.ts";
import { printed } from "./second-year/printed.ts";
import { snowLetter } from "./second-year/snow-letter.ts";

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
];
