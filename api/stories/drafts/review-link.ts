import { z } from "zod";
import type { Signer } from "#api/platform/secret.ts";
import { closingOf } from "#api/schedule/slots.ts";
import { StoryId } from "../model.ts";
import { Rev } from "../post-input.ts";
import type { RevisedDraft } from "./drafts.ts";

// A link in a mail lets its holder read one draft and approve it, without a login: in one revision, and until the slot's close.

const purpose = "draft review";

export const reviewToken = ({ story, rev }: RevisedDraft, signer: Signer): string =>
  signer.sign(purpose, `${story.id}.${rev}.${closingOf(story).epochMilliseconds}`);

export const reviewPath = (token: string): string => `/review?token=${token}`;

const Linked = z.tuple([StoryId, Rev, z.coerce.number()]);

/** The draft and the revision that a token is for; null for one that is not ours, or is over. */
export function readReviewToken(
  token: string,
  { signer, now }: { signer: Signer; now: Temporal.Instant },
): { id: StoryId; rev: string } | null {
  const { data } = Linked.safeParse(signer.verify(purpose, token)?.split("."));
  if (data === undefined) return null;
  const [id, rev, until] = data;
  return now.epochMilliseconds < until ? { id, rev } : null;
}
