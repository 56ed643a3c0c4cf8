import { useTranslation } from "react-i18next";
import type { Job } from "#api/jobs/model.ts";
import { JobCard } from "./job-card.tsx";
import { isOpen } from "./job-list.ts";
import { useJobs } from "./use-jobs.ts";

/** The jobs with their steps, in sight everywhere in the panel. */
export function JobsBar() {
  const { t } = useTranslation("admin");
  const { jobs, onDismiss } = useJobs();
  return (
    <>
      <Announcement jobs={jobs} />
      {jobs.length > 0 && (
        <section className="jobs" aria-label={t("jobs.label")}>
          {jobs.map((job, index) => (
            <JobCard key={job.id} job={job} isLatest={index === 0} onDismiss={() => onDismiss(job)} />
          ))}
        </section>
      )}
    </>
  );
}

/** Announces to screen readers when a job starts and ends, but not its steps. */
function Announcement({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("admin");
  const [latest] = jobs;
  return (
    <p className="sr" role="status">
      {latest &&
        t("jobs.announcement", {
          work: t(`jobs.kinds.${latest.kind}`),
          state: t(`jobs.states.${isOpen(latest) ? "running" : latest.state}`),
        })}
    </p>
  );
}
