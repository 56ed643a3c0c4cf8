import { slotOf } from "#api/schedule/slots.ts";
import { picturePath, type StoryId, storyPath, tombstonePath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { notFound, readableStory, refuseUnseen } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { messageOf, shortMessage } from "./message.ts";

/** The text is the same in every clone, so that two deletions of the same story do not conflict. */
const tombstoneText = (id: StoryId) =>
  `The story ${id} was deleted by hand, so the schedule makes no other for its slot; to bring it back: mruk posts history ${id}, then mruk posts restore.\n`;

type Removal = { rev?: string | undefined; isShared(id: StoryId): boolean };

/** The commit's content that deletes a story, readable or not, with its picture. Throws STORY_NOT_FOUND and EDIT_CONFLICT. */
export async function removal(committed: Committed, id: StoryId, { rev, isShared }: Removal): Promise<ContentChange> {
  const entry = await committed.entry(storyPath(id));
  if (entry === null) throw notFound(id);
  const current = await readableStory(committed, id, entry.blob);
  if (current) await refuseUnseen(committed, current, rev);
  const files: FileChange[] = [{ path: storyPath(id) }];
  if (!isShared(id) && (await committed.entry(picturePath(id)))) files.push({ path: picturePath(id) });
  if (slotOf(id).variant === 1) files.push({ path: tombstonePath(id), content: Buffer.from(tombstoneText(id)) });
  return { files, message: current ? messageOf("Delete", current.story) : shortMessage("Delete", id) };
}
