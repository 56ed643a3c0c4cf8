import { isMoving, placeNames } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import type { Picture } from "../texts/model.ts";

/** How a picture is taken: from how far, and where in it he is. */
export type Shot = Required<Pick<PictureBrief, "camera" | "side">>;

const order: readonly Shot[] = [
  { camera: "half", side: "right" },
  { camera: "wide", side: "left" },
  { camera: "close", side: "right" },
  { camera: "half", side: "left" },
  { camera: "wide", side: "right" },
  { camera: "close", side: "left" },
  { camera: "half", side: "middle" },
  { camera: "wide", side: "middle" },
  { camera: "close", side: "middle" },
];

/** Each place has shots of its own, so that each place is shown in all of them by turns. */
const shots = Object.fromEntries(placeNames.map((place) => [place, order.map((shot) => ({ ...shot }))]));

/** Upright he is too tall for a picture of his head and what lies before him. */
const tall: readonly Picture["pose"][] = ["sit"];

/** What must have room in a picture. */
type Framed = Pick<
  Picture,
  "place" | "pose" | "props" | "company" | "on" | "under" | "by" | "inBox" | "open" | "camera" | "side"
>;

/** From near, nobody could tell what he lies on or looks out of there. */
const neverClose: readonly Picture["place"][] = [
  ...(["radiator", "box", "tram bench", "tram floor", "surgery", "tub edge", "courtyard door", "wall"] as const),
];

/**
 * The shots in which a picture can be taken: a close one has no room for company, for what he sits on or in, for an open
 * window or stove, for a leap, or for his paws in the air. The author may have chosen the camera, even a close one, and his side.
 */
export function shotsFor({
  place,
  pose,
  props,
  company = "nobody",
  on,
  under,
  by,
  inBox = false,
  open,
  camera,
  side,
}: Framed): readonly Shot[] {
  const stretchesOut = isMoving(pose) || pose === "roll";
  // From near, the back of his head is no picture.
  const isFaceless = pose === "back";
  const needsRoom =
    neverClose.includes(place) ||
    company !== "nobody" ||
    on !== undefined ||
    under !== undefined ||
    by !== undefined ||
    inBox ||
    open !== undefined ||
    stretchesOut ||
    isFaceless ||
    (tall.includes(pose) && props.length > 0);
  const isAsked = (shot: Shot) =>
    (side === undefined || shot.side === side) && (camera === undefined || shot.camera === camera);
  const hasRoom = (shot: Shot) => shot.camera !== "close" || camera === "close" || !needsRoom;
  return (shots[place] ?? []).filter((shot) => isAsked(shot) && hasRoom(shot));
}

/** A picture that was taken, or is to be, and the number of its slot. */
type Taken = { picture: Framed; slot: number };

/** Poses that fill the same part of a picture. */
const outlines: readonly (readonly Picture["pose"][])[] = [
  ["sit", "wash", "back", "reach"],
  ["loaf", "sleep", "crouch", "drape", "roll"],
  ["peek", "ears"],
];
const isAlike = (one: Picture["pose"], other: Picture["pose"]) =>
  one === other || outlines.some((poses) => poses.includes(one) && poses.includes(other));

const isEvening = (slot: number) => timeSlots[slot % timeSlots.length] === "evening";

/** Pictures that differ by less look alike. */
const alikeBelow = 2;

/**
 * The shots in which a picture is like none of its place that was taken lately; or else the least alike, and of those the
 * ones whose like was taken longest ago.
 */
export function shotsUnlike(lately: readonly (Taken & { shot: Shot })[], next: Taken): readonly Shot[] {
  const there = lately.filter(({ picture }) => picture.place === next.picture.place);
  const before = there.find(({ slot, picture }) => slot === next.slot - 1 && picture.pose === next.picture.pose);
  // The light of another hour alone does not tell a picture from the one directly before it.
  const all = shotsFor(next.picture);
  const others = all.filter((shot) => shot !== before?.shot);
  const possible = others.length > 0 ? others : all;
  const shots = possible.map((shot) => {
    const differences = there.map((taken) => Math.min(alikeBelow, differenceOf(taken, { ...next, shot })));
    const least = Math.min(alikeBelow, ...differences);
    return { shot, least, lastAlike: least < alikeBelow ? differences.lastIndexOf(least) : -1 };
  });
  const unlike = Math.max(...shots.map(({ least }) => least));
  const candidates = shots.filter(({ least }) => least === unlike);
  const longestAgo = Math.min(...candidates.map(({ lastAlike }) => lastAlike));
  return candidates.filter(({ lastAlike }) => lastAlike === longestAgo).map(({ shot }) => shot);
}

type Shown = Taken & { shot: Shot };

/** How different two pictures of one place look at a glance: most by the pose and by a close view, least by the side. */
function differenceOf(one: Shown, other: Shown): number {
  return (
    differenceOfCameras(one, other) +
    differenceOfSides(one.shot.side, other.shot.side) +
    (one.picture.pose === other.picture.pose ? 0 : 1) +
    (isAlike(one.picture.pose, other.picture.pose) ? 0 : 2) +
    (isEvening(one.slot) === isEvening(other.slot) ? 0 : 1)
  );
}

/** Half and wide come near each other where company must have room in both. */
function differenceOfCameras(one: Shown, other: Shown): number {
  if (one.shot.camera === other.shot.camera) return 0;
  if (one.shot.camera === "close" || other.shot.camera === "close") return 3;
  return [one, other].some(({ picture: { company = "nobody" } }) => company !== "nobody") ? 0.5 : 1;
}

/** Left and right are often mirror images of each other. */
function differenceOfSides(one: Shot["side"], other: Shot["side"]): number {
  if (one === other) return 0;
  return one === "middle" || other === "middle" ? 1 : 0.5;
}
