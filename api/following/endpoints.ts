import { authorOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { contentRefusals, type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { Follower } from "./follower.ts";
import { ConflictBranchName, ConflictVersion, Following, HookAnswer } from "./model.ts";
import type { Receiver } from "./receiver.ts";

export type FollowingParts = {
  /** Null where the server follows no remote; then there are no conflict branches. */
  follower: Pick<Follower, "status" | "deleteConflictBranch"> | null;
  editing: Pick<Editing, "restore">;
  /** Null when nothing is followed, or no secret is configured. */
  receiver: Receiver | null;
};

/** A push notice of a library has a few kilobytes; GitHub's own limit is 25 MB. */
const noticeLimit = 5 * 1024 * 1024;

export function followingEndpoints(parts: FollowingParts): EndpointGroup {
  return {
    title: "Following the remote",
    schemas: { Following, HookAnswer, AsideVersion: ConflictVersion },
    endpoints: [noticeEndpoint(parts), ...conflictEndpoints(parts)],
  };
}

const noticeEndpoint = ({ receiver }: FollowingParts): Endpoint =>
  endpoint({
    method: "post",
    path: "/api/hooks/content",
    summary: "A Git host's notice of a push, signed as GitHub signs: the remote is looked at soon",
    access: "everybody",
    fromAnywhere: true,
    rate: rates.refusedNotices,
    headers: {
      "X-Hub-Signature-256": "`sha256=` and the HMAC of the body with CONTENT_WEBHOOK_SECRET, in hexadecimal.",
      "X-GitHub-Event": "`push` or `ping`; everything else is ignored.",
      "X-GitHub-Delivery": "The name of this delivery. What came before is ignored.",
    },
    upload: ["application/json", "application/x-www-form-urlencoded"],
    answers: {
      200: json("Nothing is to be done for it.", HookAnswer),
      202: json("The remote is looked at soon.", HookAnswer),
    },
    refusals: ["WEBHOOK_NOT_CONFIGURED", "WEBHOOK_NOT_SIGNED"],
    async handle({ request, response }) {
      if (receiver === null) throw notConfigured();
      const answer = await receiver.receive({
        header: (name) => request.get(name),
        body: () => readBytes(request, { limit: noticeLimit }),
      });
      if (answer.status === "accepted") response.status(202);
      return answer;
    },
  });

function conflictEndpoints({ follower, editing }: FollowingParts): Endpoint[] {
  const forget = endpoint({
    method: "delete",
    path: "/api/admin/content/aside",
    summary: "Delete a conflict branch, here and at the remote",
    access: "editor",
    // The name is in the query: it has slashes, and some proxies drop the body of a DELETE.
    query: ConflictBranchName,
    answers: { 200: json("They are gone.", Success) },
    refusals: ["NOTHING_ASIDE", ...contentRefusals],
    async handle({ query }) {
      if (follower === null) throw noConflictBranch();
      await follower.deleteConflictBranch(query.name);
      return { success: true };
    },
  });
  const restore = endpoint({
    method: "post",
    path: "/api/admin/content/aside/restore",
    summary: "Bring a story's version on a conflict branch back, as a new commit",
    access: "editor",
    body: ConflictVersion,
    answers: { 200: json("It is the story's newest version.", Success) },
    refusals: [
      "NOTHING_ASIDE",
      "STORY_NOT_FOUND",
      "VERSION_NOT_FOUND",
      "STORY_INVALID",
      "EDIT_CONFLICT",
      ...contentRefusals,
    ],
    async handle({ body: { name, commit, id }, response }) {
      const branch = (await follower?.status())?.aside.find((conflict) => conflict.name === name);
      if (!branch?.commits.some((each) => each.commit === commit && each.stories.includes(id)))
        throw noConflictBranch();
      await editing.restore(id, commit, { by: authorOf(response) });
      return { success: true };
    },
  });
  return [forget, restore];
}

const notConfigured = () =>
  new AppError("WEBHOOK_NOT_CONFIGURED", "This server takes no notices of pushes.", {
    hint: "Set CONTENT_REMOTE and CONTENT_WEBHOOK_SECRET, then start the server again.",
  });

const noConflictBranch = () =>
  new AppError("NOTHING_ASIDE", "There is no such change on a conflict branch.", { hint: "The panel shows what is." });
