import type { JobKind } from "#api/jobs/model.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import {
  type Call,
  contentRefusals,
  type Endpoint,
  endpoint,
  json,
  serviceRefusals,
} from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { AdminDraft, Hold, Remake } from "#api/stories/drafts/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import { storyIdParameter } from "#api/stories/story-id.ts";
import type { GenerationParts } from "./endpoints.ts";
import { itemReporter } from "./job-items.ts";
import { failureOf, outcomeOf, overtaken } from "./outcome.ts";
import type { Wanted } from "./plan.ts";

const longWork = {
  method: "post",
  params: { id: storyIdParameter },
  headers: idempotencyHeader,
} as const;
const refusals = ["JOB_CANCELLED", "KEY_REUSED", "EDIT_CONFLICT", "STORY_INVALID", ...contentRefusals] as const;

/** What makers do for drafts: another one, and a story of the house in the place of one that is held. */
export function draftMakingEndpoints(parts: GenerationParts): Endpoint[] {
  const again = endpoint({
    ...longWork,
    access: "publisher",
    path: "/api/admin/drafts/{id}/again",
    summary: "Have another draft made in the place of one, with a wish where there is one",
    body: Remake,
    answers: { 200: json("The new draft.", AdminDraft) },
    refusals: [
      ...refusals,
      "DRAFT_NOT_FOUND",
      "WISH_NOT_UNDERSTOOD",
      "WISH_UNFULFILLED",
      "TEXT_REJECTED",
      "PICTURE_REJECTED",
      "CONFIG_INVALID",
      ...serviceRefusals,
    ],
    handle({ params: { id }, body, request, response }) {
      const order = { kind: "remake-draft", id, asked: JSON.stringify(body) } as const;
      return made({ kind: "again", id, ...body }, order, { parts, request, response });
    },
  });
  const hold = endpoint({
    ...longWork,
    access: "editor",
    path: "/api/admin/posts/{id}/hold",
    summary: "Put a scheduled story aside: it becomes a held draft, and a story of the house takes its slot",
    body: Hold,
    answers: { 200: json("The held draft.", AdminDraft) },
    refusals: [...refusals, "STORY_NOT_FOUND", "STORY_EXISTS", "REVIEW_CLOSED"],
    async handle({ params: { id }, body, request, response }) {
      await parts.refuseHolding(id, body.rev);
      const order = { kind: "hold-story", id, asked: JSON.stringify(body) } as const;
      return made({ kind: "hold", id, ...body, by: authorOf(response) }, order, { parts, request, response });
    },
  });
  return [again, hold];
}

type Order = { kind: JobKind; id: StoryId; asked: string };
type Situation = { parts: GenerationParts } & Pick<Call, "request" | "response">;

/** Has it made as a job. Returns the draft of the slot. */
function made(
  wanted: Wanted,
  { kind, id, asked }: Order,
  { parts, request, response }: Situation,
): Promise<AdminDraft> {
  return parts.jobs.run({
    kind,
    key: id,
    by: adminOf(response).username,
    idempotencyKey: idempotencyKeyOf(request),
    asked,
    async run({ signal, report }) {
      const { failed, skipped } = await outcomeOf(parts.generate({ wanted }, signal), itemReporter(report));
      signal.throwIfAborted();
      if (failed[0]) throw failureOf(failed[0]);
      if (skipped[0]) throw overtaken(skipped[0]);
      return parts.adminDraft(id);
    },
  });
}
