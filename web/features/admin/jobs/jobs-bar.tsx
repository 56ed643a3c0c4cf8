import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Job } from "#api/jobs/model.ts";
import { EndedJobs } from "./ended-jobs.tsx";
import { JobCard } from "./job-card.tsx";
import { isOpen } from "./job-list.ts";
import { useJobs } from "./use-jobs.ts";

/** The running jobs with their steps, in sight everywhere in the panel, and one line for those that have ended. */
export function JobsBar() {
  const { t } = useTranslation("admin");
  const jobs = useJobs();
  const [cancelledId, setCancelledId] = useState<string>();
  const ended = jobs.filter((job) => !isOpen(job));
  return (
    <>
      <Announcement jobs={jobs} />
      {jobs.length > 0 && (
        <section className="jobs" aria-label={t("jobs.label")}>
          {jobs.filter(isOpen).map((job) => (
            <JobCard key={job.id} job={job} onCancel={() => setCancelledId(job.id)} />
          ))}
          {ended.length > 0 && <EndedJobs jobs={ended} cancelledId={cancelledId} />}
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
