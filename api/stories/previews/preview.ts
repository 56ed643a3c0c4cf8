import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Reviewing } from "../drafts/reviewing.ts";
import type { StoryLibrary } from "../index/library.ts";
import type { Story, StoryId } from "../model.ts";
import { isSubstitute } from "../substitute.ts";
import type { PreviewTarget } from "./model.ts";
import { linkGone, type PreviewLinks } from "./preview-links.ts";

export type PreviewParts = {
  previewLinks: Pick<PreviewLinks, "open">;
  library: Pick<StoryLibrary, "any" | "find">;
  reviewing: Pick<Reviewing, "read">;
  clock: Clock;
};

/** What a link shows: a text that readers do not see yet, until when; or the story that they see by now. */
export type Preview =
  | { isPublic: false; story: Story; isDraft: boolean; until: string }
  | { isPublic: true; id: StoryId };

/** What the link of a token shows. Throws PREVIEW_LINK_UNKNOWN; PREVIEW_LINK_GONE also where its story was deleted. */
export async function previewOf(token: string, parts: PreviewParts): Promise<Preview> {
  const { expiresAt: until, ...target } = await parts.previewLinks.open(token);
  const draft = target.kind === "draft" ? await draftOf(target.story, parts) : null;
  if (draft) return { isPublic: false, story: draft, isDraft: true, until };
  const { library, clock } = parts;
  if (library.find(target.story, clock.now())) return { isPublic: true, id: target.story };
  const story = scheduled(target, library);
  if (story === null) throw linkGone();
  return { isPublic: false, story, isDraft: false, until };
}

/** The slot's story. An approved draft is one; where a draft was deleted, the house's story in its slot is another text. */
function scheduled({ kind, story: id }: PreviewTarget, library: PreviewParts["library"]): Story | null {
  const story = library.any(id);
  if (!story) return null;
  return kind === "draft" && isSubstitute(story) ? null : story;
}

async function draftOf(id: StoryId, { reviewing }: Pick<PreviewParts, "reviewing">): Promise<Story | null> {
  try {
    const { review: _, ...story } = (await reviewing.read(id)).story;
    return story;
  } catch (error) {
    if (error instanceof AppError && ["DRAFT_NOT_FOUND", "STORY_INVALID"].includes(error.code)) return null;
    throw error;
  }
}

/** The headers of everything that a preview link leads to: its address is a key, and nobody may keep what it shows. */
export const previewHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** The address of a link's page, without the site's origin and the language's prefix. */
export const previewPath = (token: string): string => `/preview?token=${encodeURIComponent(token)}`;

/** The address of the picture that a link shows. */
export const previewPicturePath = (token: string): string => `/preview/picture?token=${encodeURIComponent(token)}`;
