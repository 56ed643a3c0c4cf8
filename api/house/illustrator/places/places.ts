import type { PlaceName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import type { Scene, Stage } from "../stage.ts";
import { attic } from "./attic.ts";
import { bakery } from "./bakery.ts";
import { balcony } from "./balcony.ts";
import { bathroom, tubEdge } from "./bathroom.ts";
import { bedroom } from "./bedroom.ts";
import { cardboardBox } from "./box.ts";
import { cellar } from "./cellar.ts";
import { courtyard } from "./courtyard.ts";
import { courtyardDoor } from "./courtyard-door.ts";
import { courtyardSill } from "./courtyard-sill.ts";
import { desk } from "./desk.ts";
import { gateway } from "./gateway.ts";
import { hall } from "./hall.ts";
import { kitchen } from "./kitchen.ts";
import { kitchenFloor } from "./kitchen-floor.ts";
import { lodge, lodgeTable } from "./lodge.ts";
import { parlour } from "./parlour.ts";
import { radiator } from "./radiator.ts";
import { roof } from "./roof.ts";
import { stairs } from "./stairs.ts";
import { stove } from "./stove.ts";
import { surgery } from "./surgery.ts";
import { tramBench, tramFloor } from "./tram.ts";
import { wall } from "./wall.ts";
import { windowSill } from "./window-sill.ts";

/** The rooms of the flat and the places around it. */
export const places: Record<PlaceName, (easel: Easel, scene: Scene) => Stage> = {
  "window sill": windowSill,
  stove,
  radiator,
  balcony,
  kitchen,
  "kitchen floor": kitchenFloor,
  bedroom,
  courtyard,
  roof,
  box: cardboardBox,
  desk,
  hall,
  bathroom,
  stairs,
  attic,
  cellar,
  gateway,
  bakery,
  lodge,
  "lodge table": lodgeTable,
  parlour,
  "tram bench": tramBench,
  "tram floor": tramFloor,
  surgery,
  "tub edge": tubEdge,
  "courtyard sill": courtyardSill,
  "courtyard door": courtyardDoor,
  wall,
};
