import { useTranslation } from "react-i18next";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import type { PlaceInSeries, PostCard, Neighbours as Posts } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";

/** In the order of a reader's interest. */
const directions = ["continuedBy", "next", "continues", "previous"] as const;
type Direction = (typeof directions)[number];

/** Links to read on: all parts of a longer story; and the continuation of the story or else the next one as an invitation, then the others, each once. */
export function Neighbours(posts: Posts) {
  const { t } = useTranslation();
  const shown = directions.flatMap((direction) => {
    const post = posts[direction];
    return post ? [{ direction, post }] : [];
  });
  const different = shown.filter(({ post }, at) => shown.findIndex((other) => other.post.id === post.id) === at);
  return (
    <>
      {posts.series && <SeriesLink {...posts.series} />}
      {different.length > 0 && (
        <nav className="neighbours" aria-label={t("story.others")}>
          {different.map(({ direction, post }, at) => (
            <Neighbour key={post.id} post={post} direction={direction} invites={at === 0} />
          ))}
        </nav>
      )}
    </>
  );
}

/** Leads to all the stories that continue one another, in their order. */
function SeriesLink({ id, part, count }: PlaceInSeries) {
  const { t } = useTranslation();
  return (
    <p>
      <Link className="link-arrow" to={pathTo({ name: "series", id }, usePrefix())}>
        {t("story.series", { part, all: count })}
        <Icon name="right" />
      </Link>
    </p>
  );
}

type Props = { post: PostCard; direction: Direction; invites: boolean };

function Neighbour({ post, direction, invites }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { title, excerpt } = textsOf(post, language);
  const leadsOn = direction === "next" || direction === "continuedBy";
  return (
    <StoryLink post={post} className={`${direction} ${invites ? "invites" : ""}`} data-slot={post.timeSlot}>
      <Plate post={post} alt="" cut="plate--b" sizes={invites ? "(max-width: 760px) 94vw, 320px" : "112px"} />
      <span>
        <small>
          {!leadsOn && <Icon name="left" />}
          {t(`story.${direction}`)}
          {leadsOn && <Icon name="right" />}
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
