import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { popularCount } from "#api/stories/list-lengths.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import { archiveQuery, isUnreachable, type PostCard, popularQuery } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { PostDate } from "#web/features/engagement/story-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import { archiveDates } from "./date-filter.ts";

/** The posts with the most likes; while nobody has liked any, some older ones. */
export function Popular() {
  const { t } = useTranslation();
  const popular = useQuery(popularQuery);
  const liked = popular.data?.filter(({ likes }) => likes > 0);
  const nobodyLiked = liked?.length === 0;
  const archive = useQuery({ ...archiveQuery(archiveDates(useNow())), enabled: nobodyLiked });
  const { isError } = nobodyLiked ? archive : popular;
  const posts = nobodyLiked ? archive.data : liked;
  // Older stories are a suggestion: without a connection it is not missed.
  if (posts?.length === 0 || (nobodyLiked && isUnreachable(archive.error))) return null;
  return (
    <section aria-labelledby="popular-heading">
      <h2 id="popular-heading">{t(nobodyLiked ? "popular.archive" : "popular.title")}</h2>
      {posts && <Rank posts={posts} />}
      {!posts && (isError ? <p>{t("error.generic")}</p> : <RankSkeleton />)}
    </section>
  );
}

function Rank({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <ol className="rank">
      {posts.map((post, index) => (
        <li key={post.id} data-slot={post.timeSlot} data-ranked={post.likes > 0}>
          <div>
            <h3>
              <StoryLink post={post}>{textsOf(post, language).title}</StoryLink>
            </h3>
            {post.likes > 0 ? (
              <span className="likes">
                <Icon name="heart" />
                {t("like.count", { count: post.likes })}
              </span>
            ) : (
              <PostDate post={post} />
            )}
          </div>
          <Plate post={post} alt="" cut={cutOf(index)} sizes="84px" />
        </li>
      ))}
    </ol>
  );
}

function RankSkeleton() {
  return (
    <ol className="rank" aria-hidden="true">
      {[...Array(popularCount).keys()].map((place) => (
        <li key={place}>
          <div>
            <span className="sk sk--line" />
            <span className="sk sk--line sk--half" />
          </div>
          <div className={`plate sk ${cutOf(place)}`} />
        </li>
      ))}
    </ol>
  );
}
