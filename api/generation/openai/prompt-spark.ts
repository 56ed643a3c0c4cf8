import { timeSlots } from "#api/schedule/model.ts";
import { isInSeason, placeNames, propNames } from "../brief/repertoire.ts";
import type { Brief } from "../model.ts";

// The steps are coprime to the number of things in each season, of places and of kinds, so that neighbouring slots
// never share them.
const strides = { thing: 7, place: 3, kind: 4 };
/** Kinds of small story, independent of its subject. */
const kinds = [
  ...["a siege", "a misunderstanding", "a visit", "a wait", "a truce", "a small theft", "a lesson that fails"],
  ...["a debt that is paid", "a conversation of people that Mruk hears", "an inventory", "something that comes back"],
];
/** The first day of the count. */
const someDay = Temporal.PlainDate.from("2000-01-01");

/**
 * A thing, a place and a kind as a story's starting point. Stories of a run are written concurrently without knowing
 * each other; this keeps them apart.
 */
export function sparkOf({ date, timeSlot, variant, season }: Brief): { thing: string; place: string; kind: string } {
  const day = someDay.until(date).days;
  const slot = Math.abs(day) * timeSlots.length + timeSlots.indexOf(timeSlot) + (variant - 1) * 5;
  const things = propNames.filter((prop) => isInSeason(prop, season));
  return {
    thing: things[(slot * strides.thing) % things.length] ?? "mug",
    place: placeNames[(slot * strides.place) % placeNames.length] ?? "window sill",
    kind: kinds[(slot * strides.kind) % kinds.length] ?? "a wait",
  };
}
