import type { Plot } from "../model.ts";
import { balcony } from "./balcony.ts";
import { box } from "./box.ts";
import { courtyard } from "./courtyard.ts";
import { fish } from "./fish.ts";
import { lamp } from "./lamp.ts";
import { letter } from "./letter.ts";
import { mug } from "./mug.ts";
import { nap } from "./nap.ts";
import { portrait } from "./portrait.ts";
import { radiator } from "./radiator.ts";
import { radio } from "./radio.ts";
import { slippers } from "./slippers.ts";
import { sparrow } from "./sparrow.ts";
import { stove } from "./stove.ts";
import { tram } from "./tram.ts";
import { yarn } from "./yarn.ts";

/** Every plot there is. Their order is the order in which they come round, so neighbours should differ in place and mood. */
export const plots: readonly Plot[] = [
  box,
  fish,
  nap,
  courtyard,
  letter,
  radiator,
  lamp,
  sparrow,
  slippers,
  radio,
  balcony,
  stove,
  portrait,
  mug,
  yarn,
  tram,
];
