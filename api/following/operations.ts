import { Success } from "#api/platform/http/error-body.ts";
import { contentRefusals, type FeatureReference, json } from "#api/platform/http/operation.ts";
import { ConflictBranchName, ConflictVersion, Following, HookAnswer } from "./model.ts";

export const followingReference: FeatureReference = {
  title: "Following the remote",
  schemas: { Following, HookAnswer, AsideVersion: ConflictVersion },
  operations: [
    {
      method: "post",
      path: "/hooks/content",
      summary: "A Git host's notice of a push, signed as GitHub signs: the remote is looked at soon",
      access: "everybody",
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
    },
    {
      method: "delete",
      path: "/admin/content/aside",
      summary: "Forget changes that were set aside, here and at the remote",
      access: "administrators",
      query: ConflictBranchName,
      answers: { 200: json("They are gone.", Success) },
      refusals: ["NOTHING_ASIDE", ...contentRefusals],
    },
    {
      method: "post",
      path: "/admin/content/aside/restore",
      summary: "Bring a story's version that was set aside back, as a new commit",
      access: "administrators",
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
    },
  ],
};
