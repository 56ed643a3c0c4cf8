import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { contentRefusals, type EndpointGroup, endpoint, json, serviceRefusals } from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { storyIdOf, storyIdParameter } from "#api/stories/story-id.ts";
import { NarrationOrder, NarrationOutcome, NarrationsStatus } from "./making/model.ts";
import { narrationJob } from "./narration-job.ts";
import type { Narrations } from "./narrations.ts";

type Parts = { jobs: Pick<Jobs, "run">; narrations: Narrations };

export function narrationEndpoints({ jobs, narrations }: Parts): EndpointGroup {
  const status = endpoint({
    method: "get",
    path: "/api/admin/posts/{id}/narrations",
    summary: "A story's narrations, whether they are out of date, and who reads stories aloud here",
    access: "editor",
    params: { id: storyIdParameter },
    answers: { 200: json("The narrations by language.", NarrationsStatus) },
    refusals: ["STORY_NOT_FOUND"],
    handle: ({ params: { id } }) => narrations.status(id),
  });
  const narrate = endpoint({
    method: "post",
    path: "/api/admin/narrate",
    summary: "Have a story read aloud, in one language or in both",
    access: "publisher",
    headers: idempotencyHeader,
    body: NarrationOrder,
    answers: { 200: json("What came of each language.", NarrationOutcome) },
    refusals: [
      "STORY_NOT_FOUND",
      "VOICE_MISSING",
      "VOICE_FAILED",
      "FILM_TOOLS_MISSING",
      "EDIT_CONFLICT",
      "STORAGE_UNREACHABLE",
      "STORAGE_REFUSED",
      "STORAGE_MISMATCH",
      "JOB_CANCELLED",
      "KEY_REUSED",
      ...serviceRefusals,
      ...contentRefusals,
    ],
    handle({ body: { postId, ...wish }, request, response }) {
      const id = storyIdOf(postId);
      const by = authorOf(response);
      nameTarget(response, wish.language === undefined ? id : `${id} ${wish.language}`);
      return jobs.run({
        ...narrationJob(id, wish, { narrations, by }),
        by: adminOf(response).username,
        idempotencyKey: idempotencyKeyOf(request),
      });
    },
  });
  return {
    title: "Narrations",
    schemas: { NarrationOrder, NarrationOutcome, NarrationsStatus },
    endpoints: [status, narrate],
  };
}
