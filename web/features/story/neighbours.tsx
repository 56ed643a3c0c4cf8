import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import type { PostCard, Neighbours as Posts } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";

/** Where to read on: the next story as an invitation, then the previous one. The newest story invites to the previous one. */
export function Neighbours({ previous, next }: Posts) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={t("story.others")}>
      {next && <Neighbour post={next} direction="next" invites />}
      {previous && <Neighbour post={previous} direction="previous" invites={!next} />}
    </nav>
  );
}

type Props = { post: PostCard; direction: "previous" | "next"; invites: boolean };

function Neighbour({ post, direction, invites }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, excerpt } = textsOf(post, language);
  return (
    <StoryLink post={post} className={`${direction} ${invites ? "invites" : ""}`} data-slot={post.timeSlot}>
      <Plate post={post} alt="" cut="plate--b" sizes={invites ? "(max-width: 760px) 94vw, 320px" : "112px"} />
      <span>
        <small>
          {direction === "previous" && <Icon name="left" />}
          {t(`story.${direction}`)}
          {direction === "next" && <Icon name="right" />}
        </small>
        <strong>{title}</strong>
        {invites && (
          <>
            <SlotBadge slot={post.timeSlot} showsHour />
            <span className="post__excerpt">{excerpt}</span>
          </>
        )}
      </span>
    </StoryLink>
  );
}
