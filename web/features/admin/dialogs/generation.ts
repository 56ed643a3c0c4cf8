// Having stories made: what is sent, what comes back, and what is said of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MadeDay, MadePost, PostOrder } from "../../../../api/generation/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { useFailureToast } from "../post-mutations.ts";
import { refreshPosts, useWords } from "../queries.ts";
import { useSending } from "../sending.ts";

/** One story, or the stories of a day. */
export type Ordered = "generate" | "daily";
export const generationKey = (ordered: Ordered) => ["/api/admin/generate", ordered] as const;

export function useStoryGeneration(onClose: () => void) {
  const { t } = useTranslation("admin");
  const words = useWords("generate");
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  const sending = useSending();
  return useMutation({
    mutationKey: generationKey("generate"),
    mutationFn: async (body: PostOrder) =>
      (await (await sending("/api/admin/generate-post", { body, ...words })).json()) as MadePost,
    async onSuccess({ titleEn, videoGenerated, warnings = [] }, { includeVideo }) {
      onClose();
      await refreshPosts(queries);
      const isWithout = includeVideo && !videoGenerated;
      const made = isWithout ? t("dialogs.generate.doneWithoutVideo", { title: titleEn }) : titleEn;
      const description = [made, ...warnings.map(({ message }) => message)].join(" ");
      showToast({ title: t("dialogs.generate.done"), description });
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
      (await (await sending("/api/admin/generate-daily", { body: { date }, ...words })).json()) as MadeDay,
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
