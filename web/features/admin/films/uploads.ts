// Uploads of films to the video platform.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import type { UploadOutcome } from "#api/video/publishing/model.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { showToast } from "#web/ui/toast.ts";
import { shortsStatusKey } from "../dialogs/shorts-status.ts";
import { codeOf, useFailureToast } from "../failure-words.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { joinSentences } from "../join-sentences.ts";
import { postsKey, refreshPosts } from "../queries.ts";

type Uploadable = Pick<AdminPostCard, "id" | "videoUrl" | "uploadedToYoutube">;

/** The post has a film that is not yet on the video platform. */
export const isUploadable = ({ videoUrl, uploadedToYoutube }: Uploadable) => Boolean(videoUrl) && !uploadedToYoutube;

export const uploadKey = (id: string) => [...postsKey, id, "upload"] as const;

/** Uploads a post's film as a short in one language. */
export function useUpload({ id }: Uploadable) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  const refresh = async () => {
    await Promise.all([refreshPosts(queries), queries.invalidateQueries({ queryKey: shortsStatusKey })]);
  };
  return useMutation({
    mutationKey: uploadKey(id),
    mutationFn: (language: Language) =>
      post<UploadOutcome>("/api/admin/youtube/upload", { body: { postId: id, language }, failure: "upload" }),
    async onSuccess({ youtubeUrl, notices = [] }) {
      await refresh();
      const noticeTexts = notices.map(({ message, hint }) => joinSentences(message, hint));
      const description = [t("posts.upload.doneText", { address: youtubeUrl }), ...noticeTexts].join(" – ");
      showToast({ title: t("posts.upload.done"), description });
    },
    async onError(error) {
      // The list was outdated.
      if (["NO_VIDEO", "ALREADY_UPLOADED"].includes(codeOf(error) ?? "")) await refresh();
      showFailure(error, t("posts.upload.failed"));
    },
  });
}
