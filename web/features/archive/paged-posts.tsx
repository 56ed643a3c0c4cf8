import { useTranslation } from "react-i18next";
import type { PostsPage } from "#api/stories/archive/model.ts";
import type { KnownPage } from "#web/app/paths.ts";
import { StoryCount } from "./count.tsx";
import { Layout } from "./layout.tsx";
import { Pager, Posts } from "./posts.tsx";

type Props = PostsPage & { list: KnownPage; title: string; description: string };

/** The stories of a category or of a time of day, page by page. */
export function PagedPosts({ list, title, description, total, page, pages, posts }: Props) {
  const { t } = useTranslation();
  const steps = [
    { name: t("categories.title"), page: { name: "categories" } as const },
    { name: title, page: list },
  ];
  return (
    <Layout
      // Titles of a list's pages differ, as do their addresses.
      title={page > 1 ? `${title}, ${t("list.page", { page, pages }).toLowerCase()}` : title}
      description={description}
      lead={<StoryCount count={total} />}
      steps={steps}
    >
      <Posts posts={posts} />
      <Pager list={list} page={page} pages={pages} />
    </Layout>
  );
}
