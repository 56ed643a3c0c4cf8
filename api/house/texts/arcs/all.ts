import type { Arc } from "../model.ts";
import { lostGlove } from "./first-year/lost-glove.ts";

/** All arcs, in the order of their dates. */
export const arcs: readonly Arc[] = [lostGlove];
