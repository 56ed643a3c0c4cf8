// Maintenance of all pictures: moving them to cloud storage, redrawing broken ones.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PictureCare } from "#api/images/maintenance/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { fetchAdmin } from "../call.ts";
import type { Ask } from "../confirm.tsx";
import { useFailureToast } from "../failure-words.ts";
import { refreshPosts } from "../queries.ts";

export type ImageMaintenance = "migrate" | "regenerate";
export const imageMaintenanceKey = (task: ImageMaintenance) => ["/api/admin/images", task] as const;

/** Asks for confirmation, runs the task and shows its result. */
export function useImageMaintenance(task: ImageMaintenance, ask: Ask): () => Promise<void> {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationKey: imageMaintenanceKey(task),
    mutationFn: (idempotencyKey: string) =>
      fetchAdmin<PictureCare>(`/api/admin/${task}-images`, { method: "POST", idempotencyKey, failure: task }),
    async onSuccess({ message, failed }) {
      await refreshPosts(queries);
      const reasons = failed.slice(0, 3).map(({ id, error }) => `${id}: ${error}`);
      showToast({
        title: t(failed.length > 0 ? `dialogs.${task}.failed` : `dialogs.${task}.done`),
        description: [message, ...reasons].join(" "),
        kind: failed.length > 0 ? "destructive" : "default",
      });
    },
    onError: (error) => showFailure(error, t(`dialogs.${task}.failed`)),
  });
  return async () => {
    const isSure = await ask({
      title: t(`dialogs.${task}.title`),
      text: t(`dialogs.${task}.sure`),
      action: t(`dialogs.${task}.action`),
    });
    if (isSure) mutate(crypto.randomUUID());
  };
}
