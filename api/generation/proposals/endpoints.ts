import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import {
  contentRefusals,
  type Endpoint,
  type EndpointGroup,
  endpoint,
  json,
  serviceRefusals,
} from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyIdParameter } from "#api/stories/story-id.ts";
import { itemReporter } from "../job-items.ts";
import type { GenerationEvent } from "../model.ts";
import type { ProposalOrder } from "./make-proposal.ts";
import { Proposal, ProposalEstimate, ProposalRequest, type Subject } from "./model.ts";
import { type Proposals, proposalGone } from "./proposals.ts";

export type ProposalParts = {
  jobs: Jobs;
  proposals: Proposals;
  /** Makes a proposal and keeps it. */
  propose(order: ProposalOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  /** Throws CONFIG_INVALID. */
  estimateProposals(): Promise<ProposalEstimate>;
  /** The story or draft as it is. Throws STORY_NOT_FOUND, DRAFT_NOT_FOUND. */
  subjectOf(subject: Subject, id: StoryId): Promise<{ story: Story; rev: string }>;
};

const folders = { post: "posts", draft: "drafts" } as const;
const named = { post: "a story of the library", draft: "a draft" } as const;
const notFound = { post: "STORY_NOT_FOUND", draft: "DRAFT_NOT_FOUND" } as const;

/** Proposals: a story or draft told or drawn anew, for an editor to take all, some or nothing of (docs/again.md). */
export function proposalEndpoints(parts: ProposalParts): EndpointGroup {
  const estimate = endpoint({
    method: "get",
    path: "/api/admin/proposal-estimate",
    summary: "What a proposal usually costs, and whether its makers understand any wish",
    access: "publisher",
    answers: { 200: json("In US dollars; 0 where the house makes it.", ProposalEstimate) },
    refusals: ["CONFIG_INVALID"],
    handle: parts.estimateProposals,
  });
  return {
    title: "Proposals",
    schemas: { ProposalRequest, Proposal, ProposalEstimate },
    endpoints: [estimate, ...endpointsFor("post", parts), ...endpointsFor("draft", parts)],
  };
}

function endpointsFor(subject: Subject, parts: ProposalParts): Endpoint[] {
  const { jobs, proposals, propose, subjectOf } = parts;
  const at = { path: `/api/admin/${folders[subject]}/{id}/proposal`, params: { id: storyIdParameter } } as const;

  const make = endpoint({
    ...at,
    method: "post",
    access: "publisher",
    summary: `Have ${named[subject]} told or drawn anew, with a wish; the result is kept beside it as a proposal`,
    headers: idempotencyHeader,
    body: ProposalRequest,
    answers: { 200: json("The proposal.", Proposal) },
    refusals: [
      notFound[subject],
      "STORY_INVALID",
      "EDIT_CONFLICT",
      "JOB_CANCELLED",
      "KEY_REUSED",
      "WISH_NOT_UNDERSTOOD",
      "WISH_UNFULFILLED",
      "TEXT_REJECTED",
      "DICTIONARY_MISSING",
      "PICTURE_REJECTED",
      "CONFIG_INVALID",
      ...serviceRefusals,
      ...contentRefusals,
    ],
    async handle({ params: { id }, body, request, response }) {
      const { story, rev } = await subjectOf(subject, id);
      if (rev !== body.rev) throw changedMeanwhile(id);
      const asked = JSON.stringify(body);
      return jobs.run({
        kind: "propose",
        key: `${subject} ${id} ${asked}`,
        by: adminOf(response).username,
        idempotencyKey: idempotencyKeyOf(request),
        asked: `${subject} ${id} ${asked}`,
        async run({ signal, report }) {
          const round = await proposals.roundsOf(subject, id);
          const note = itemReporter(report);
          for await (const event of propose({ ...body, subject, story, round }, signal)) note(event);
          signal.throwIfAborted();
          report({ id, state: "done", note: story.titleEn });
          return kept(subject, id);
        },
      });
    },
  });
  const read = endpoint({
    ...at,
    method: "get",
    access: "editor",
    summary: `The proposal for ${named[subject]}`,
    answers: { 200: json("The proposal.", Proposal) },
    refusals: ["PROPOSAL_NOT_FOUND"],
    handle: ({ params: { id } }) => kept(subject, id),
  });
  const drop = endpoint({
    ...at,
    method: "delete",
    access: "editor",
    summary: `Drop the proposal for ${named[subject]}`,
    answers: { 200: json("It is gone.", Success) },
    async handle({ params: { id } }) {
      await proposals.drop(subject, id);
      return { success: true };
    },
  });
  return [make, read, drop];

  async function kept(of: Subject, id: StoryId): Promise<Proposal> {
    const found = await proposals.find(of, id);
    if (found === null) throw proposalGone(id);
    return found.proposal;
  }
}

function changedMeanwhile(id: StoryId): AppError {
  return new AppError("EDIT_CONFLICT", `${id} was changed meanwhile.`, {
    hint: "Look at it as it is now, then ask again. Nothing was made.",
  });
}
