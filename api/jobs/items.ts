import type { JobItem } from "./model.ts";

/** A job of thousands of items keeps the newest only, since each change is sent to every follower. */
const mostItems = 200;

/** Adds the item, or replaces the one with its id. */
export function withItem(items: readonly JobItem[], item: JobItem): JobItem[] {
  const known = items.some(({ id }) => id === item.id);
  if (known) return items.map((other) => (other.id === item.id ? item : other));
  if (items.length < mostItems) return [...items, item];
  // Failed items stay longest.
  const dropped = items.find(({ state }) => state === "done" || state === "skipped") ?? items[0];
  return [...items.filter((other) => other !== dropped), item];
}
