import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#api/stories/bulk/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin } from "../call.ts";
import { codeOf } from "../failure-words.ts";
import { refreshPosts } from "../queries.ts";
import type { Choosable } from "./chosen.ts";

/** Actions for which something is made, so that each is a job of its own and none is undone by one commit. */
const addresses = {
  "hold-posts": (id: string) => `/api/admin/posts/${id}/hold`,
  "again-drafts": (id: string) => `/api/admin/drafts/${id}/again`,
};
export type OneByOneAction = keyof typeof addresses;
export const isOneByOne = (action: string): action is OneByOneAction => Object.hasOwn(addresses, action);

export type Outcome = { id: string; outcome: BulkOutcome["outcome"] | "closed" | "failed" };

/** Does something to one after the other. Resolves with what became of each; none is lost by another one's failure. */
export function useOneByOne() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ action, items }: { action: OneByOneAction; items: readonly Choosable[] }): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const { id, rev } of items) {
        const call = { method: "POST", body: { rev }, failure: "bulk" } as const;
        const outcome = await callAdmin(addresses[action](id), call).then(() => "done" as const, outcomeOf);
        outcomes.push({ id, outcome });
      }
      return outcomes;
    },
    onSuccess(outcomes, { action }) {
      const count = outcomes.filter(({ outcome }) => outcome === "done").length;
      if (count > 0) showToast({ title: t(`bulk.done.${action}`, { count }) });
    },
    onSettled: () => refreshPosts(queries),
  });
}

function outcomeOf(error: unknown): Outcome["outcome"] {
  switch (codeOf(error)) {
    case "EDIT_CONFLICT":
      return "conflict";
    case "STORY_NOT_FOUND":
    case "DRAFT_NOT_FOUND":
      return "missing";
    case "REVIEW_CLOSED":
      return "closed";
    case "STORY_EXISTS":
      return "refused";
    default:
      return "failed";
  }
}
