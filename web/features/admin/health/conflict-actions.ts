// The mutations for branches of changes that could not be merged.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ConflictVersion as StoredConflictVersion } from "#api/following/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { refreshHealth } from "./health-query.ts";

const address = "/api/admin/content/aside";

/** A version of a story; the API's model brands the id, JSON does not. */
export type ConflictVersion = Omit<StoredConflictVersion, "id"> & { id: string };

export function useRestoreVersion() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (version: ConflictVersion) =>
      callAdmin(`${address}/restore`, { failure: "restore", method: "POST", body: version }),
    onSuccess: async () => {
      await refreshHealth(queries);
      showToast({ title: t("history.restored") });
    },
    onError: (error) => showFailure(error),
  });
}

export function useDiscardBranch() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (name: string) =>
      callAdmin(`${address}?name=${encodeURIComponent(name)}`, { failure: "discard", method: "DELETE" }),
    onSuccess: async () => {
      await refreshHealth(queries);
      showToast({ title: t("health.conflict.discarded") });
      // The pressed button is removed with its branch, so the focus needs another place.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(error),
  });
}
