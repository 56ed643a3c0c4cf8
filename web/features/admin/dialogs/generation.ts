// The mutations that generate stories, and the toasts for their results.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { MadeDay, MadePost, PostOrder } from "#api/generation/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { useFailureToast, useRefusalText } from "../failure-words.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { refreshPosts } from "../queries.ts";
import { useViewAction } from "../view-post.tsx";

/** One story, or the stories of a day. */
export type GenerationKind = "generate" | "daily";
export const generationKey = (kind: GenerationKind) => ["/api/admin/generate", kind] as const;

export function useStoryGeneration(onClose: () => void) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const refusalText = useRefusalText();
  const viewAction = useViewAction();
  const post = useIdempotentPost();
  return useMutation({
    mutationKey: generationKey("generate"),
    mutationFn: (body: PostOrder) => post<MadePost>("/api/admin/generate-post", { body, failure: "generate" }),
    async onSuccess({ id, publishedAt, titleEn, videoGenerated, warnings = [] }, { includeVideo }) {
      onClose();
      await refreshPosts(queries);
      const isWithout = includeVideo && !videoGenerated;
      const made = isWithout ? t("dialogs.generate.doneWithoutVideo", { title: titleEn }) : titleEn;
      const description = [made, ...warnings.map((warning) => refusalText(warning).message)].join(" ");
      showToast({ title: t("dialogs.generate.done"), description, action: viewAction({ id, publishedAt }) });
    },
    onError: (error) => showFailure(error),
  });
}

export function useDailyGeneration(onClose: () => void) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  return useMutation({
    mutationKey: generationKey("daily"),
    mutationFn: (date: string) => post<MadeDay>("/api/admin/generate-daily", { body: { date }, failure: "daily" }),
    async onSuccess({ posts, skipped, failed }) {
      onClose();
      await refreshPosts(queries);
      const texts = [
        t("dialogs.daily.made", { count: posts.length }),
        skipped.length > 0 && t("dialogs.daily.skipped", { count: skipped.length }),
        ...failed.map(({ error }) => error),
      ];
      showToast({
        title: failed.length > 0 ? t("panel.error") : t("dialogs.daily.done"),
        description: texts.filter(Boolean).join(" "),
        kind: failed.length > 0 ? "destructive" : "default",
      });
    },
    onError: (error) => showFailure(error),
  });
}
