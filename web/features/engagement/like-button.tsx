import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import { type PostCard, replacePost } from "#web/app/queries.ts";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeLike, useLikeState } from "./likes.ts";

/** A heart with the number of likes: small in cards and at a story's end, large at its head. */
export function LikeButton({ post, size = "small" }: { post: PostCard; size?: "small" | "large" }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { liked, pending, change } = useLike(post);
  const [beating, setBeating] = useState(false);
  const likes = pending ? Math.max(0, post.likes + (liked ? 1 : -1)) : post.likes;
  const { title } = textsOf(post, language);
  return (
    <button
      className={`like like--${size} ${beating && liked ? "like--beating" : ""}`}
      type="button"
      // The first script recognises the story by it.
      value={post.id}
      aria-pressed={liked}
      // `disabled` would take the focus away from keyboard users.
      aria-disabled={pending}
      aria-label={`${t("like.label", { title })}, ${t("like.count", { count: likes })}`}
      onClick={() => {
        setBeating(!liked);
        void change();
      }}
      onAnimationEnd={() => setBeating(false)}
    >
      <Icon name="heart" />
      <span>{likes > 0 && likes}</span>
    </button>
  );
}

/** Whether this browser likes a story, and a press. A press shows at once, and a failure reverts it. */
function useLike(post: PostCard) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { liked, pending } = useLikeState(post.id);
  async function change() {
    const asked = await changeLike(post.id, (updated) => replacePost(queries, updated));
    if (asked === "liked") showToast({ title: t("like.liked"), description: t("like.likedText") });
    if (asked === "failed") {
      const description = t(navigator.onLine ? "like.failedText" : "newsletter.said.network");
      showToast({ title: t("like.failed"), description, kind: "destructive" });
    }
  }
  return { liked, pending, change };
}
