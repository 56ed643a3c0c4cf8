import type { Arc } from "../model.ts";
import { armchair } from "./first-year/armchair.ts";
import { bulkasWindow } from "./first-year/bulkas-window.ts";
import { fortiethKey } from "./first-year/fortieth-key.ts";
import { lostGlove } from "./first-year/lost-glove.ts";
import { saltRoad } from "./first-year/salt-road.ts";
import { schoolOrchestra } from "./first-year/school-orchestra.ts";
import { tomeksMother } from "./first-year/tomeks-mother.ts";

/** All arcs. */
export const arcs: readonly Arc[] = [armchair, bulkasWindow, fortiethKey, lostGlove, saltRoad, schoolOrchestra, tomeksMother];
