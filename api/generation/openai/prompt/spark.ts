import type { Brief } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { company, forms, kinds, places } from "./circumstances.ts";
import { seasonal, situations } from "./situations.ts";

/** The first day of the count. */
const someDay = Temporal.PlainDate.from("2000-01-01");

/** The number of slots since the first day; further stories of a slot are moved along. */
export function slotNumber({ date, timeSlot, variant }: Pick<Brief, "date" | "timeSlot" | "variant">): number {
  const day = Math.abs(someDay.until(date).days);
  return day * timeSlots.length + timeSlots.indexOf(timeSlot) + (variant - 1) * 5;
}

/** One story in so many begins from a situation of its season. */
const slotsBetweenSeasonal = 12;

export type Spark = { situation: string; place: string; kind: string; company: string; form: string };

/**
 * A story's starting point. Stories of a run are written concurrently without knowing each other; this keeps them apart.
 * The lists have different prime lengths, so a combination does not return within 60 million slots.
 */
export function sparkOf(brief: Brief): Spark {
  const slot = slotNumber(brief);
  const isSeasonal = slot % slotsBetweenSeasonal === 0;
  return {
    situation: isSeasonal
      ? nth(seasonal[brief.season], slot / slotsBetweenSeasonal)
      : // Neighbours in a list resemble each other, hence the long steps.
        nth(situations, slot * 67),
    place: nth(places, slot * 17),
    kind: nth(kinds, slot * 12),
    company: nth(company, slot * 5),
    form: nth(forms, slot * 4),
  };
}

function nth(list: readonly string[], index: number): string {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}
