import type { Response } from "express";
import { z } from "zod";
import { authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentRefusals, type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { ErrorBody, Success } from "#api/platform/http/error-body.ts";
import { adminPost, type CountsOf } from "../admin-posts.ts";
import type { Taking } from "../editing/taking.ts";
import { withUploadedPicture } from "../editing/uploaded-picture.ts";
import type { StoryLibrary } from "../index/library.ts";
import { AdminPost, Draft } from "../model.ts";
import { EditConflict, type Revised } from "../repository/committed-story.ts";
import { storyIdParameter } from "../story-id.ts";
import { adminDraft } from "./admin-draft.ts";
import { SlotTaken } from "./approve-draft.ts";
import type { RevisedDraft } from "./drafts.ts";
import { AdminDraft, Approval, ApprovalOutcome, DraftAnswer, DraftChange, DraftList, Hold } from "./model.ts";
import type { Reviewing } from "./reviewing.ts";

export type DraftParts = {
  reviewing: Reviewing;
  /** Whether new stories wait for approval. */
  isReviewOn: boolean;
  library: Pick<StoryLibrary, "any">;
  countsOf: CountsOf;
  clock: Clock;
  /** The master that was uploaded or proposed under this address; null for every other address. Throws UPLOAD_GONE. */
  uploadedPicture(imageUrl: string): Promise<Uint8Array | null>;
  taking: Taking;
};

/** Two texts of 50,000 characters, however JSON writes them, and everything else. */
const bodyLimit = 1024 * 1024;

/** The answer to an answer that does not fit any more: the draft as it is now, or the story that is not to be overwritten. */
const ConflictBody = ErrorBody.extend({
  draft: AdminDraft.optional(),
  post: AdminPost.optional(),
  /** The fields that both have changed, where a change was refused. */
  conflicts: z.array(z.string()).optional(),
});
const conflict = { 409: json("The draft is another by now, or its slot has somebody's story.", ConflictBody) };

const ofOne = { access: "editor", params: { id: storyIdParameter } } as const;
const refusals = ["DRAFT_NOT_FOUND", "EDIT_CONFLICT", "STORY_INVALID", ...contentRefusals] as const;

/** The panel's endpoints of drafts, which wait for approval (docs/review.md). */
export function draftEndpoints(parts: DraftParts): EndpointGroup {
  return {
    title: "Drafts",
    schemas: { AdminDraft, DraftList, Approval, ApprovalOutcome, DraftConflict: ConflictBody },
    endpoints: [...readingEndpoints(parts), ...decidingEndpoints(parts)],
  };
}

function readingEndpoints({ reviewing, isReviewOn, ...parts }: DraftParts): Endpoint[] {
  const list = endpoint({
    method: "get",
    path: "/api/admin/drafts",
    summary: "The drafts that wait for approval, were held, or are spares",
    access: "editor",
    answers: { 200: json("In the order of their slots.", DraftList) },
    refusals: contentRefusals,
    async handle() {
      const drafts = await reviewing.drafts.all();
      return { isOn: isReviewOn, drafts: drafts.map((draft) => adminDraft(draft, parts)) };
    },
  });
  const one = endpoint({
    ...ofOne,
    method: "get",
    path: "/api/admin/drafts/{id}",
    summary: "One draft",
    answers: { 200: json("The draft.", AdminDraft) },
    refusals: ["DRAFT_NOT_FOUND", "STORY_INVALID", ...contentRefusals],
    handle: async ({ params }) => adminDraft(await reviewing.read(params.id), parts),
  });
  return [list, one];
}

function decidingEndpoints({ reviewing, uploadedPicture, taking, ...parts }: DraftParts): Endpoint[] {
  const toDraft = (draft: RevisedDraft) => adminDraft(draft, parts);
  const toPost = (story: Revised) => adminPost(story, { countsOf: parts.countsOf, now: parts.clock.now() });

  const approve = endpoint({
    ...ofOne,
    method: "post",
    path: "/api/admin/drafts/{id}/approve",
    summary: "Put a draft into its slot; after the slot's close, keep it as a spare",
    body: Approval,
    answers: { 200: json("What became of it.", ApprovalOutcome), ...conflict },
    refusals: [...refusals, "STORY_EXISTS"],
    handle: ({ params, body, response }) =>
      withConflict({ toDraft, toPost }, async () => {
        const approved = await reviewing.approve(params.id, { ...body, ...byOf(response) });
        if (approved.became === "story") return { became: "story", post: toPost(approved.story) };
        return { became: "spare", draft: toDraft(approved.draft) };
      }),
  });
  const hold = endpoint({
    ...ofOne,
    method: "post",
    path: "/api/admin/drafts/{id}/hold",
    summary: "Put a draft aside: nobody is asked about it again",
    body: Hold,
    answers: { 200: json("The draft, which is held now.", AdminDraft), ...conflict },
    refusals,
    handle: ({ params, body, response }) =>
      withConflict({ toDraft, toPost }, async () =>
        toDraft(await reviewing.hold(params.id, { ...body, ...byOf(response) })),
      ),
  });
  const change = endpoint({
    ...ofOne,
    method: "put",
    path: "/api/admin/drafts/{id}",
    summary: "Change the given fields; what others changed meanwhile stays or is a conflict",
    body: DraftChange,
    bodyLimit,
    answers: { 200: json("The draft as it is now.", AdminDraft), ...conflict },
    refusals: [...refusals, "UPLOAD_GONE", "PROPOSAL_NOT_FOUND"],
    handle: ({ params: { id }, body: { rev, proposal, ...change }, response }) =>
      withConflict({ toDraft, toPost }, () =>
        taking("draft", { id, proposal, change }, async (whole) => {
          const withPicture = await withUploadedPicture(whole, uploadedPicture);
          return toDraft(await reviewing.edit(id, withPicture, { ...byOf(response), rev }));
        }),
      ),
  });
  const remove = endpoint({
    ...ofOne,
    method: "delete",
    path: "/api/admin/drafts/{id}",
    summary: "Delete a draft; no other is made for its slot",
    body: DraftAnswer,
    answers: { 200: json("It is gone.", Success), ...conflict },
    refusals,
    handle: ({ params, body, response }) =>
      withConflict({ toDraft, toPost }, async () => {
        await reviewing.remove(params.id, { ...body, ...byOf(response) });
        return { success: true };
      }),
  });
  return [approve, hold, change, remove];
}

const byOf = (response: Response) => ({ by: authorOf(response) });

type Shapes = { toDraft(draft: RevisedDraft): AdminDraft; toPost(story: Revised): AdminPost };

/** Adds the draft as it is now, or the slot's story, to the response of a conflict. */
async function withConflict<Result>({ toDraft, toPost }: Shapes, decide: () => Promise<Result>): Promise<Result> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof SlotTaken) throw withBody(error, { post: toPost(error.current) });
    if (!(error instanceof EditConflict)) throw error;
    // Where a draft became a story meanwhile, that is what there is to look at.
    const { data: draft } = z.object({ story: Draft, rev: z.string() }).safeParse(error.current);
    const current = draft ? { draft: toDraft(draft) } : { post: toPost(error.current) };
    throw withBody(error, { ...current, ...(error.changed.length > 0 && { conflicts: error.changed }) });
  }
}

const withBody = (error: AppError, body: Record<string, unknown>) =>
  new AppError(error.code, error.message, { hint: error.hint, body, cause: error });
