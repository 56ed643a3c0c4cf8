import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { NarrationOutcome, NarrationsStatus } from "#api/narration/making/model.ts";
import type { Language } from "#web/i18n/languages.ts";
import { showToast } from "#web/ui/toast.ts";
import { fetchAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { postsKey, refreshPosts } from "../queries.ts";

export const narrationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, id, "narrations"] as const,
    queryFn: ({ signal }) =>
      fetchAdmin<NarrationsStatus>(`${postsKey[0]}/${id}/narrations`, { failure: "narrations", signal }),
    staleTime: 0,
  });

export const narratingKey = (id: string) => [...postsKey, id, "narrate"] as const;

type Wish = { language: Language; anew: boolean };

/** Has a post read aloud in one language. */
export function useNarrating(postId: string) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  return useMutation({
    mutationKey: narratingKey(postId),
    mutationFn: (wish: Wish) =>
      post<NarrationOutcome>("/api/admin/narrate", { body: { postId, ...wish }, failure: "narrate" }),
    async onSuccess(_, { language }) {
      await refreshPosts(queries);
      showToast({ title: t("narrations.title"), description: t(`narrations.made.${language}`) });
    },
    onError: (error) => showFailure(error),
  });
}
