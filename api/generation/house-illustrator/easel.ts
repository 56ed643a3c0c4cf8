import type { Inks } from "./inks.ts";
import type { Random } from "./random.ts";

/** Gives a name that no other element of this picture has. */
export type NewId = () => string;

/** What one picture is painted with. Each picture has its own, so two can be painted at once. */
export type Easel = { inks: Inks; random: Random; newId: NewId };

export function freshIds(): NewId {
  let next = 0;
  return () => `i${(next++).toString(36)}`;
}
