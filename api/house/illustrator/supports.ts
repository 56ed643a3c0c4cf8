import type { Ground as GroundKind, PropName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { sharedBy } from "./company/company.ts";
import { groundOfHold, type Hold, holding, overhangOf as overhangOfHold } from "./company/hold.ts";
import type { Point } from "./curves.ts";
import type { Drawn } from "./drawn.ts";
import type { Easel } from "./easel.ts";
import type { Layout } from "./layout.ts";
import { halfOf } from "./props/put.ts";
import type { Seat } from "./scenery/seats/seat.ts";
import { onTop, seatFor, seatUnder } from "./scenery/seats.ts";
import type { Shelter } from "./scenery/shelters/shelter.ts";
import { overhangOf as overhangOfShelter, shelterFor, shelterOver, underIt } from "./scenery/shelters/shelters.ts";
import type { Ground, Scene } from "./stage.ts";

/** The things that he is on and under: a seat, or somebody's lap or arms; and a shelter. */
export type Supports = {
  seat: Seat | undefined;
  hold: Hold | undefined;
  shelter: Shelter | undefined;
  /** Whether somebody sits on the seat beside him. */
  isShared: boolean;
};

export function supportsOf(
  { pose, seat: seatName, hold, under, sits }: Drawn,
  place: PictureBrief["place"],
  ground: GroundKind,
): Supports {
  const seat = seatFor(seatName, pose, place);
  return {
    ...{ seat, hold, shelter: shelterFor(under, pose, ground) },
    isShared: sits === "beside" && seat?.forTwo === true,
  };
}

/** The most that he is scaled to beside somebody who sits or stands, so that he is no giant. */
const besidePeople = { beside: 0.9, "at the table": 1.05, standing: 0.9 };

/** The ground that he is on in a place with this ground. */
export function groundOn(
  ground: Ground,
  { seat, hold, shelter }: Supports,
  { person, shift }: { person: keyof typeof besidePeople | undefined } & Pick<Scene, "shift">,
): Ground {
  if (hold) {
    const held = groundOfHold(ground, hold, shift);
    return shelter ? underIt({ ...held, things: held.y }, shelter) : held;
  }
  const seated = seat ? onTop(ground, seat) : ground;
  const usual = shelter ? underIt(seated, shelter) : seated;
  return person ? { ...usual, scale: Math.min(usual.scale, besidePeople[person]) } : usual;
}

/** How far what he is on and under goes beyond him, on either side, if he is on or under something. */
export function overhangOn(ground: Ground, { seat, hold, shelter, isShared }: Supports): number | undefined {
  if (hold) return overhangOfHold(hold, ground);
  if (!seat && !shelter) return undefined;
  const ofSeat = seat && !isShared ? seat.overhang : 0;
  return Math.max(ofSeat, shelter ? overhangOfShelter(shelter) : 0);
}

/** The size of the things on his ground: what is up there with him is as far away as he is. */
export const shareOfThings = ({ seat }: Supports) => (seat?.holds ? seat.scale : 1);

/** Layers under everybody, behind him and before him, and what of them the camera must show, unless it is close. */
type Layers = { spread?: string; back: string; front: string; seen: readonly Point[] };
const nothing: Layers = { back: "", front: "", seen: [] };

/** The shelter over him and over the things; `company` is half the width of an animal with him. */
export const shelterLayers = (
  easel: Easel,
  { shelter, hold }: Supports,
  { layout, things, company }: { layout: Layout; things: readonly PropName[]; company: number | undefined },
): Layers =>
  shelter
    ? shelterOver(easel, shelter, layout, { things: things.map(halfOf), company, isHeld: hold !== undefined })
    : nothing;

/** The seat under him, or who has him in the lap or the arms. */
export function seatLayers(easel: Easel, { seat, hold, shelter, isShared }: Supports, layout: Layout): Layers {
  const { cat } = layout;
  if (hold) return holding(easel, hold, { ...layout, cat: { ...cat, y: cat.y + (shelter?.lift ?? 0) } });
  return seat ? seatUnder(easel, seat, isShared ? sharedBy(layout) : layout) : nothing;
}
