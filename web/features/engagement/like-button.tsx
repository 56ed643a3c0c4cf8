import { type Mutation, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import { type PostCard, postLike, replacePost } from "#web/app/queries.ts";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

/** A heart with the number of likes: small in cards and at a story's end, large at its head. */
export function LikeButton({ post, size = "small" }: { post: PostCard; size?: "small" | "large" }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { liked, pending, change } = useLike(post.id);
  const [beating, setBeating] = useState(false);
  const likes = pending ? Math.max(0, post.likes + (liked ? 1 : -1)) : post.likes;
  const { title } = textsOf(post, language);
  return (
    <button
      className={`like like--${size} ${beating && liked ? "like--beating" : ""}`}
      type="button"
      aria-pressed={liked}
      // `disabled` would take the focus away from keyboard users.
      aria-disabled={pending}
      aria-label={`${t("like.label", { title })}, ${t("popular.likes", { count: likes })}`}
      onClick={() => {
        setBeating(!liked);
        change(!liked);
      }}
      onAnimationEnd={() => setBeating(false)}
    >
      <Icon name="heart" />
      <span>{likes}</span>
    </button>
  );
}

type Wish = Mutation<PublicPost, Error, boolean>;

/**
 * Whether this reader liked a story since the page was loaded, which only the page knows. It is the last mutation that has not
 * failed, so a press shows at once, a failure reverts it, and all buttons of one story agree.
 */
function useLike(id: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mutationKey = ["like", id];
  const wishes = useMutationState({ filters: { mutationKey }, select: ({ state }: Wish) => state });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (liked: boolean) => postLike(id, liked),
    onSuccess(post, liked) {
      replacePost(queries, post);
      if (liked) showToast({ title: t("like.liked"), description: t("like.likedText") });
    },
    onError(error) {
      console.warn(error);
      showToast({ title: t("like.failed"), description: t("like.failedText"), kind: "destructive" });
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const last = wishes.findLast(({ status }) => status === "pending" || status === "success");
  return {
    liked: last?.variables ?? false,
    pending: last?.status === "pending",
    change(liked: boolean) {
      if (queries.isMutating({ mutationKey }) === 0) mutate(liked);
    },
  };
}
