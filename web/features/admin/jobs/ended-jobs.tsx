import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { ForRole } from "../for-role.tsx";
import { JobCard, StateIcon } from "./job-card.tsx";
import type { JobList } from "./job-list.ts";
import { jobsKey } from "./running-jobs.ts";

type Props = {
  jobs: JobList;
  /** The job that was cancelled here; its button, which had the focus, is removed when it stops. */
  cancelledId: string | undefined;
};

/** The ended jobs in one line, with each of them below it. */
export function EndedJobs({ jobs, cancelledId }: Props) {
  const { t } = useTranslation("admin");
  const line = useRef<HTMLElement>(null);
  const hasStopped = jobs.some(({ id }) => id === cancelledId);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasStopped && isLost) line.current?.focus({ preventScroll: true });
  }, [hasStopped]);
  const failed = jobs.filter(({ state }) => state === "failed").length;
  const cancelled = jobs.filter(({ state }) => state === "cancelled").length;
  const state = failed > 0 ? "failed" : cancelled === jobs.length ? "cancelled" : "done";
  const notes = [failed > 0 && t("jobs.failed", { n: failed }), cancelled > 0 && t("jobs.stopped", { n: cancelled })];
  return (
    <div className={`ended job--${state}`}>
      <details>
        <summary ref={line}>
          <StateIcon state={state} />
          <span className="ended__line">
            <b>{t("jobs.ended", { n: jobs.length })}</b>
            <span>{notes.filter(Boolean).join(", ")}</span>
          </span>
        </summary>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </details>
      <ForRole needs="publisher">
        <DismissButton jobs={jobs} />
      </ForRole>
    </div>
  );
}

/** Dismisses these jobs on the server, and so in every browser. A job that ends meanwhile stays. */
function DismissButton({ jobs }: Pick<Props, "jobs">) {
  const { t } = useTranslation("admin");
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { ids: jobs.map(({ id }) => id) };
      return callAdmin(`${jobsKey[0]}/dismiss`, { method: "POST", body, failure: "dismiss" });
    },
    // The button is removed with the line, so the focus needs another place.
    onSuccess: () => document.getElementById("main")?.focus({ preventScroll: true }),
    onError: (error) => showFailure(error),
  });
  return (
    <BusyButton look="quiet" small busy={isPending} onPress={() => mutate()}>
      {t("jobs.dismiss")}
    </BusyButton>
  );
}
