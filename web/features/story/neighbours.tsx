import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import type { PostCard, Neighbours as Posts } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Plate } from "#web/ui/plate.tsx";

/** The previous and the next story. */
export function Neighbours({ previous, next }: Posts) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={t("story.others")}>
      {previous && <Neighbour post={previous} direction="previous" />}
      {next && <Neighbour post={next} direction="next" />}
    </nav>
  );
}

function Neighbour({ post, direction }: { post: PostCard; direction: "previous" | "next" }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title } = textsOf(post, language);
  return (
    <StoryLink post={post} className={direction} data-slot={post.timeSlot}>
      <Plate post={post} alt="" cut={direction === "next" ? "plate--b" : ""} sizes="152px" />
      <span>
        <small>
          {direction === "previous" && <Icon name="left" />}
          {t(`story.${direction}`)}
          {direction === "next" && <Icon name="right" />}
        </small>
        <strong>{title}</strong>
      </span>
    </StoryLink>
  );
}
