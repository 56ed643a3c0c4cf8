import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";
import { withHat } from "./upturned-hat.ts";

/** A seat of the place itself, which draws it and has its ground there. */
const ofPlace = { height: 0, scale: 1, overhang: 0, draw: () => behindHim("") } satisfies Seat;
const step: Seat = { ...ofPlace, holds: true, poses: ["back"], places: ["stairs"] };
const branch: Seat = { ...ofPlace, showsBelow: 170, poses: ["back", "walk"], places: ["courtyard"] };
const medicineCupboard: Seat = { ...ofPlace, showsBelow: 220, poses: ["back"], places: ["surgery"] };

const spreadBlanket: Seat = { ...ofPlace, places: ["desk"] };

/** Nothing but what is put down there. */
const theGround: Seat = { ...ofPlace, overhang: edge, draw: (easel, half) => behindHim(shadowUnder(easel, half)) };

export const ofPlaces = {
  step,
  branch,
  "spread blanket": spreadBlanket,
  "medicine cupboard": medicineCupboard,
  "upturned hat": withHat(theGround),
};
