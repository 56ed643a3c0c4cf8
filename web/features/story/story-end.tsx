import { useTranslation } from "react-i18next";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { LikeButton } from "#web/features/engagement/like-button.tsx";

/** The end of a story: its closing line, the time of the next one, the like button and its makers. */
export function StoryEnd({ post, awaited }: { post: PublicPost; awaited: TimeSlot | null }) {
  const { t } = useTranslation();
  return (
    <footer className="story__end">
      <p>
        {t(`story.end.${post.timeSlot}`)} {awaited && t("story.nextAt", { time: hourOf(awaited) })}
      </p>
      <LikeButton post={post} />
      <MadeBy post={post} />
    </footer>
  );
}

/** Says that a program made the story, and which. */
function MadeBy({ post: { madeBy } }: { post: PublicPost }) {
  const { t } = useTranslation();
  if (!madeBy) return null;
  const house = [madeBy.storyteller, madeBy.illustrator].every((maker) => maker.startsWith("house"));
  return <p className="made-by">{house ? t("story.madeByHouse") : t("story.madeBy", madeBy)}</p>;
}
