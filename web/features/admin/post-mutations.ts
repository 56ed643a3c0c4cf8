// The mutations of the post list. Their keys contain the post's id, so every button of a post sees them.
import { type MutationKey, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminPost, AdminPostCard } from "#api/stories/model.ts";
import type { VideoOutcome } from "#api/video/publishing/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed, callAdmin } from "./call.ts";
import { useIdempotentPost } from "./idempotent-post.ts";
import { joinSentences } from "./join-sentences.ts";
import { postsKey, refreshPosts, useFailureTexts } from "./queries.ts";

/** Whether a mutation with this key is pending, started by any component of this tab. */
export const useUnderWay = (mutationKey: MutationKey): boolean =>
  useMutationState({ filters: { mutationKey, status: "pending" } }).length > 0;

/** Shows a failed call: the server's message and hint, or the failure text. */
export function useFailureToast() {
  const { t } = useTranslation("admin");
  return (error: Error, title: string = t("panel.error")) => {
    console.warn(error);
    // The administrator cancelled the job, so this is no error.
    if (error instanceof CallFailed && error.answer.code === "JOB_CANCELLED") {
      showToast({ title: t("jobs.cancelled"), description: error.message });
      return;
    }
    const { message } = error;
    const hint = error instanceof CallFailed ? error.answer.hint : undefined;
    const description = hint === undefined ? message : joinSentences(message, hint);
    showToast({ title, description, kind: "destructive" });
  };
}

export const deletionKey = (id: string) => [...postsKey, id, "delete"] as const;

/** Deletes a post. Resolves with the current post if it was changed meanwhile, and null once it is deleted. */
export function useDeletion(id: string) {
  const failureTexts = useFailureTexts("delete");
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    mutationFn: async ({ rev }: { rev: string | undefined }) => {
      try {
        const query = rev ? `?rev=${rev}` : "";
        await callAdmin(`${postsKey[0]}/${id}${query}`, { method: "DELETE", ...failureTexts });
        return null;
      } catch (error) {
        const isOutdated = error instanceof CallFailed && error.answer.code === "EDIT_CONFLICT";
        if (isOutdated && error.answer.post) return error.answer.post as AdminPost;
        throw error;
      }
    },
    onSettled: () => refreshPosts(queries),
  });
}

/** Makes a film of a post's pictures. A response that is no JSON counts as a failure too. */
export function useMakeVideo(): (postId: string) => Promise<VideoOutcome> {
  const failureTexts = useFailureTexts("video");
  const post = useIdempotentPost();
  return async (postId) => {
    const response = await post("/api/admin/generate-video", { body: { postId }, ...failureTexts });
    return (await response.json().catch(() => {
      throw new CallFailed(failureTexts.failure, response.status);
    })) as VideoOutcome;
  };
}
export const videoKey = (id: string) => [...postsKey, id, "video"] as const;

export function useVideoMutation({ id }: Pick<AdminPostCard, "id">) {
  const { t } = useTranslation("admin");
  const makeVideo = useMakeVideo();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationKey: videoKey(id),
    mutationFn: () => makeVideo(id),
    async onSuccess({ success, message }) {
      if (success) await refreshPosts(queries);
      showToast({
        title: t(success ? "posts.video.made" : "posts.video.title"),
        description: message || t("posts.video.pending"),
      });
    },
    onError: (error) => showFailure(error),
  });
}
