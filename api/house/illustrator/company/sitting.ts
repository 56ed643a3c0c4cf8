import { groundOf, type PlaceName, type PoseName, type SeatName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Easel } from "../easel.ts";
import { seatFor } from "../scenery/seats.ts";
import { type Ground, W } from "../stage.ts";
import type { Person } from "./clothes.ts";
import { lapHalf, sittingFigure } from "./seated.ts";

/** The place in which somebody sits, and the seat, if it is not the usual one there. */
export type Seating = Pick<PictureBrief, "place" | "chair">;

/** A chair that somebody sits on, or something that the place has by itself. Then `shoes` is the height of the floor before it. */
type Sitting = { chair: SeatName } | { shoes: number };

const sittings: Partial<Record<PlaceName, Sitting>> = {
  ...{ stove: { chair: "armchair" }, parlour: { chair: "armchair" }, box: { chair: "armchair" } },
  lodge: { chair: "chair" },
  ...{ hall: { chair: "chair" }, bedroom: { chair: "chair" }, "kitchen floor": { chair: "chair" } },
  ...{ attic: { chair: "chair" }, cellar: { chair: "chair" }, bathroom: { chair: "stool" } },
  ...{ "courtyard door": { chair: "chair" }, balcony: { chair: "chair" } },
  ...{ courtyard: { chair: "bench" }, gateway: { chair: "bench" }, bakery: { chair: "bench" } },
  // On the second step of the flight, with the shoes on the broad one.
  stairs: { shoes: 826 },
  // The shoes before the bench on which he is are below the picture.
  ...{ "tram bench": { shoes: 1062 }, "tram floor": { shoes: 872 } },
};

const sittingIn = ({ place, chair }: Seating): Sitting | undefined => (chair ? { chair } : sittings[place]);

/** By so much the far edge of a table is higher in the picture than things on it. */
const tables: Partial<Record<PlaceName, number>> = { kitchen: 48, desk: 64, lodge: 48, "lodge table": 52 };
export const edgeOfTable = (place: PlaceName) => tables[place] ?? 0;

/** Somebody who knits or reads does so sitting. */
export const isSeated = (posture: PictureBrief["posture"]) =>
  posture === "sitting" || posture === "knitting" || posture === "reading";

/** How somebody can sit while he is in a pose: at the table that he is on or looks over, or on something beside him. */
export function seatingFor({ place, chair, inBox }: Pick<PictureBrief, "place" | "chair" | "inBox">, pose: PoseName) {
  if (place === "tram bench") return chair ? undefined : "beside";
  if (groundOf(place, pose) === "shelf") return tables[place] && !inBox ? "at the table" : undefined;
  if (sittings[place] === undefined || (place === "box" && inBox !== false)) return undefined;
  return "beside";
}

/** The height of the shoes of somebody who sits, in a place whose ground is at `y`. */
export function shoesIn(seating: Seating, y: number): number {
  const sitting = sittingIn(seating);
  return sitting && "shoes" in sitting ? sitting.shoes : y;
}

/** Whether somebody sits on the flight of the stairs, which is not everywhere. */
export const isOnFlight = ({ place, chair }: Seating) => place === "stairs" && chair === undefined;

/** The beginning of the flight of steps, by the shift of what can be moved: with him at the right, it is at the left. */
const flight = { beside: 430, middle: 546 };

/** The stretch of the ground on which somebody can sit. */
export function stretchToSit(ground: Ground, seating: Seating, shift: number): Ground {
  if (!isOnFlight(seating)) return ground;
  if (shift > 0) return { ...ground, to: W - flight.beside };
  return { ...ground, from: shift < 0 ? flight.beside : flight.middle };
}

/** In a tram too, people have on what they wear out of doors. */
const groundOfShoes = (place: PlaceName) =>
  groundOf(place, "sit") === "yard" || place === "tram bench" || place === "tram floor" ? "yard" : "floor";

/** Nobody has another of his bench or his armchair. */
function chairFor(seating: Seating, his: SeatName | undefined): SeatName | undefined {
  const kind = sittingIn(seating);
  if (!kind || !("chair" in kind) || seatFor(his, "sit", seating.place)?.forTwo) return undefined;
  return kind.chair === his ? "chair" : kind.chair;
}

/**
 * Somebody who sits, but for the arms: x = 0 is the middle, and y = 0 the floor. Before it is the front of a chair. `his` is
 * the seat of the cat.
 */
export function sitting(easel: Easel, person: Person, seating: Seating, his?: SeatName) {
  const { place } = seating;
  const chair = seatFor(chairFor(seating, his), "sit", place)?.draw(easel, lapHalf, 1);
  return {
    back: chair?.back ?? "",
    figure: sittingFigure(easel, person, groundOfShoes(place)),
    front: chair?.front ?? "",
  };
}
