import type { Plot } from "../model.ts";
import { box } from "./box.ts";
import { fish } from "./fish.ts";
import { nap } from "./nap.ts";
import { radiator } from "./radiator.ts";
import { sparrow } from "./sparrow.ts";

/** Every plot there is. Their order is the order in which they come round, so neighbours should differ in place and mood. */
export const plots: readonly Plot[] = [box, fish, nap, radiator, sparrow];
