import type { Story } from "./model.ts";

/**
 * The story without the narrations that this site keeps: their addresses name its id, and would open with whatever story has it
 * then. They are made again.
 */
export function withoutOwnNarrations<Kind extends Story>(story: Kind): Kind {
  const elsewhere = story.narrations?.filter(
    ({ url, marks }) => ![url, marks].some((file) => file.startsWith("/media/")),
  );
  return { ...story, narrations: elsewhere?.length ? elsewhere : undefined };
}
