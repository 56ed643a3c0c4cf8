import { useTranslation } from "react-i18next";
import type { ArchiveDay } from "#api/stories/archive/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import type { PageNamed } from "#web/app/paths.ts";
import { periodName, weekdayName } from "./dates.ts";
import { Empty } from "./empty.tsx";
import { Layout } from "./layout.tsx";
import { Loaded } from "./loaded.tsx";
import { Posts } from "./posts.tsx";
import { Steps } from "./steps.tsx";
import { useSteps } from "./use-steps.ts";

export default function DayPage({ page }: { page: PageNamed<"archive-day"> }) {
  return <Loaded page={page}>{(answer) => <Content {...answer} />}</Loaded>;
}

function Content({ date, posts, previous, next }: ArchiveDay) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const steps = useSteps(date);
  const named = periodName(date, language);
  const isEmpty = posts.length === 0;
  return (
    <Layout
      title={named}
      description={t("day.description", { date: named })}
      lead={weekdayName(date, language)}
      steps={steps}
      unlisted={isEmpty}
    >
      <Steps previous={previous} next={next} />
      {isEmpty ? <Empty title={t("archive.none")} /> : <Posts posts={posts} />}
    </Layout>
  );
}
