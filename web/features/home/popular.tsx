import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { popularCount } from "#api/stories/list-lengths.ts";
import { useLanguage } from "#web/app/language.tsx";
import { textsOf } from "#web/app/post-texts.ts";
import { type PostCard, popularQuery } from "#web/app/queries.ts";
import { StoryLink } from "#web/features/engagement/post-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";

/** The posts with the most likes. */
export function Popular() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="popular-heading">
      <h2 id="popular-heading">{t("popular.title")}</h2>
      <PopularPosts />
    </section>
  );
}

function PopularPosts() {
  const { t } = useTranslation();
  const popular = useQuery(popularQuery);
  if ((popular.isError && !popular.data) || popular.data?.length === 0) return <p>{t("error.generic")}</p>;
  return popular.data ? <Rank posts={popular.data} /> : <RankSkeleton />;
}

function Rank({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <ol className="rank">
      {posts.map((post, index) => (
        <li key={post.id} data-slot={post.timeSlot}>
          <div>
            <h3>
              <StoryLink post={post}>{textsOf(post, language).title}</StoryLink>
            </h3>
            {post.likes > 0 && (
              <span className="likes">
                <Icon name="heart" />
                {t("popular.likes", { count: post.likes })}
              </span>
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
