import { timeSlots } from "../../schedule/model.ts";
import { isInSeason, placeNames, propNames } from "../house-illustrator/repertoire.ts";
import type { Brief } from "../model.ts";

// Each is prime to the number of things in each season, of places and of kinds, so that neighbouring slots never have the same.
const strides = { thing: 7, place: 3, kind: 4 };
/** What a small story may be, whatever it is about. */
const kinds = [
  ...["a siege", "a misunderstanding", "a visit", "a wait", "a truce", "a small theft", "a lesson that fails"],
  ...["a debt that is paid", "a conversation of people that Mruk hears", "an inventory", "something that comes back"],
];
/** Whence days are counted. */
const someDay = Temporal.PlainDate.from("2000-01-01");

/**
 * A thing, a place and a kind that a story may begin with. Stories of a run are written side by side and know nothing of one another:
 * this is what keeps them apart.
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
