// What the list does to posts. Each deed names the post it is done to, so that a post's buttons know of it on every page.
import { type MutationKey, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { VideoOutcome } from "../../../api/shorts/model.ts";
import type { AdminPost, AdminPostCard } from "../../../api/stories/model.ts";
import { showToast } from "../../ui/toast.ts";
import { CallFailed, callAdmin } from "./call.ts";
import { useIdempotentPost } from "./idempotent-post.ts";
import { joinSentences } from "./join-sentences.ts";
import { postsKey, refreshPosts, useFailureTexts } from "./queries.ts";

/** Whether something with this key is under way, whoever began it in this tab. */
export const useUnderWay = (mutationKey: MutationKey): boolean =>
  useMutationState({ filters: { mutationKey, status: "pending" } }).length > 0;

/** Says that a deed came to nothing: in the server's words, or in those of the deed. */
export function useFailureToast() {
  const { t } = useTranslation("admin");
  return (error: Error, title: string = t("panel.error")) => {
    console.warn(error);
    // Whoever cancelled it knows.
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

/** Takes a post away. Answers the post as it is now where it was changed meanwhile, and null once it is gone. */
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

/** Has films made of posts' pictures; what the server says is no JSON counts as a failure too. */
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
