import type { Revised } from "#api/stories/editing/editing.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { PostChanges } from "../context.ts";
import { type EditContext, editUntilValid } from "../terminal/edit-until-valid.ts";
import { withKeptText } from "../terminal/kept-text.ts";
import { note } from "../terminal/terminal.ts";

/**
 * Opens a story's file in the editor until it can be read, and saves it; null where nothing was changed. A text that cannot be
 * saved stays in its temporary file, whose path is shown.
 */
export async function editPost(
  id: StoryId,
  { editing, by }: PostChanges,
  context: EditContext,
): Promise<Revised | null> {
  const { text, rev } = await editing.readFile(id);
  const parse = (typed: string): string => {
    parseStory(id, typed);
    return typed;
  };
  return withKeptText({ name: `${id}.md`, text }, context, async (path) => {
    const typed = await editUntilValid(path, parse, context);
    if (typed !== text) return editing.rewrite(id, { text: typed, rev }, { by });
    note(context.terminal, "Nothing was changed.");
    return null;
  });
}
