import { isDeepStrictEqual } from "node:util";
import { formatStory } from "../file/story-file.ts";
import { type Story, type StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory } from "../repository/committed-story.ts";
import type { ContentChange } from "../repository/content-repository.ts";
import { messageOf } from "./message.ts";

/** Fields that programs set, and no form sends. They are computed from the current story, so that no other note is lost. */
export type StoryNotes = {
  /** The first word of the commit's message: "Film", "Upload", "Narration". */
  action: string;
  notes(story: Story): Pick<Partial<Story>, "videoUrl" | "youtube" | "narrations" | "madeBy">;
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
