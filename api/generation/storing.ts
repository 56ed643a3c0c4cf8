import type { Clock } from "#api/platform/clock.ts";
import type { Drafting } from "#api/stories/drafts/drafting.ts";
import type { Story } from "#api/stories/model.ts";
import type { Committed } from "#api/stories/repository/committed.ts";
import type { ContentChange, ContentRepository, Publication } from "#api/stories/repository/content-repository.ts";
import { publicationOf } from "./make-story.ts";
import type { PlannedStory } from "./plan.ts";

/** A story as it was made, its master picture, and what it was made for. */
export type Made = { story: Story; picture: Uint8Array; planned: PlannedStory };

type Stores = {
  content: Pick<ContentRepository, "publish" | "change">;
  formatStory(story: Story): string;
  review?: Drafting | undefined;
  clock: Clock;
};

/** What was made, as files, and as a commit, whose id `commit` resolves to. It throws STORY_EXISTS, EDIT_CONFLICT and others. */
export type Storing = { publication: Publication; commit(): Promise<string | null> };

/** How to store what was made: in the library, among the drafts, or in the place of what an editor has read. */
export function storingOf(made: Made, stores: Stores): Storing {
  const { story, picture, planned } = made;
  const { review, formatStory } = stores;
  if (planned.as === undefined || review === undefined) {
    return publishing(publicationOf(story, picture, formatStory), stores);
  }
  return planned.as === "draft" ? draftStoring(made, stores, review) : substituteStoring(made, stores, review);
}

function draftStoring({ story, picture, planned }: Made, stores: Stores, review: Drafting): Storing {
  const { id, remakes } = planned;
  const draft = { story, picture, at: stores.clock.now().toString() };
  const publication = review.publication(draft);
  if (remakes === undefined) return publishing(publication, stores);
  return changing(publication, stores, (committed) => review.remaking(committed, id, { ...draft, rev: remakes.rev }));
}

function substituteStoring({ story, picture, planned }: Made, stores: Stores, review: Drafting): Storing {
  const { id, holds } = planned;
  const substitute = review.asSubstitute(story);
  const publication = publicationOf(substitute, picture, stores.formatStory);
  if (holds === undefined) return publishing(publication, stores);
  const { rev, by, note } = holds;
  return changing(publication, stores, (committed) => {
    const now = stores.clock.now();
    const said = { at: now.toString(), ...(by !== undefined && { by }), ...(note !== undefined && { note }) };
    return review.holding(committed, id, { rev, review: said, now, substitute, picture });
  });
}

const publishing = (publication: Publication, { content }: Stores): Storing => ({
  publication,
  commit: async () => (await content.publish(publication)).commit,
});

const changing = (
  publication: Publication,
  { content }: Stores,
  decide: (committed: Committed) => Promise<ContentChange>,
): Storing => ({ publication, commit: async () => (await content.change(decide)).id });
