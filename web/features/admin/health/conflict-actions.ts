// What can be done with changes that were set aside.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AsideVersion } from "../../../../api/following/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../post-mutations.ts";
import { useFailureTexts } from "../queries.ts";
import { refreshHealth } from "./health-query.ts";

const address = "/api/admin/content/aside";

/** A version of a story, as it travels: the branded id is the server's. */
export type ConflictVersion = Omit<AsideVersion, "id"> & { id: string };

export function useRestoreVersion() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const failureTexts = useFailureTexts("restore");
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (version: ConflictVersion) =>
      callAdmin(`${address}/restore`, { ...failureTexts, method: "POST", body: version }),
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
  const failureTexts = useFailureTexts("discard");
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (name: string) =>
      callAdmin(`${address}?name=${encodeURIComponent(name)}`, { ...failureTexts, method: "DELETE" }),
    onSuccess: async () => {
      await refreshHealth(queries);
      showToast({ title: t("health.conflict.discarded") });
      // The button went with what it let go.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) => showFailure(error),
  });
}
