// Having stories made: what is sent, what comes back, and what is said of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MadeDay, MadePost, PostOrder } from "../../../../api/generation/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { CallFailed, callAdmin } from "../call.ts";
import { useFailureToast } from "../posts/deeds.ts";
import { refreshPosts, useWords, type Words } from "../queries.ts";

/** One story, or the stories of a day. */
export type Ordered = "generate" | "daily";
export const generationKey = (ordered: Ordered) => ["/api/admin/generate", ordered] as const;

/**
 * Sends orders. The same order goes out under the same key until the server has answered it, so whoever presses again after
 * a broken connection gets what was made meanwhile, and whoever was refused can try anew.
 */
function useSending() {
  const latest = useRef({ order: "", key: "" });
  return async (address: string, { body, ...words }: Words & { body: object }): Promise<unknown> => {
    const order = JSON.stringify(body);
    if (latest.current.order !== order) latest.current = { order, key: crypto.randomUUID() };
    try {
      const idempotencyKey = latest.current.key;
      return await (await callAdmin(address, { method: "POST", body, idempotencyKey, ...words })).json();
    } catch (error) {
      if (error instanceof CallFailed && error.status > 0) latest.current = { order: "", key: "" };
      throw error;
    }
  };
}

export function useStoryGeneration(onClose: () => void) {
  const { t } = useTranslation("admin");
  const words = useWords("generate");
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  const sending = useSending();
  return useMutation({
    mutationKey: generationKey("generate"),
    mutationFn: async (body: PostOrder) => (await sending("/api/admin/generate-post", { body, ...words })) as MadePost,
    async onSuccess({ titleEn, videoGenerated }, { includeVideo }) {
      onClose();
      await refreshPosts(queries);
      const isWithout = includeVideo && !videoGenerated;
      showToast({
        title: t("dialogs.generate.done"),
        description: isWithout ? t("dialogs.generate.doneWithoutVideo", { title: titleEn }) : titleEn,
      });
    },
    onError: (error) => sayFailure(error),
  });
}

export function useDailyGeneration(onClose: () => void) {
  const { t } = useTranslation("admin");
  const words = useWords("daily");
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  const sending = useSending();
  return useMutation({
    mutationKey: generationKey("daily"),
    mutationFn: async (date: string) =>
      (await sending("/api/admin/generate-daily", { body: { date }, ...words })) as MadeDay,
    async onSuccess({ posts, skipped, failed }) {
      onClose();
      await refreshPosts(queries);
      const said = [
        t("dialogs.daily.made", { count: posts.length }),
        skipped.length > 0 && t("dialogs.daily.skipped", { count: skipped.length }),
        ...failed.map(({ error }) => error),
      ];
      showToast({
        title: failed.length > 0 ? t("panel.error") : t("dialogs.daily.done"),
        description: said.filter(Boolean).join(" "),
        kind: failed.length > 0 ? "destructive" : "default",
      });
    },
    onError: (error) => sayFailure(error),
  });
}
