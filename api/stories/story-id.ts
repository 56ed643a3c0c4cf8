import { AppError } from "#api/platform/errors.ts";
import { pathParameter } from "#api/platform/http/endpoint.ts";
import { StoryId } from "./model.ts";

/** The id of a story in an address. */
export const storyIdParameter = pathParameter(
  StoryId,
  () => new AppError("STORY_NOT_FOUND", "There is no such story."),
);
