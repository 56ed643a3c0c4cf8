import { AppError } from "#api/platform/errors.ts";
import { type Draft, pathsIn, type Story, type StoryFolder, type StoryId, type StoryPaths } from "../model.ts";
import { formatDraft, formatStory, parseDraft, parseStory } from "./story-file.ts";

/** A kind of text file: where it lies, and how it is read and written. `parse` and `format` throw STORY_INVALID. */
export type FileKind<Kind extends Story> = {
  folder: StoryFolder;
  paths: StoryPaths;
  parse(id: StoryId, text: string): Kind;
  format(story: Kind): string;
  notFound(id: StoryId): AppError;
};

export const storyFile: FileKind<Story> = {
  folder: "stories",
  paths: pathsIn.stories,
  parse: parseStory,
  format: formatStory,
  notFound: (id) => new AppError("STORY_NOT_FOUND", `There is no story ${id}.`),
};

export const draftFile: FileKind<Draft> = {
  folder: "drafts",
  paths: pathsIn.drafts,
  parse: parseDraft,
  format: formatDraft,
  notFound: (id) => new AppError("DRAFT_NOT_FOUND", `There is no draft ${id}.`),
};
