// The mutations of the post list. Their keys contain the post's id, so every button of a post sees them.
import { type MutationKey, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import type { VideoOutcome } from "#api/video/publishing/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed, callAdmin } from "./call.ts";
import { useFailureToast } from "./failure-words.ts";
import { useIdempotentPost } from "./idempotent-post.ts";
import { postsKey, refreshPosts } from "./queries.ts";

/** Whether a mutation with this key is pending, started by any component of this tab. */
export const useUnderWay = (mutationKey: MutationKey): boolean =>
  useMutationState({ filters: { mutationKey, status: "pending" } }).length > 0;

export const deletionKey = (id: string) => [...postsKey, id, "delete"] as const;

/** Deletes a post. Resolves with the current post if it was changed meanwhile, and null once it is deleted. */
export function useDeletion(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    mutationFn: async ({ rev }: { rev: string | undefined }) => {
      try {
        const query = rev ? `?rev=${rev}` : "";
        await callAdmin(`${postsKey[0]}/${id}${query}`, { method: "DELETE", failure: "delete" });
        return null;
      } catch (error) {
        const isOutdated = error instanceof CallFailed && error.answer.code === "EDIT_CONFLICT";
        if (isOutdated && error.answer.post) return error.answer.post;
        throw error;
      }
    },
    onSettled: () => refreshPosts(queries),
  });
}

export const restorationKey = (id: string) => [...postsKey, id, "restore"] as const;

/** Restores a post as of a commit. `rev` is the current revision, as far as there is one. Fails when it was changed meanwhile. */
export function useRestoration(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: restorationKey(id),
    mutationFn: (body: { commit: string; rev?: string }) =>
      callAdmin(`${postsKey[0]}/${id}/restore`, { failure: "restore", method: "POST", body }),
    // A failure may mean that the list is outdated.
    onSettled: () => refreshPosts(queries),
  });
}

/** Makes a film of a post's pictures; with `voice`, one that speaks. */
export function useMakeVideo(order?: { voice: true }): (postId: string) => Promise<VideoOutcome> {
  const post = useIdempotentPost();
  return (postId) => post("/api/admin/generate-video", { body: { postId, ...order }, failure: "video" });
}
export const videoKey = (id: string) => [...postsKey, id, "video"] as const;

export function useVideoMutation({ id }: Pick<AdminPostCard, "id">, order?: { voice: true }) {
  const { t } = useTranslation("admin");
  const makeVideo = useMakeVideo(order);
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
