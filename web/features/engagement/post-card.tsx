import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { shortDate } from "#api/language/dates.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { storyPath } from "#web/app/paths.ts";
import { preview, textsOf } from "#web/app/post-texts.ts";
import { type PostCard, storyQuery } from "#web/app/queries.ts";
import { Link } from "#web/ui/link.tsx";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { LikeButton } from "./like-button.tsx";
import { trackClick } from "./track.ts";

type BadgesProps = { post: PostCard; showsHour?: boolean; className?: string };

export function Badges({ post, showsHour = false, className = "" }: BadgesProps) {
  const { language } = useLanguage();
  return (
    <div className={`badges ${className}`}>
      <SlotBadge slot={post.timeSlot} showsHour={showsHour} />
      <span className="cat-tag">{categoryIn(language, post.category)}</span>
    </div>
  );
}

/** A link to a story: prefetched on hover or focus, and counted when followed. */
export function StoryLink({ post, ...attributes }: { post: PostCard } & Omit<ComponentProps<typeof Link>, "to">) {
  const prefix = usePrefix();
  const queries = useQueryClient();
  // Hovering or focusing the link loads the story ahead.
  const fetchAhead = () => void queries.prefetchQuery(storyQuery(post.id));
  return (
    <Link
      {...attributes}
      to={storyPath(prefix, post.id)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => trackClick(post.id, "read-more")}
    />
  );
}

export function PostDate({ post }: { post: PostCard }) {
  const { language } = useLanguage();
  return (
    <time className="date" dateTime={post.publishedAt}>
      {shortDate(Date.parse(post.publishedAt), language)}
    </time>
  );
}

/** A small card: picture, badges, title, the excerpt's first 100 characters, date. The lead card stands wide. */
export function SmallCard({ post, cut, lead = false }: { post: PostCard; cut: string; lead?: boolean }) {
  const { language } = useLanguage();
  const { title, excerpt, imageAlt } = textsOf(post, language);
  return (
    <article className={lead ? "post post--lead" : "post"} data-slot={post.timeSlot}>
      <Plate post={post} alt={imageAlt} cut={cut} sizes="(max-width: 760px) 94vw, (max-width: 1080px) 46vw, 384px" />
      <div className="post__text">
        <Badges post={post} className="post__meta" />
        <h3>
          <StoryLink post={post} className="post__link">
            {title}
          </StoryLink>
        </h3>
        <p className="post__excerpt">{preview(excerpt)}</p>
        <div className="post__foot">
          <PostDate post={post} />
          <LikeButton post={post} />
        </div>
      </div>
    </article>
  );
}
