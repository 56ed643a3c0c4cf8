import { useTranslation } from "react-i18next";
import type { ArchiveYear } from "#api/stories/archive/model.ts";
import type { PageNamed } from "#web/app/paths.ts";
import { StoryCount } from "./count.tsx";
import { Empty } from "./empty.tsx";
import { Layout } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Months } from "./months.tsx";
import { Steps } from "./steps.tsx";
import { useSteps } from "./use-steps.ts";

export default function YearPage({ page }: { page: PageNamed<"archive-year"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

function Content({ year, count, months, previous, next }: ArchiveYear) {
  const { t } = useTranslation();
  const steps = useSteps(year);
  return (
    <Layout
      title={year}
      description={t("year.description", { year })}
      lead={count > 0 && <StoryCount count={count} />}
      steps={steps}
      unlisted={count === 0}
    >
      <Steps previous={previous} next={next} />
      {count === 0 ? (
        <Empty title={t("archive.none")} />
      ) : (
        <section aria-labelledby="months">
          <h2 className="sr" id="months">
            {t("archive.monthsOf", { year })}
          </h2>
          <Months months={months} />
        </section>
      )}
    </Layout>
  );
}
