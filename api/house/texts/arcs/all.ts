import type { Arc } from "../model.ts";
import { armchair } from "./first-year/armchair.ts";
import { lostGlove } from "./first-year/lost-glove.ts";
import { tomeksMother } from "./first-year/tomeks-mother.ts";

/** All arcs, in the order of their dates. */
export const arcs: readonly Arc[] = [lostGlove, armchair, tomeksMother];
