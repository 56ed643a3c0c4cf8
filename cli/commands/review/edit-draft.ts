import { draftFields } from "#api/stories/drafts/model.ts";
import { changedFields } from "#api/stories/file/merge-stories.ts";
import { formatStory, parseStory } from "#api/stories/file/story-file.ts";
import { StoryFileError } from "#api/stories/file/story-file-error.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { ReviewDesk } from "#cli/context.ts";
import { type EditContext, editUntilValid } from "#cli/terminal/edit-until-valid.ts";
import { withKeptText } from "#cli/terminal/kept-text.ts";
import { note } from "#cli/terminal/terminal.ts";
import { type Answered, answered } from "./answer-draft.ts";

/** Opens a draft as a story's file in the editor until it can be read, and saves what was changed; null where nothing was. */
export async function editDraft(desk: ReviewDesk, id: StoryId, context: EditContext): Promise<Answered | null> {
  const { reviewing, by } = desk;
  const {
    story: { review: _, ...before },
    rev,
  } = await reviewing.read(id);
  return withKeptText({ name: `${id}.md`, text: formatStory(before) }, context, async (path) => {
    const change = await editUntilValid(path, (typed) => changeFrom(before, parseStory(id, typed)), context);
    if (change !== null) return answered("edited", await reviewing.edit(id, change, { rev, by }), desk);
    note(context.terminal, "Nothing was changed.");
    return null;
  });
}

/** The fields that were changed; null where none was. Throws a StoryFileError for one that stays with the slot. */
function changeFrom(before: Story, typed: Story): Partial<Story> | null {
  const changed = changedFields(before, typed);
  const fixed = changed.find((field) => !draftFields.some((known) => known === field));
  if (fixed !== undefined) throw new StoryFileError(`${fixed} cannot be changed in a draft`);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
