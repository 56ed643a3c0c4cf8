import { isDeepStrictEqual } from "node:util";
import type { Committed } from "./committed.ts";
import { committedStory } from "./committed-story.ts";
import type { ContentChange } from "./content-repository.ts";
import { messageOf } from "./message.ts";
import { type Story, type StoryId, storyPath } from "./model.ts";
import { formatStory } from "./story-file.ts";

/** Fields that programs set, and no form sends. They are computed from the current story, so that no other note is lost. */
export type StoryNotes = {
  /** The first word of the commit's message: "Film", "Upload". */
  action: string;
  notes(story: Story): Pick<Partial<Story>, "videoUrl" | "youtube" | "madeBy">;
};

/** The commit's content that adds notes to the current story; null where it has them already. */
export async function annotation(
  committed: Committed,
  id: StoryId,
  { action, notes }: StoryNotes,
): Promise<ContentChange | null> {
  const { story } = await committedStory(committed, id);
  const noted: Story = { ...story, ...notes(story) };
  if (isDeepStrictEqual(noted, story)) return null;
  const file = { path: storyPath(id), content: Buffer.from(formatStory(noted)) };
  return { files: [file], message: messageOf(action, noted) };
}
