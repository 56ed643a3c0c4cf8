import type { Clock } from "#api/platform/clock.ts";
import { closingOf, isClosed } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "../index/library.ts";
import { isSubstitute } from "../substitute.ts";
import type { RevisedDraft } from "./drafts.ts";
import type { AdminDraft } from "./model.ts";

type Parts = { library: Pick<StoryLibrary, "any">; clock: Clock };

/** A draft for the panel. */
export function adminDraft({ story, rev }: RevisedDraft, { library, clock }: Parts): AdminDraft {
  const current = library.any(story.id);
  return {
    ...story,
    rev,
    closesAt: closingOf(story).toString(),
    isClosed: isClosed(story, clock.now()),
    ...(current && {
      inSlot: { titleEn: current.titleEn, titlePl: current.titlePl, isSubstitute: isSubstitute(current) },
    }),
  };
}
