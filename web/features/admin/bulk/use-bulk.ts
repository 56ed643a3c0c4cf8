import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BulkAction, BulkAnswer } from "#api/stories/bulk/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin, fetchAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { refreshPosts } from "../queries.ts";
import type { Choosable } from "./chosen.ts";

const address = "/api/admin/changes";

export type BulkCall = { action: BulkAction; items: readonly Choosable[] };

/** Does something to all of them at once. A toast says what was done and takes it back: it stays until it is used or closed. */
export function useBulk() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ action, items }: BulkCall) =>
      fetchAdmin<BulkAnswer>(address, {
        method: "POST",
        body: { action, items: items.map(({ id, rev }) => ({ id, rev })) },
        failure: "bulk",
      }),
    onSuccess({ commit, outcomes }, { action }) {
      const spares = outcomes.filter(({ outcome }) => outcome === "spare").length;
      const done = outcomes.filter(({ outcome }) => outcome === "done").length;
      if (commit === null) return;
      showToast({
        title: t(`bulk.done.${action}`, { count: done }),
        ...(spares > 0 && { description: t("bulk.spares", { count: spares }) }),
        action: { label: t("bulk.undo"), press: () => undo(commit) },
      });
    },
    // A failure may mean that the list is outdated.
    onSettled: () => refreshPosts(queries),
  });
}

/** Takes a change back by its commit. */
function useUndo(): (commit: string) => void {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationFn: (commit: string) => callAdmin(`${address}/${commit}/revert`, { method: "POST", failure: "undo" }),
    onSuccess: () => showToast({ title: t("bulk.undone") }),
    onError: (error) => showFailure(error),
    onSettled: () => refreshPosts(queries),
  });
  return mutate;
}
