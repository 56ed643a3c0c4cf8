// Which films a server makes and uploads by itself. Pure.
import { type Language, languages } from "#api/language/model.ts";
import { dueStories, isOut, storiesSince } from "#api/stories/due-stories.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { hasVideo, isUploadedIn } from "../publishing/status.ts";

/** An older story without a film keeps none, and one whose upload could not be made for so long is left to a person. */
const reach = { film: { hours: 2 * 24 }, upload: { hours: 7 * 24 } };

type Situation = {
  now: Temporal.Instant;
  /** Whether a slot's story is a substitute that nobody has edited: an approved draft may still take its place. */
  isSubstitute(id: StoryId): boolean;
  /** Whether a film is one of the server's own: nobody else's is uploaded. */
  owns(videoUrl: string): boolean;
};

/**
 * The stories that are to get a film: those that wait for their hour and those that came out lately, the first to come out
 * first. A substitute gets one once its hour has come. `stories` begin with the newest.
 */
export function storiesToFilm(
  stories: Iterable<Story>,
  { now, isSubstitute }: Pick<Situation, "now" | "isSubstitute">,
): Story[] {
  return dueStories(stories, { now, isSubstitute, reach: reach.film, isMissing: (story) => !hasVideo(story) });
}

export type DueUpload = { story: Story; language: Language };

/** The uploads of stories that came out lately, the oldest first. One whose video page was named by hand gets none. */
export function uploadsDue(stories: Iterable<Story>, { now, owns }: Pick<Situation, "now" | "owns">): DueUpload[] {
  const isDue = (story: Story) =>
    isOut(story, now) && story.youtubeLink === undefined && story.videoUrl !== undefined && owns(story.videoUrl);
  return [...storiesSince(now.subtract(reach.upload), stories)]
    .filter(isDue)
    .reverse()
    .flatMap((story) => languages.map((language) => ({ story, language })))
    .filter(({ story, language }) => !isUploadedIn(story, language));
}
