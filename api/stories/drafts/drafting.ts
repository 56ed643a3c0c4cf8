import type { StoryLibrary } from "../index/library.ts";
import type { Story, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange, ContentRepository, Publication } from "../repository/content-repository.ts";
import { asSubstitute, isSubstitute, substitutesAfter } from "../substitute.ts";
import { type Drafts, openDrafts } from "./drafts.ts";
import { type Holding, holding } from "./hold-story.ts";
import { draftPublication, type NewDraft, remaking, roundAfter } from "./make-draft.ts";

/** What those who make stories need to know of drafts and substitutes, and how they keep them. */
export type Drafting = {
  drafts: Drafts;
  /** Whether a slot's story is a substitute that nobody has edited. */
  hasSubstitute(id: StoryId): boolean;
  /** The substitutes whose hour is ahead. */
  substitutes(now: Temporal.Instant): Story[];
  asSubstitute(story: Story): Story;
  publication(made: NewDraft): Publication;
  /** Puts another draft in the place of one. */
  remaking(committed: Committed, id: StoryId, made: NewDraft & { rev: string }): Promise<ContentChange>;
  /** Puts a substitute in the place of a story, which becomes a held draft. */
  holding(committed: Committed, id: StoryId, order: Holding): Promise<ContentChange>;
  roundAfter: typeof roundAfter;
};

type Parts = { content: Pick<ContentRepository, "committed">; library: Pick<StoryLibrary, "any" | "all"> };

export function openDrafting({ content, library }: Parts): Drafting {
  return {
    drafts: openDrafts({ content }),
    hasSubstitute(id) {
      const story = library.any(id);
      return story !== undefined && isSubstitute(story);
    },
    substitutes: (now) => substitutesAfter(now, library.all()),
    asSubstitute,
    publication: draftPublication,
    remaking,
    holding,
    roundAfter,
  };
}
