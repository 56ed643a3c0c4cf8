import type { Story, StoryId } from "../model.ts";
import { likesShown, publicPost } from "../posts.ts";
import type { TimedStory, Timeline } from "../timeline.ts";
import type { PostCard } from "./model.ts";

/** The library as readers see it at an instant. */
export type Moment = { timeline: Timeline; now: Temporal.Instant };
/** The same with the likes. */
export type View = Moment & { likesOf(id: StoryId): number };

/** The content of a page of the archive: no story is read before the answer is asked for. */
export type Collection<Answer> = {
  /** The answer is the same as long as these are. */
  dependencies: readonly unknown[];
  answer(): Answer;
};

export const coverOf = ({ story: { imageUrl, imageHash } }: TimedStory): Pick<Story, "imageUrl" | "imageHash"> => ({
  imageUrl,
  ...(imageHash !== undefined && { imageHash }),
});

/** The stories as cards, and what cards depend on. */
export function cardsOf(entries: readonly TimedStory[], { likesOf }: View) {
  return {
    dependencies: [...entries, ...likesShown(entries, likesOf)],
    cards: () => entries.map(({ story }) => cardOf(publicPost(story, likesOf(story.id)))),
  };
}

const cardOf = ({ contentEn: _en, contentPl: _pl, ...card }: ReturnType<typeof publicPost>): PostCard => card;
