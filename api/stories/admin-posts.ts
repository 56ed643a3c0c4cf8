import type { StoryCounts } from "#api/engagement/model.ts";
import type { Revised } from "./editing/editing.ts";
import type { AdminPost, AdminPostCard, StoryId } from "./model.ts";

export type CountsOf = (id: StoryId) => StoryCounts;

/** A story for the panel. */
export function adminPost(
  { story, rev }: Revised,
  { countsOf, now }: { countsOf: CountsOf; now: Temporal.Instant },
): AdminPost {
  const { likes, views, clicks } = countsOf(story.id);
  const youtubeLink = story.youtubeLink ?? story.youtube?.at(-1)?.url;
  const isPublished = Temporal.Instant.compare(Temporal.Instant.from(story.publishedAt), now) <= 0;
  return {
    ...story,
    ...(youtubeLink !== undefined && { youtubeLink }),
    uploadedToYoutube: (story.youtube?.length ?? 0) > 0,
    likes,
    viewCount: views,
    clickCount: clicks,
    rev,
    state: isPublished ? "published" : "scheduled",
  };
}

/** The post without the two texts, for lists. */
export function cardOf({ contentEn: _english, contentPl: _polish, ...card }: AdminPost): AdminPostCard {
  return card;
}
