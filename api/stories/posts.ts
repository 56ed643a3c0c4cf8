import { currentNarrations } from "#api/narration/current.ts";
import type { StoryIndex } from "./index/story-index.ts";
import type { PublicPost, Story, StoryId } from "./model.ts";
import { spokenFilmsOf } from "./spoken-film.ts";
import { storyIdOf, storyNotFound } from "./story-id.ts";
import type { TimedStory, Timeline } from "./timeline.ts";

/**
 * The story with this id, if readers may see it now. It throws the same STORY_NOT_FOUND for unknown, invalid and scheduled ids, so
 * that the answer does not reveal what is scheduled.
 */
export function publicStory(library: Pick<StoryIndex, "find">, text: unknown, now: Temporal.Instant): Story {
  const story = library.find(storyIdOf(text), now);
  if (!story) throw storyNotFound();
  return story;
}

/** The same without reading the story itself. */
export function publicEntry(timeline: Pick<Timeline, "find">, id: StoryId, now: Temporal.Instant): TimedStory {
  const entry = timeline.find(id, now);
  if (!entry) throw storyNotFound();
  return entry;
}

/** A story in the public API. Keys without a value are left out. */
export function publicPost(story: Story, likes: number): PublicPost {
  const { storyteller, illustrator, textModel, imageModel, film } = story.madeBy ?? {};
  const spoken = spokenFilmsOf(story);
  // YouTube would refuse to show a private video to readers.
  const youtubeLink = story.youtubeLink ?? story.youtube?.findLast(({ privacy }) => privacy !== "private")?.url;
  return {
    id: story.id,
    titleEn: story.titleEn,
    titlePl: story.titlePl,
    excerptEn: story.excerptEn,
    excerptPl: story.excerptPl,
    contentEn: story.contentEn,
    contentPl: story.contentPl,
    imageUrl: story.imageUrl,
    imageAlt: story.imageAlt,
    ...(story.imageAltPl !== undefined && { imageAltPl: story.imageAltPl }),
    ...(story.imageHash !== undefined && { imageHash: story.imageHash }),
    category: story.category,
    timeSlot: story.timeSlot,
    featured: story.featured,
    ...(story.videoUrl !== undefined && { videoUrl: story.videoUrl }),
    ...(story.videoUrl !== undefined && film && { videoSeconds: film.seconds, videoMaker: film.maker }),
    ...(spoken.length > 0 && { spokenVideo: Object.fromEntries(spoken.map(({ language, url }) => [language, url])) }),
    ...(youtubeLink !== undefined && { youtubeLink }),
    likes,
    publishedAt: story.publishedAt,
    ...(storyteller !== undefined &&
      illustrator !== undefined && {
        madeBy: {
          storyteller,
          illustrator,
          ...(textModel !== undefined && { textModel }),
          ...(imageModel !== undefined && { imageModel }),
        },
      }),
  };
}

/** The same with its narrations, for an answer about this story alone. */
export function singlePost(story: Story, likes: number): PublicPost {
  const narrations = currentNarrations(story).map(({ language, url, marks, seconds }) => {
    return { language, url, marks, seconds };
  });
  return { ...publicPost(story, likes), ...(narrations.length > 0 && { narrations }) };
}

/** The number of likes of each story. */
export const likesShown = (entries: readonly (TimedStory | undefined)[], likesOf: (id: StoryId) => number): number[] =>
  entries.map((entry) => (entry ? likesOf(entry.id) : 0));
