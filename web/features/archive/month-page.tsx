import { useTranslation } from "react-i18next";
import type { ArchiveMonth } from "#api/stories/archive/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import type { PageNamed } from "#web/app/paths.ts";
import { Calendar } from "./calendar.tsx";
import { monthOfDay, periodName } from "./dates.ts";
import { Empty } from "./empty.tsx";
import { Layout } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Steps } from "./steps.tsx";
import { useSteps } from "./use-steps.ts";

export default function MonthPage({ page }: { page: PageNamed<"archive-month"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

function Content({ month, days, previous, next }: ArchiveMonth) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const steps = useSteps(month);
  const isEmpty = days.length === 0;
  // "of November 2026", and in Polish "z listopada 2026".
  const named = { month: `${monthOfDay(month, language)} ${month.slice(0, 4)}` };
  return (
    <Layout
      title={periodName(month, language)}
      description={t("month.description", named)}
      lead={!isEmpty && t("month.lead")}
      steps={steps}
      unlisted={isEmpty}
    >
      <Steps previous={previous} next={next} />
      {isEmpty ? (
        <Empty title={t("archive.none")} />
      ) : (
        <Calendar month={month} days={days} caption={t("month.caption", named)} />
      )}
      {!isEmpty && <Steps previous={previous} next={next} label={t("month.steps")} />}
    </Layout>
  );
}
