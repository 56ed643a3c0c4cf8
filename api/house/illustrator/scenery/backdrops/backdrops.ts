import type { BackdropName, PlaceName } from "#api/generation/brief/repertoire.ts";
import { points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight } from "#api/house/illustrator/inks.ts";
import { at } from "#api/house/illustrator/shapes.ts";
import type { Shown, Stage } from "#api/house/illustrator/stage.ts";
import { isFree, isInFrame } from "../free.ts";
import { beam } from "../light.ts";
import { barometer, closedWardrobe } from "./at-the-wall.ts";
import { type Backdrop, beforeOf } from "./backdrop.ts";
import { closedDoor, doorAjar, doorway } from "./door.ts";
import { frontSteps } from "./front-steps.ts";
import { greenDoorAjar } from "./green-door.ts";
import { shrine } from "./shrine.ts";
import { pipe, refrigerator, wall } from "./wall.ts";

type Backdrops = Partial<Record<BackdropName, Backdrop>>;

const indoors: Backdrops = {
  ...{ doorway, wall, pipe, refrigerator, barometer },
  "closed door": closedDoor,
  "door ajar": doorAjar,
};

/** The backdrops of the places of which a bare wall can be drawn. */
const backdrops: Partial<Record<PlaceName, Backdrops>> = {
  ...{ hall: indoors, parlour: indoors, "kitchen floor": indoors, lodge: indoors, box: indoors, stairs: indoors },
  bathroom: { wall, pipe },
  bedroom: { ...indoors, "closed wardrobe": closedWardrobe },
  courtyard: { wall, shrine, "front steps": frontSteps },
  "courtyard door": { "door ajar": greenDoorAjar },
};

/** The backdrop of a name, where the place has it. */
export const backdropFor = (name: BackdropName | undefined, place: PlaceName): Backdrop | undefined =>
  name && backdrops[place]?.[name];

/** The room with its bare wall and the backdrop instead of its furniture, perhaps with the mark of the room. */
export function withBackdrop(easel: Easel, stage: Stage, backdrop: Backdrop, isMarked: boolean): Stage {
  if (!stage.bare) return stage;
  const { wall: bareWall, foot, hasOwnLight = false, ...recognised } = stage.bare();
  const mark = isMarked && !backdrop.isMark ? recognised.mark : undefined;
  return {
    ...stage,
    back: (shown) => {
      const where = beforeOf(shown);
      const x = mark ? placeFor(shown, backdrop.seen(where), mark.half) : undefined;
      return bareWall + (mark && x !== undefined ? at(x, 0, mark.drawn) : "") + backdrop.draw(easel, where, foot);
    },
    ground: backdrop.ground(stage.ground, foot),
    ...(!isNight(easel.inks) && !hasOwnLight && { light: fromBeyond(easel), lx: -0.7 }),
  };
}

/** From the left, through a window beyond the picture: the place's own beam would begin in the middle of the bare wall. */
const fromBeyond = (easel: Easel) => beam(easel, points("120,-40 420,-40 980,1024 420,1024"), 0.55);

/** The place for something at the wall of which half at least has room, and nobody before it: on the side that he looks to, or behind him. */
function placeFor(shown: Shown, [from, to]: readonly [number, number], half: number): number | undefined {
  const sides = [to + air + half, from - air - half];
  const inTurn = beforeOf(shown).ahead > 0 ? sides : sides.toReversed();
  return inTurn.find((x) => isInFrame(shown, x, 0.2 * half) && isFree(shown, x, half));
}

/** Between a door's frame and what is beside it. */
const air = 90;
