import { AppError } from "#api/platform/errors.ts";
import { pathParameter } from "#api/platform/http/endpoint.ts";
import { StoryId } from "./model.ts";

export const storyNotFound = () => new AppError("STORY_NOT_FOUND", "There is no such story.");

/** The id of a story in an address. */
export const storyIdParameter = pathParameter(StoryId, storyNotFound);

/** Parses an id: an invalid one is one that no story has. Throws STORY_NOT_FOUND. */
export function storyIdOf(text: unknown): StoryId {
  const id = StoryId.safeParse(text);
  if (!id.success) throw storyNotFound();
  return id.data;
}
