import type { Books } from "#api/books/books.ts";
import type { Engagement } from "#api/engagement/engagement.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openResponseCache, type ResponseCache } from "#api/platform/http/response-cache.ts";
import { changesAround } from "#api/schedule/answer-changes.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";

type Parts = {
  library: Pick<StoryLibrary, "nextReveal" | "onChange">;
  engagement: Pick<Engagement, "onLikes">;
  books: Pick<Books, "onChange">;
  clock: Clock;
};

/** The cache of what most readers ask, told of every change of stories and likes (docs/decisions/0018-finished-answers.md). */
export function openResponses({ library, engagement, books, clock }: Parts): ResponseCache {
  const nextChange = (now: Temporal.Instant) => {
    const [turn, reveal] = [changesAround(now).next, library.nextReveal(now)];
    return reveal && Temporal.Instant.compare(reveal, turn) < 0 ? reveal : turn;
  };
  const responses = openResponseCache({ clock, nextChange });
  library.onChange(responses.changed);
  engagement.onLikes(responses.likesChanged);
  books.onChange(responses.changed);
  return responses;
}
