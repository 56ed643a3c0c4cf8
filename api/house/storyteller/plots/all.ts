import type { Plot } from "../model.ts";
import { balcony } from "./balcony.ts";
import { blackout } from "./blackout.ts";
import { book } from "./book.ts";
import { box } from "./box.ts";
import { bulka } from "./bulka.ts";
import { carpet } from "./carpet.ts";
import { clock } from "./clock.ts";
import { courtyard } from "./courtyard.ts";
import { fish } from "./fish.ts";
import { guest } from "./guest.ts";
import { keys } from "./keys.ts";
import { lamp } from "./lamp.ts";
import { letter } from "./letter.ts";
import { moon } from "./moon.ts";
import { mug } from "./mug.ts";
import { nap } from "./nap.ts";
import { pierogi } from "./pierogi.ts";
import { pipes } from "./pipes.ts";
import { portrait } from "./portrait.ts";
import { radiator } from "./radiator.ts";
import { radio } from "./radio.ts";
import { slippers } from "./slippers.ts";
import { sparrow } from "./sparrow.ts";
import { stove } from "./stove.ts";
import { tram } from "./tram.ts";
import { trumpet } from "./trumpet.ts";
import { yarn } from "./yarn.ts";

/** All plots. Their order is the rotation order, so neighbours should differ in place and mood. */
export const plots: readonly Plot[] = [
  box,
  fish,
  nap,
  courtyard,
  clock,
  letter,
  keys,
  radiator,
  lamp,
  sparrow,
  slippers,
  radio,
  balcony,
  stove,
  pierogi,
  portrait,
  mug,
  pipes,
  yarn,
  tram,
  guest,
  trumpet,
  book,
  bulka,
  carpet,
  moon,
  blackout,
];
