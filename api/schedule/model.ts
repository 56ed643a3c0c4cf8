// Slots. The module has no imports, so that every side of the product, the browser included, can share it.

/** The three publishing times of a Warsaw day, in order. */
export const timeSlots = ["morning", "afternoon", "evening"] as const;
export type TimeSlot = (typeof timeSlots)[number];

/** The full hour, Warsaw time, at which a slot's story is revealed. */
export const publishingHour: Record<TimeSlot, number> = { morning: 8, afternoon: 14, evening: 20 };

/** Every date and hour of the product is meant in this zone. */
export const warsawZone = "Europe/Warsaw";

/** One place in the schedule: a Warsaw date (`YYYY-MM-DD`) and a time of day. */
export type Slot = { date: string; timeSlot: TimeSlot };

/** A slot's time of day as HH:mm (specification, chapter 9): `08:00`. */
export const hourOf = (slot: TimeSlot): string => `${String(publishingHour[slot]).padStart(2, "0")}:00`;
