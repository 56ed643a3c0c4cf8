// What can be done with changes that were set aside.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AsideVersion } from "../../../../api/following/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../post-mutations.ts";
import { useWords } from "../queries.ts";
import { refreshHealth } from "./health-query.ts";

const address = "/api/admin/content/aside";

/** A version of a story, as it travels: the branded id is the server's. */
export type KeptVersion = Omit<AsideVersion, "id"> & { id: string };

export function useBringingBack() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const words = useWords("restore");
  const sayFailure = useFailureToast();
  return useMutation({
    mutationFn: (version: KeptVersion) => callAdmin(`${address}/restore`, { ...words, method: "POST", body: version }),
    onSuccess: async () => {
      await refreshHealth(queries);
      showToast({ title: t("history.restored") });
    },
    onError: (error) => sayFailure(error),
  });
}

export function useLettingGo() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const words = useWords("letGo");
  const sayFailure = useFailureToast();
  return useMutation({
    mutationFn: (name: string) =>
      callAdmin(`${address}?name=${encodeURIComponent(name)}`, { ...words, method: "DELETE" }),
    onSuccess: async () => {
      await refreshHealth(queries);
      showToast({ title: t("health.aside.gone") });
      // The button went with what it let go.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) => sayFailure(error),
  });
}
