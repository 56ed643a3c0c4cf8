// Joins what keeps finished answers with those who know what to answer.
import type { Engagement } from "#api/engagement/engagement.ts";
import { languageAnswer } from "#api/language/answers.ts";
import type { Language } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import { openResponseCache, type ResponseCache } from "#api/platform/http/response-cache.ts";
import { turnsAround } from "#api/schedule/turns.ts";
import { type StoryAnswers, storyAnswers } from "#api/stories/answers.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";

/** What most readers ask, as bytes that are ready (docs/decisions/0018-finished-answers.md). */
export type Answers = {
  kept: ResponseCache;
  stories: StoryAnswers;
  language(language: Language): CachedResponse;
};

type Parts = {
  library: Pick<StoryLibrary, "timeline" | "nextReveal" | "onChange">;
  engagement: Pick<Engagement, "likesOf" | "onLikes">;
  clock: Clock;
};

export function openAnswers({ library, engagement, clock }: Parts): Answers {
  const nextChange = (now: Temporal.Instant) => {
    const [turn, reveal] = [turnsAround(now).next, library.nextReveal(now)];
    return reveal && Temporal.Instant.compare(reveal, turn) < 0 ? reveal : turn;
  };
  const kept = openResponseCache({ clock, nextChange });
  library.onChange(kept.changed);
  engagement.onLikes(kept.likesChanged);
  const stories = storyAnswers({ library, likesOf: engagement.likesOf, answers: kept });
  return { kept, stories, language: languageAnswer(kept) };
}
