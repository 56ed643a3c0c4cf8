import { useTranslation } from "react-i18next";
import { feedAddress } from "#api/discovery/feed-address.ts";
import { siteName } from "#api/discovery/model.ts";
import type { CategoryPage as Answer } from "#api/stories/archive/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage } from "#web/app/language.tsx";
import type { PageNamed } from "#web/app/paths.ts";
import { Loaded } from "./loaded.tsx";
import { PagedPosts } from "./paged-posts.tsx";

type Props = { page: PageNamed<"category"> };

export default function CategoryPage({ page }: Props) {
  return <Loaded page={page}>{(answer) => <Content page={page} answer={answer} />}</Loaded>;
}

function Content({ page, answer }: Props & { answer: Answer }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = categoryIn(language, answer.name);
  const description = t("category.description", { category: name });
  const feed = feedAddress(language, page.category);
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={`${siteName}: ${name}`} href={feed} />
      <PagedPosts list={page} title={name} description={description} {...answer} />
      <p className="archive__feed">
        <a href={feed}>{t("category.feed", { category: name })}</a>
      </p>
    </>
  );
}
