import { groundOf, type PlaceName, type PoseName, type SeatName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { at } from "../shapes.ts";
import type { Ground } from "../stage.ts";
import { apparatus } from "./seats/apparatus.ts";
import { bed } from "./seats/bed.ts";
import { boxes } from "./seats/boxes.ts";
import { carpets } from "./seats/carpets.ts";
import { chairs } from "./seats/chairs.ts";
import { cloths } from "./seats/cloths.ts";
import { containers } from "./seats/containers.ts";
import { cupboards } from "./seats/cupboards.ts";
import { garments } from "./seats/garments.ts";
import { luggage } from "./seats/luggage.ts";
import { makeshift } from "./seats/makeshift.ts";
import { ofPlaces } from "./seats/of-place.ts";
import { outdoors } from "./seats/outdoors.ts";
import { papers } from "./seats/papers.ts";
import { piles } from "./seats/piles.ts";
import { edge, type Seat } from "./seats/seat.ts";
import { tables } from "./seats/tables.ts";
import { leafyArmchair, upholstered } from "./seats/upholstered.ts";

const seats: Record<SeatName, Seat> = {
  ...{ bed, ...apparatus, ...boxes, ...carpets, ...chairs, ...cloths, ...containers, ...cupboards, ...garments },
  ...{ ...luggage, ...makeshift, ...ofPlaces, ...outdoors, ...papers, ...piles, ...tables, ...upholstered },
};

/** Seats that one place has in the stead of the usual ones. */
const seatsOfPlaces: Partial<Record<PlaceName, Partial<Record<SeatName, Seat>>>> = {
  stove: { armchair: leafyArmchair },
};

/** Only what lies flat can lie on a table or a sill too, and what is carried there. */
const highestOnShelf = 62;
const seated: readonly PoseName[] = ["sit", "loaf", "sleep", "wash", "stretch", "crouch"];

/** The seat of a name, where the pose and the ground allow it. */
export function seatFor(name: SeatName | undefined, pose: PoseName, place: PlaceName): Seat | undefined {
  if (name === undefined) return undefined;
  const seat = seatsOfPlaces[place]?.[name] ?? seats[name];
  if (!seated.includes(pose) && !seat.poses?.includes(pose)) return undefined;
  const isTooHigh = groundOf(place, pose) === "shelf" && !seat.isCarried && seat.height > highestOnShelf;
  if (isTooHigh || seat.places?.includes(place) === false) return undefined;
  return seat;
}

/** How much nearer than he a thing on his seat is. */
const nearer = 8;

/** The ground on top of a seat; things stay on the ground below, unless they lie on it with him, and company does. */
export const onTop = (ground: Ground, { height, scale, holds }: Seat): Ground => ({
  ...ground,
  y: ground.y - height,
  scale: Math.min(ground.scale, scale),
  things: holds ? ground.y - height + nearer : (ground.things ?? ground.y),
  ...(holds && { company: ground.things ?? ground.y }),
});

/** A seat up to this height lies under the feet of everybody who stands there too. */
const flatUpTo = 30;

/** The seat under the cat or, if it is flat, `spread` under everybody; and its two ends for the camera: on the ground, or as far below him as must be seen. */
export function seatUnder(easel: Easel, seat: Seat, layout: Layout) {
  const { x, half, foot } = standing(seat, layout);
  const drawn = seat.draw(easel, half, layout.direction);
  const [back, front] = [at(x, foot, drawn.back), at(x, foot, drawn.front)];
  const lowest = layout.cat.y + (seat.showsBelow ?? seat.height);
  const reach = half + (seat.showsBeside ?? 0);
  const seen = [x - reach, x + reach].map((end): [number, number] => [end, lowest]);
  return seat.height > flatUpTo ? { back, front, seen } : { spread: back, back: "", front, seen };
}

/** The middle of a seat, half its width, and where it stands. */
function standing(seat: Seat, { cat, body, laden }: Layout): { x: number; half: number; foot: number } {
  const { from, to } = seat.holds ? laden : body;
  return {
    x: (from + to) / 2,
    half: (to - from) / 2 + (seat.holds ? seat.overhang : edge),
    foot: cat.y + seat.height,
  };
}
