import type { Random } from "#api/platform/random.ts";
import type { Inks } from "./inks.ts";

/** Returns an id that no other element of this picture has. */
export type NewId = () => string;

/** The inks, randomness and ids of one picture. Each picture has its own, so two can be drawn at once. */
export type Easel = {
  inks: Inks;
  random: Random;
  newId: NewId;
  /** Whether what is drawn is mirrored afterwards, so that a dial must be drawn the other way round. */
  isMirrored?: boolean;
};

export function freshIds(): NewId {
  let next = 0;
  return () => `i${(next++).toString(36)}`;
}
