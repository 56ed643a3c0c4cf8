import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Proposal, ProposalEstimate, ProposalRequest, Subject } from "#api/generation/proposals/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed, callAdmin, fetchAdmin } from "../call.ts";
import { codeOf } from "../failure-words.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { refreshPosts } from "../queries.ts";
import type { Present } from "./selection.ts";

/** The story of the library or the draft that a dialog is about. */
export type About = { subject: Subject; id: StoryId };

const addressOf = ({ subject, id }: About) => `/api/admin/${subject === "post" ? "posts" : "drafts"}/${id}`;
const proposalKey = ({ subject, id }: About) => ["/api/admin/proposal", subject, id] as const;

export const presentQuery = (about: About) =>
  queryOptions({
    queryKey: [...proposalKey(about), "present"] as const,
    queryFn: ({ signal }) => fetchAdmin<Present>(addressOf(about), { failure: "posts", signal }),
    staleTime: 0,
  });

/** The proposal that waits; null where there is none. */
export const proposalQuery = (about: About) =>
  queryOptions({
    queryKey: [...proposalKey(about), "proposal"] as const,
    queryFn: async ({ signal }) => {
      try {
        return await fetchAdmin<Proposal>(`${addressOf(about)}/proposal`, { failure: "proposal", signal });
      } catch (error) {
        if (codeOf(error) === "PROPOSAL_NOT_FOUND") return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export const estimateQuery = queryOptions({
  queryKey: ["/api/admin/proposal-estimate"] as const,
  queryFn: ({ signal }) => fetchAdmin<ProposalEstimate>("/api/admin/proposal-estimate", { signal }),
});

/** Has a proposal made. Who has closed the dialog meanwhile is told once it is there. */
export function useProposing(about: About, title: string) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const post = useIdempotentPost();
  return useMutation({
    mutationKey: [...proposalKey(about), "make"],
    mutationFn: (body: ProposalRequest) => post<Proposal>(`${addressOf(about)}/proposal`, { body, failure: "propose" }),
    onSuccess(proposal) {
      queries.setQueryData(proposalQuery(about).queryKey, proposal);
      showToast({ title: t("again.made"), description: title });
    },
  });
}

export function useDropping(about: About) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callAdmin(`${addressOf(about)}/proposal`, { method: "DELETE", failure: "proposal" }),
    onSuccess: () => queries.setQueryData(proposalQuery(about).queryKey, null),
  });
}

export type Taking = { rev: string; proposal: string; change: Partial<Record<string, string>> };
/** Null once it is saved; the story as it is now where somebody has changed the same fields. */
type Clash = { present: Present; conflicts: readonly string[] } | null;

/** Takes fields of a proposal, as an edit. */
export function useTaking(about: About) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ rev, proposal, change }: Taking): Promise<Clash> {
      try {
        await callAdmin(addressOf(about), { method: "PUT", body: { rev, proposal, ...change }, failure: "update" });
        queries.setQueryData(proposalQuery(about).queryKey, null);
        return null;
      } catch (error) {
        const { post, draft, conflicts = [] } = error instanceof CallFailed ? error.answer : {};
        const present = about.subject === "post" ? post : draft;
        if (codeOf(error) !== "EDIT_CONFLICT" || present === undefined) throw error;
        return { present, conflicts };
      }
    },
    onSettled: () => refreshPosts(queries),
  });
}
