import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { siteName } from "#api/discovery/model.ts";
import { hourOf, type TimeSlot } from "#api/schedule/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { usePage } from "#web/app/page.ts";
import { LikeButton } from "#web/features/engagement/like-button.tsx";
import { late } from "#web/ui/late.tsx";

const Share = late(async () => (await import("./share-button.tsx")).ShareButton);

/** The end of a story: its closing line, the time of the next one, the buttons, and on paper where it is from. */
export function StoryEnd({ post, awaited }: { post: PublicPost; awaited: TimeSlot | null }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { pathname } = useLocation();
  return (
    <footer className="story__end">
      <p>
        {t(`story.end.${post.timeSlot}`)} {awaited && t("story.nextAt", { time: hourOf(awaited) })}
      </p>
      <div className="toolbar">
        <Share post={post} />
        <LikeButton post={post} />
      </div>
      <p className="paper">
        {siteName}, {origin + pathname}
      </p>
    </footer>
  );
}
