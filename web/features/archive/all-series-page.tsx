import { useTranslation } from "react-i18next";
import { shortDate } from "#api/language/dates.ts";
import { typeset } from "#api/language/typeset.ts";
import type { SeriesCard, SeriesPage } from "#api/stories/archive/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { type PageNamed, pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import { Empty } from "./empty.tsx";
import { Layout, Shelves } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Pager } from "./posts.tsx";

type Props = { page: PageNamed<"all-series"> };

export default function AllSeriesPage({ page }: Props) {
  return <Loaded page={page}>{(answer) => <Content list={page} {...answer} />}</Loaded>;
}

function Content({ list, series, page, pages }: SeriesPage & { list: Props["page"] }) {
  const { t } = useTranslation();
  const title = t("series.title");
  return (
    <Layout
      title={title}
      description={t("series.lead")}
      lead={t("series.lead")}
      steps={[{ name: title, page: list }]}
      unlisted={series.length === 0}
    >
      <Shelves current="all-series" />
      {series.length === 0 && <Empty title={t("series.none")} />}
      <ul className="story-grid">
        {series.map((each, at) => (
          <li key={each.first.id}>
            <SeriesLink {...each} cut={cutOf(at)} />
          </li>
        ))}
      </ul>
      <Pager list={list} page={page} pages={pages} />
    </Layout>
  );
}

function SeriesLink({ first, count, lastPublishedAt, cut }: SeriesCard & { cut: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const prefix = usePrefix();
  const { title, excerpt } = tellingOf(first, language);
  const [from, until] = [first.publishedAt, lastPublishedAt].map((at) => shortDate(Date.parse(at), language));
  return (
    <article className="post" data-slot={first.timeSlot}>
      <Plate post={first} alt="" cut={cut} sizes="(max-width: 760px) 120px, (max-width: 1080px) 46vw, 30vw" />
      <div className="post__text">
        <p className="post__meta date">
          {t("series.parts", { parts: count })} · {from === until ? from : `${from} – ${until}`}
        </p>
        <h2 className="story-grid__title">
          <Link className="post__link" to={pathTo({ name: "series", id: first.id }, prefix)}>
            {typeset(title, language)}
          </Link>
        </h2>
        <p className="post__excerpt">{typeset(excerpt, language)}</p>
      </div>
    </article>
  );
}
