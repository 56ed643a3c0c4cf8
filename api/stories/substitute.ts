import { contentHash } from "#api/platform/files/content-hash.ts";
import { withoutUndefined } from "./file/without-undefined.ts";
import type { Story } from "./model.ts";

// With REVIEW=on a slot gets a story of the house at once, so that it is never empty. An approved draft takes its place, unless
// somebody has edited it meanwhile, in the panel or in Git. Its mark is made of all that readers get of it, so any edit shows.

/** Notes in the story that it is a substitute. */
export const asSubstitute = (story: Story): Story => ({
  ...story,
  madeBy: { ...story.madeBy, substitute: markOf(story) },
});

/** Whether a story is a substitute as it was made, which may be replaced without a question. */
export const isSubstitute = (story: Story): boolean =>
  story.madeBy?.substitute !== undefined && story.madeBy.substitute === markOf(story);

/** The substitutes whose hour comes after an instant. `stories` begin with the newest; the older ones are not looked at. */
export function substitutesAfter(instant: Temporal.Instant, stories: Iterable<Story>): Story[] {
  const found: Story[] = [];
  for (const story of stories) {
    if (Temporal.Instant.compare(story.publishedAt, instant) <= 0) break;
    if (isSubstitute(story)) found.push(story);
  }
  return found;
}

function markOf({ id: _id, madeBy: _madeBy, ...shown }: Story): string {
  const fields = Object.entries(withoutUndefined(shown)).sort(([one], [other]) => (one < other ? -1 : 1));
  return contentHash(Buffer.from(JSON.stringify(fields)));
}
