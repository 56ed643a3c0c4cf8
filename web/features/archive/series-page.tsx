import { useTranslation } from "react-i18next";
import type { Series } from "#api/stories/archive/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import type { PageNamed } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import { Layout } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Posts } from "./posts.tsx";

export default function SeriesPage({ page }: { page: PageNamed<"series"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

function Content({ id, posts }: Series) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [first] = posts;
  const title = first ? textsOf(first, language).title : "";
  const named = { title, parts: posts.length };
  return (
    <Layout
      title={title}
      headTitle={t("series.named", named)}
      description={t("series.description", named)}
      lead={t("series.parts", named)}
      steps={[
        { name: t("series.title"), page: { name: "all-series" } },
        { name: title, page: { name: "series", id } },
      ]}
    >
      <Posts posts={posts} />
    </Layout>
  );
}
