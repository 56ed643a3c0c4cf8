import { isDeepStrictEqual } from "node:util";
import type { Committed } from "./committed.ts";
import { committedStory } from "./committed-story.ts";
import type { ContentChange } from "./content-repository.ts";
import { messageOf } from "./message.ts";
import { type Story, type StoryId, storyPath } from "./model.ts";
import { formatStory } from "./story-file.ts";

/** What programs note of a story, and no form sends: told of the story as it is, so that nothing is lost that others note. */
export type Noted = {
  /** What the commit calls it: "Film", "Upload". */
  deed: string;
  notes(story: Story): Pick<Partial<Story>, "videoUrl" | "youtube" | "madeBy">;
};

/** The commit that notes something of a story as it is now; null where it is noted already. */
export async function annotation(
  committed: Committed,
  id: StoryId,
  { deed, notes }: Noted,
): Promise<ContentChange | null> {
  const { story } = await committedStory(committed, id);
  const noted: Story = { ...story, ...notes(story) };
  if (isDeepStrictEqual(noted, story)) return null;
  const file = { path: storyPath(id), content: Buffer.from(formatStory(noted)) };
  return { files: [file], message: messageOf(deed, noted) };
}
