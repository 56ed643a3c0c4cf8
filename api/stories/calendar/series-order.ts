import { AppError } from "#api/platform/errors.ts";
import type { Story } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { readableStoryAt } from "../repository/committed-story.ts";

/** A story is continued within two weeks (`FrontMatter.continues`). */
const longestWait = { hours: 14 * 24 };

type Moving = {
  /** The stories as they will be. */
  moved: readonly Story[];
  /** The other stories that name them, as they will be. */
  referring: readonly Story[];
};

/** Throws STORY_NOT_MOVABLE where a story would come before the one that it continues, or more than two weeks after it. */
export async function refuseBrokenSeries(committed: Committed, { moved, referring }: Moving): Promise<void> {
  for (const story of [...moved, ...referring]) {
    const { continues } = story;
    if (continues === undefined) continue;
    const before = moved.find(({ id }) => id === continues) ?? (await readableStoryAt(committed, continues));
    if (before === null || isInOrder(before, story)) continue;
    throw new AppError("STORY_NOT_MOVABLE", `${story.titleEn} continues ${before.titleEn}.`, {
      hint: "A continuation comes within two weeks after the story that it continues. Choose a slot where it still does.",
    });
  }
}

function isInOrder(before: Story, story: Story): boolean {
  const [first, second] = [before, story].map(({ publishedAt }) => Temporal.Instant.from(publishedAt));
  if (first === undefined || second === undefined) return true;
  const latest = first.add(longestWait);
  return Temporal.Instant.compare(first, second) < 0 && Temporal.Instant.compare(second, latest) <= 0;
}
