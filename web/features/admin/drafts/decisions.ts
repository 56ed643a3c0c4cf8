import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminDraft, ApprovalOutcome } from "#api/stories/drafts/model.ts";
import type { AdminPost } from "#api/stories/model.ts";
import { CallFailed, callAdmin, fetchAdmin } from "../call.ts";
import { draftsKey, refreshPosts } from "../queries.ts";

export type Decision = { kind: "approve"; replaces?: string } | { kind: "hold" | "delete" };

/** Decides about the draft as it is shown. Resolves with what became of it. */
export function useDecision({ id, rev }: Pick<AdminDraft, "id" | "rev">) {
  const queries = useQueryClient();
  const address = `${draftsKey[0]}/${id}`;
  const failure = "decide";
  return useMutation({
    async mutationFn(decision: Decision): Promise<"story" | "spare" | "held" | "deleted"> {
      switch (decision.kind) {
        case "approve": {
          const body = { rev, ...(decision.replaces !== undefined && { replaces: decision.replaces }) };
          const call = { method: "POST", body, failure } as const;
          return (await fetchAdmin<ApprovalOutcome>(`${address}/approve`, call)).became;
        }
        case "hold":
          await callAdmin(`${address}/hold`, { method: "POST", body: { rev }, failure });
          return "held";
        case "delete":
          await callAdmin(address, { method: "DELETE", body: { rev }, failure });
          return "deleted";
      }
    },
    // A failure may mean that the list is outdated.
    onSettled: () => refreshPosts(queries),
  });
}

/** The story that somebody wrote or edited for the slot, as a refused approval names it. */
export const slotsStory = (error: unknown): AdminPost | undefined =>
  error instanceof CallFailed ? error.answer.post : undefined;
