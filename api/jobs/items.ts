import type { JobItem } from "./model.ts";

/** A job of thousands of items is told by what happens now and happened last: each change is sent to everybody who watches. */
const mostItems = 200;

/** The items after this one was told: it takes the place of the one with its id, or comes last. */
export function withItem(items: readonly JobItem[], item: JobItem): JobItem[] {
  const known = items.some(({ id }) => id === item.id);
  if (known) return items.map((other) => (other.id === item.id ? item : other));
  if (items.length < mostItems) return [...items, item];
  // What went wrong is kept longest.
  const dropped = items.find(({ state }) => state === "done" || state === "skipped") ?? items[0];
  return [...items.filter((other) => other !== dropped), item];
}
