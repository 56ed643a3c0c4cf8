import { useTranslation } from "react-i18next";
import { usePrefix } from "#web/app/language.tsx";
import { pageNumberQuery } from "#web/app/page-number.ts";
import { type KnownPage, pathTo } from "#web/app/paths.ts";
import type { PostCard } from "#web/app/queries.ts";
import { StoryCard } from "#web/features/engagement/story-card.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { cutOf } from "#web/ui/plate.tsx";

/** Stories as cards. */
export function Posts({ posts }: { posts: readonly PostCard[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="sr">{t("list.stories")}</h2>
      <div className="story-grid">
        {posts.map((post, at) => (
          <StoryCard key={post.id} post={post} cut={cutOf(at)} kind="small" />
        ))}
      </div>
    </>
  );
}

/** Links to the pages of a list before and after. */
export function Pager({ list, page, pages }: { list: KnownPage; page: number; pages: number }) {
  const { t } = useTranslation();
  const path = pathTo(list, usePrefix());
  if (pages < 2) return null;
  return (
    <nav className="steps" aria-label={t("list.pages")}>
      {page > 1 && (
        <Link className="link-arrow link-arrow--back" to={path + pageNumberQuery(page - 1)} rel="prev">
          <Icon name="left" />
          {t("list.newer")}
        </Link>
      )}
      <span>{t("list.page", { page, pages })}</span>
      {page < pages && (
        <Link className="link-arrow" to={path + pageNumberQuery(page + 1)} rel="next">
          {t("list.older")}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
