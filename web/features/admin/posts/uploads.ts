// Films on their way to the video platform.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { UploadOutcome } from "../../../../api/shorts/model.ts";
import type { AdminPostCard } from "../../../../api/stories/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { CallFailed } from "../call.ts";
import { shortsStatusKey } from "../dialogs/shorts-status.ts";
import { inSentences } from "../in-sentences.ts";
import { useFailureToast } from "../post-mutations.ts";
import { postsKey, refreshPosts, useWords } from "../queries.ts";
import { useSending } from "../sending.ts";

export type UploadLanguage = "en" | "pl";
type Uploadable = Pick<AdminPostCard, "id" | "videoUrl" | "uploadedToYoutube">;

/** A film that is there and not yet on the video platform. */
export const isUploadable = ({ videoUrl, uploadedToYoutube }: Uploadable) => Boolean(videoUrl) && !uploadedToYoutube;

export const uploadKey = (id: string) => [...postsKey, id, "upload"] as const;

/** Why a post cannot be uploaded, as far as the list or the server knows. */
const refusals = { NO_VIDEO: "noVideo", ALREADY_UPLOADED: "already" } as const;

/** Uploads a post's film as a short in one language. */
export function useUpload({ id }: Uploadable) {
  const { t } = useTranslation("admin");
  const words = useWords("upload");
  const queries = useQueryClient();
  const sayFailure = useFailureToast();
  const sending = useSending();
  const refresh = async () => {
    await Promise.all([refreshPosts(queries), queries.invalidateQueries({ queryKey: shortsStatusKey })]);
  };
  return useMutation({
    mutationKey: uploadKey(id),
    mutationFn: async (language: UploadLanguage) => {
      const body = { postId: id, language };
      return (await (await sending("/api/admin/youtube/upload", { body, ...words })).json()) as UploadOutcome;
    },
    async onSuccess({ youtubeUrl, notices = [] }) {
      await refresh();
      const said = notices.map(({ message, hint }) => inSentences(message, hint));
      const description = [t("posts.upload.doneText", { address: youtubeUrl }), ...said].join(" – ");
      showToast({ title: t("posts.upload.done"), description });
    },
    async onError(error) {
      const code = error instanceof CallFailed ? error.answer.code : undefined;
      if (code !== "NO_VIDEO" && code !== "ALREADY_UPLOADED") return sayFailure(error, t("posts.upload.failed"));
      // The list did not know yet.
      await refresh();
      const why = refusals[code];
      showToast({ title: t(`posts.upload.${why}`), description: t(`posts.upload.${why}Text`), kind: "destructive" });
    },
  });
}
