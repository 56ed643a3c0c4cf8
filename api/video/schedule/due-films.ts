// Which films a server makes and uploads by itself. Pure.
import { type Language, languages } from "#api/language/model.ts";
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
  const isDue = (story: Story) => !hasVideo(story) && (isOut(story, now) || !isSubstitute(story.id));
  return [...since(now.subtract(reach.film), stories)].filter(isDue).reverse();
}

export type DueUpload = { story: Story; language: Language };

/** The uploads of stories that came out lately, the oldest first. One whose video page was named by hand gets none. */
export function uploadsDue(stories: Iterable<Story>, { now, owns }: Pick<Situation, "now" | "owns">): DueUpload[] {
  const isDue = (story: Story) =>
    isOut(story, now) && story.youtubeLink === undefined && story.videoUrl !== undefined && owns(story.videoUrl);
  return [...since(now.subtract(reach.upload), stories)]
    .filter(isDue)
    .reverse()
    .flatMap((story) => languages.map((language) => ({ story, language })))
    .filter(({ story, language }) => !isUploadedIn(story, language));
}

const isOut = ({ publishedAt }: Story, now: Temporal.Instant) => Temporal.Instant.compare(publishedAt, now) <= 0;

/** The stories after an instant; the older ones are not looked at. */
function* since(instant: Temporal.Instant, stories: Iterable<Story>): Generator<Story, void> {
  for (const story of stories) {
    if (Temporal.Instant.compare(story.publishedAt, instant) <= 0) return;
    yield story;
  }
}
