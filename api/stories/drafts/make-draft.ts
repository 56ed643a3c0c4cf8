import { messageOf } from "../editing/message.ts";
import { formatDraft } from "../file/story-file.ts";
import { draftPath, draftPicturePath, type Story, type StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange, Publication } from "../repository/content-repository.ts";
import { draftAsRead } from "./drafts.ts";

/** A draft as it was made, at this instant. */
export type NewDraft = { story: Story; picture: Uint8Array; at: string };

/** A new draft's files, for `ContentRepository.publish`. */
export function draftPublication({ story, picture, at }: NewDraft): Publication {
  const { id } = story;
  const files = filesOf({ story, picture, at });
  return { id, folder: "drafts", files, message: messageOf("Draft", story) };
}

/**
 * The commit's content that puts another draft into the place of the one that was read in this revision. Throws DRAFT_NOT_FOUND,
 * EDIT_CONFLICT.
 */
export async function remaking(
  committed: Committed,
  id: StoryId,
  { rev, ...made }: NewDraft & { rev: string },
): Promise<ContentChange> {
  const { review } = await draftAsRead(committed, id, rev);
  return {
    files: filesOf({ ...made, round: roundAfter(review) }),
    message: messageOf("Draft again", made.story),
  };
}

/** The number of the draft that follows on one. */
export const roundAfter = ({ round = 1 }: { round?: number | undefined }): number => round + 1;

function filesOf({ story, picture, at, round }: NewDraft & { round?: number }) {
  const review = { state: "waiting" as const, at, ...(round !== undefined && { round }) };
  return [
    { path: draftPath(story.id), content: Buffer.from(formatDraft({ ...story, review })) },
    { path: draftPicturePath(story.id), content: picture },
  ];
}
