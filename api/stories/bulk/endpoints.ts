import { z } from "zod";
import { authorOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { contentRefusals, type EndpointGroup, endpoint, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { ErrorBody } from "#api/platform/http/error-body.ts";
import { Rev } from "../post-input.ts";
import type { Bulk } from "./bulk.ts";
import { BulkAnswer, BulkOrder, RevertConflict } from "./model.ts";
import { ChangedSince } from "./reversal.ts";

const commitParameter = pathParameter(
  Rev,
  () => new AppError("VERSION_NOT_FOUND", "There is no such change of stories or drafts."),
);

const ConflictBody = ErrorBody.extend({ changed: z.array(RevertConflict).optional() });

/** Many stories or drafts at once, and back. */
export function bulkEndpoints({ bulk }: { bulk: Bulk }): EndpointGroup {
  const change = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/changes",
    summary: "Delete several stories, or approve, hold or delete several drafts, in one commit",
    body: BulkOrder,
    answers: { 200: json("What became of each; the commit can be reverted.", BulkAnswer) },
    refusals: contentRefusals,
    handle({ body, response }) {
      nameTarget(response, `${body.action}: ${body.items.map(({ id }) => id).join(", ")}`);
      return bulk.change(body, { by: authorOf(response) });
    },
  });
  const revert = endpoint({
    method: "post",
    access: "editor",
    path: "/api/admin/changes/{commit}/revert",
    summary: "Make the files of such a commit what they were before it, as a new commit",
    params: { commit: commitParameter },
    answers: {
      200: json("The new commit.", z.strictObject({ commit: z.string().nullable() })),
      409: json("Something has changed since, or it is too late; nothing was changed.", ConflictBody),
    },
    refusals: ["VERSION_NOT_FOUND", "EDIT_CONFLICT", "REVIEW_CLOSED", ...contentRefusals],
    async handle({ params, response }) {
      nameTarget(response, params.commit);
      try {
        return await bulk.revert(params.commit, { by: authorOf(response) });
      } catch (error) {
        if (!(error instanceof ChangedSince)) throw error;
        const { code, message, hint, conflicts } = error;
        throw new AppError(code, message, { hint, body: { changed: conflicts }, cause: error });
      }
    },
  });
  return { title: "Many at once", schemas: { BulkOrder, BulkAnswer, RevertConflict }, endpoints: [change, revert] };
}
