import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Job } from "#api/jobs/model.ts";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { useFailureToast, useRefusalText } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { joinSentences } from "../join-sentences.ts";
import { useMay } from "../session.ts";
import { JobItems } from "./job-items.tsx";
import { elapsed, isOpen, progressOf } from "./job-list.ts";
import { useSeconds } from "./use-seconds.ts";

/** A job, from its start to its result. */
export function JobCard({ job, onCancel }: { job: Job; onCancel?(): void }) {
  const { t } = useTranslation("admin");
  const mayPublish = useMay("publisher");
  const refusalText = useRefusalText();
  const failureOf = (error: NonNullable<Job["error"]>) => {
    const { message, hint } = refusalText(error);
    return joinSentences(message, hint);
  };
  // Phones show one line for each job, because more would hide the page. Ended jobs are folded too, but for failed ones.
  const [unfolded] = useState(() => isOpen(job) && matchMedia("(min-width: 761px)").matches);
  return (
    <details className={`job job--${job.state}`} open={unfolded || job.state === "failed"}>
      <summary>
        <StateIcon state={job.state} />
        <b>{t(`jobs.kinds.${job.kind}`)}</b>
        <JobStatus job={job} />
      </summary>
      <div className="job__body">
        {job.state === "cancelling" && <p>{t("jobs.stopping")}</p>}
        {job.error && (
          <p className="say say--bad">
            <Icon name="warning" />
            <span>{failureOf(job.error)}</span>
          </p>
        )}
        <JobItems job={job} />
        {mayPublish && isOpen(job) && (
          <div className="job__acts">
            <CancelButton job={job} onCancel={onCancel} />
          </div>
        )}
      </div>
    </details>
  );
}

/** The icon of a job's state. */
export function StateIcon({ state }: Pick<Job, "state">) {
  if (state === "running" || state === "cancelling") return <AdminIcon name="busy" />;
  if (state === "done") return <Icon name="done" />;
  return state === "failed" ? <Icon name="warning" /> : <AdminIcon name="dash" />;
}

/** The job's progress and its duration. */
function JobStatus({ job }: { job: Job }) {
  const { t } = useTranslation("admin");
  const open = isOpen(job);
  const now = useSeconds(open);
  const until = job.endedAt === undefined ? now : Date.parse(job.endedAt);
  const { ended, total } = progressOf(job);
  return (
    <span className="job__status">
      {open ? total > 0 && t("jobs.progress", { ended, total }) : t(`jobs.states.${job.state}`)}
      <span className="job__time">
        <span className="sr">{t("jobs.elapsed")}</span>
        {elapsed(until - Date.parse(job.startedAt))}
      </span>
    </span>
  );
}

function CancelButton({ job, onCancel }: { job: Job; onCancel: (() => void) | undefined }) {
  const { t } = useTranslation("admin");
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin(`/api/admin/jobs/${job.id}/cancel`, { method: "POST", failure: "cancel" }),
    onMutate: () => onCancel?.(),
    onError: (error) => showFailure(error),
  });
  return (
    <BusyButton look="quiet" small busy={isPending || job.state === "cancelling"} onPress={() => mutate()}>
      {t("jobs.cancel")}
    </BusyButton>
  );
}
