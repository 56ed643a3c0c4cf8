import { type DeletedStory, StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { readableStory } from "../repository/committed-story.ts";
import type { FileDeletion } from "../repository/file-history.ts";

/** The stories whose files were deleted, in the same order. */
export async function deletedStories(
  committed: Committed,
  deletions: readonly FileDeletion[],
): Promise<DeletedStory[]> {
  const stories = await Promise.all(deletions.map((deletion) => deletedStory(committed, deletion)));
  return stories.filter((story) => story !== null);
}

/** Null for a file that is no story's. */
async function deletedStory(committed: Committed, deletion: FileDeletion): Promise<DeletedStory | null> {
  const { path, parent, time, author, blob } = deletion;
  const id = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "")).data;
  if (id === undefined || storyPath(id) !== path) return null;
  const last = await readableStory(committed, id, blob);
  const { titleEn = null, titlePl = null } = last?.story ?? {};
  return { id, titleEn, titlePl, at: new Date(time * 1000).toISOString(), author, commit: parent };
}
