import type { Story, StoryId } from "../../stories/model.ts";
import type { Likeness } from "../model.ts";

/** As much of a story as can be compared. */
export type Told = Pick<Story, "contentEn" | "contentPl">;

/** Every earlier story's fingerprint, to find the one that a new text is most like. */
export type LikenessIndex = {
  /** The most alike of all stories that are in the index, but this one itself. */
  nearest(text: Told, besides: StoryId): Likeness;
  /** Takes a story in that has just passed, so that those of the same run are compared too. */
  add(id: StoryId, text: Told): void;
};

type Options = {
  /** Where fingerprints are kept between runs; whatever is wrong there is made anew. */
  cachePath: string;
  stories: Iterable<Told & { id: StoryId }>;
};

export async function openLikenessIndex(_options: Options): Promise<LikenessIndex> {
  throw new Error("later");
}
