import type { PlaceName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import type { Scene, Stage } from "../stage.ts";
import { balcony } from "./balcony.ts";
import { cardboardBox } from "./box.ts";
import { courtyard } from "./courtyard.ts";
import { kitchen } from "./kitchen.ts";
import { radiator } from "./radiator.ts";
import { roof } from "./roof.ts";
import { stove } from "./stove.ts";
import { windowSill } from "./window-sill.ts";

/** The rooms of the flat and the places around it. */
export const places: Record<PlaceName, (easel: Easel, scene: Scene) => Stage> = {
  "window sill": windowSill,
  stove,
  radiator,
  balcony,
  kitchen,
  courtyard,
  roof,
  box: cardboardBox,
};
