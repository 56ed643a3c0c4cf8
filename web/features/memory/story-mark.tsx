import { useTranslation } from "react-i18next";
import type { PostCard } from "#web/app/queries.ts";
import { Icon } from "#web/ui/icons.tsx";
import { useMemory } from "./memory.ts";

/** Whether a story came out since the reader's last visit and was not read yet. */
export const isNew = (post: PostCard, { read, lastVisit }: Pick<ReturnType<typeof useMemory>, "read" | "lastVisit">) =>
  lastVisit !== null && !read.has(post.id) && Date.parse(post.publishedAt) > lastVisit;

/** A mark on the picture of a card: read, or new. It lies over the picture, so that nothing moves when it comes. */
export function StoryMark({ post }: { post: PostCard }) {
  const { t } = useTranslation();
  const memory = useMemory();
  if (memory.read.has(post.id)) {
    return (
      <span className="mark">
        <Icon name="check" />
        <span className="sr">{t("mark.read")}</span>
      </span>
    );
  }
  return isNew(post, memory) && <span className="mark mark--new">{t("mark.new")}</span>;
}
