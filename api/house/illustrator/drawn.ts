import {
  type BackdropName,
  type CompanionName,
  groundOf,
  type HeldName,
  isBehindEdge,
  isHoldName,
  isPropName,
  type PlaceName,
  type PoseName,
  type PropName,
  type SeatName,
  type ShelterName,
} from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { isPerson } from "./company/clothes.ts";
import { handwork } from "./company/handwork.ts";
import { heldAtTable, heldOnTable, heldSitting, heldStanding } from "./company/held/held.ts";
import { type Hold, holdFor } from "./company/hold.ts";
import { isSeated, seatingFor } from "./company/sitting.ts";
import { type Stroke, strokeOf } from "./company/stroke.ts";
import { backdropFor } from "./scenery/backdrops/backdrops.ts";
import { fitsInBox } from "./scenery/cardboard.ts";
import { seatFor } from "./scenery/seats.ts";
import { isBasket, shelterFor } from "./scenery/shelters/shelters.ts";

/** The part of a brief that is drawn. */
export type Drawn = {
  pose: PoseName;
  /** The first is before his nose, a second at his back. */
  things: readonly PropName[];
  seat: SeatName | undefined;
  under: ShelterName | undefined;
  by: BackdropName | undefined;
  /** The person who has him in the lap or in the arms. */
  hold: Hold | undefined;
  /** The companion beside him: nobody is there twice. */
  companion: CompanionName | undefined;
  /** The place of a companion who sits. */
  sits: "beside" | "at the table" | undefined;
  /** The thing in the hands of a companion. */
  inHand: HeldName | undefined;
  /** The hand that strokes him: nothing else is there of its owner. */
  strokes: Stroke | undefined;
  /** Whether he is in a cardboard box, or before one that he does not fit into in this pose. */
  box: "his" | "empty" | undefined;
  /** Whether the window over whose sill he is, or the door of the stove that he is at, stands open. */
  isOpen: boolean;
};

/** A picture has room for so many things beside the cat. */
const mostThings = 2;
/** The height of a seat that still has room under something: a cushion or a book. */
const highestUnder = 60;

/** An unknown thing, a seat that does not suit the pose or the ground, and a third thing are left out. */
export function drawnOf(brief: PictureBrief): Drawn {
  const pose = possiblePose(brief);
  const ground = groundOf(brief.place, pose);
  const onShelf = ground === "shelf";
  const box = boxOf(brief, pose, onShelf);
  const name = isHoldName(brief.on) ? undefined : brief.on;
  const seat = seatFor(name, pose, brief.place);
  const hold = holdFor(brief, pose);
  // A high seat leaves no room under anything; in somebody's lap he is at most in a basket.
  const isLow = box === undefined && (seat === undefined || seat.height <= highestUnder);
  const hasRoom = hold ? hold.in === "lap" && isBasket(brief.under) : isLow;
  const { company, posture } = brief;
  const strokes = hold ? undefined : strokeOf(brief, pose);
  const companion = (hold && isPerson(company)) || strokes ? undefined : company;
  const sits = !hold && isSeated(posture) && isPerson(company) ? seatingFor(brief, pose) : undefined;
  return {
    pose,
    things: brief.props.filter(isPropName).slice(0, mostThings),
    seat: seat && name,
    under: hasRoom && shelterFor(brief.under, pose, ground) ? brief.under : undefined,
    hold,
    ...{ companion, sits, strokes },
    inHand: isPerson(companion) && canHold(brief.inHand, { sits, posture, onShelf }) ? brief.inHand : undefined,
    by: !(box || hold || onShelf) && backdropFor(brief.by, brief.place) ? brief.by : undefined,
    box,
    isOpen: brief.open !== undefined && opening[brief.place] === brief.open,
  };
}

/** Whether a thing can be held in the way in which somebody is there: standing, sitting, at the table, or as a hand on one. */
function canHold(
  name: HeldName | undefined,
  { sits, posture, onShelf }: { sits: Drawn["sits"]; posture: PictureBrief["posture"]; onShelf: boolean },
): boolean {
  if (name === undefined || (posture && handwork[posture])) return false;
  if (sits) return name in (sits === "at the table" ? heldAtTable : heldSitting);
  return name in (onShelf ? heldOnTable : heldStanding);
}

/** The part of a place that can stand open: one casement of its window, or the door of its stove. */
const opening: Partial<Record<PlaceName, PictureBrief["open"]>> = {
  "window sill": "window",
  "courtyard sill": "window",
  stove: "stove",
};

function boxOf({ place, by, inBox = place === "box" }: PictureBrief, pose: PoseName, onShelf: boolean): Drawn["box"] {
  if (inBox === false && by !== undefined) return undefined;
  if (!fitsInBox(pose)) return place === "box" ? "empty" : undefined;
  return inBox && !onShelf ? "his" : undefined;
}

/** Two poses need an edge to lean on; without one, a similar pose replaces them. */
const placesWithEdge: readonly PlaceName[] = ["kitchen", "box", "bathroom", "lodge"];
/** Over the edge of these he lets a paw hang down. */
const placesToHangFrom: readonly PlaceName[] = ["radiator", "window sill", "courtyard sill"];

function possiblePose({ place, pose, inBox = false }: PictureBrief): PoseName {
  if (isBehindEdge(pose) && !placesWithEdge.includes(place) && !inBox) return "crouch";
  if (pose === "drape" && !placesToHangFrom.includes(place)) return "loaf";
  return pose;
}
