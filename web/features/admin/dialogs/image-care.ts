// Looking after all pictures: moving them to cloud storage, drawing the broken ones anew.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PictureCare } from "../../../../api/pictures/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { callAdmin } from "../call.ts";
import type { Ask } from "../confirm.tsx";
import { useFailureToast } from "../post-mutations.ts";
import { refreshPosts, useWords } from "../queries.ts";

export type ImageCare = "migrate" | "regenerate";
export const imageCareKey = (care: ImageCare) => ["/api/admin/images", care] as const;

/** Asks first, then does it and says what came of it. */
export function useImageCare(care: ImageCare, ask: Ask): () => Promise<void> {
  const { t } = useTranslation("admin");
  const words = useWords(care);
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  const { mutate } = useMutation({
    mutationKey: imageCareKey(care),
    mutationFn: async (idempotencyKey: string) => {
      const response = await callAdmin(`/api/admin/${care}-images`, { method: "POST", idempotencyKey, ...words });
      return (await response.json()) as PictureCare;
    },
    async onSuccess({ message, failed }) {
      await refreshPosts(queries);
      const reasons = failed.slice(0, 3).map(({ id, error }) => `${id}: ${error}`);
      showToast({
        title: t(failed.length > 0 ? `dialogs.${care}.failed` : `dialogs.${care}.done`),
        description: [message, ...reasons].join(" "),
        kind: failed.length > 0 ? "destructive" : "default",
      });
    },
    onError: (error) => sayFailure(error, t(`dialogs.${care}.failed`)),
  });
  return async () => {
    const isSure = await ask({
      title: t(`dialogs.${care}.title`),
      text: t(`dialogs.${care}.sure`),
      action: t(`dialogs.${care}.action`),
    });
    if (isSure) mutate(crypto.randomUUID());
  };
}
