import { useTranslation } from "react-i18next";
import type { Archive } from "#api/stories/archive/model.ts";
import { usePrefix } from "#web/app/language.tsx";
import { type PageNamed, pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { StoryCount } from "./count.tsx";
import { Empty } from "./empty.tsx";
import { Layout, Shelves } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Months } from "./months.tsx";
import { pageOfPeriod } from "./period-page.ts";

export default function ArchivePage({ page }: { page: PageNamed<"archive"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

function Content({ years, months }: Archive) {
  const { t } = useTranslation();
  const title = t("archive.title");
  const [newest] = years;
  return (
    <Layout
      title={title}
      description={t("archive.lead")}
      lead={t("archive.lead")}
      steps={[{ name: title, page: { name: "archive" } }]}
      unlisted={!newest}
    >
      <Shelves current="archive" />
      {!newest && <Empty title={t("archive.begins")} />}
      {newest && (
        <>
          <section aria-labelledby="years">
            <h2 className="archive__title" id="years">
              {t("archive.years")}
            </h2>
            <Years years={years} />
          </section>
          <section aria-labelledby="months">
            <h2 className="archive__title" id="months">
              {t("archive.monthsOf", { year: newest.year })}
            </h2>
            <Months months={months} />
          </section>
        </>
      )}
    </Layout>
  );
}

function Years({ years }: Pick<Archive, "years">) {
  const prefix = usePrefix();
  return (
    <ol className="years">
      {years.map(({ year, count }) => (
        <li key={year}>
          <Link to={pathTo(pageOfPeriod(year), prefix)}>
            <strong>{year}</strong>{" "}
            <small>
              <StoryCount count={count} />
            </small>
          </Link>
        </li>
      ))}
    </ol>
  );
}
