import { useTranslation } from "react-i18next";
import { Head } from "../../app/head.tsx";
import { JobsBar } from "./jobs/jobs-bar.tsx";
import { PostsSection } from "./posts/posts-section.tsx";
import { StatisticsSection } from "./statistics/statistics-section.tsx";

export function Panel() {
  const { t } = useTranslation("admin");
  return (
    <main id="main" tabIndex={-1}>
      <Head title={t("panel.title")} description={t("panel.title")} />
      <p role="status">{t("panel.loading")}</p>
      <JobsBar />
      <StatisticsSection />
      <PostsSection />
    </main>
  );
}
