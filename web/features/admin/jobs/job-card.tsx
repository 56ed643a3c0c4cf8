import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Job } from "#api/jobs/model.ts";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { useFailureToast } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { joinSentences } from "../join-sentences.ts";
import { JobItems } from "./job-items.tsx";
import { elapsed, isOpen, progressOf } from "./job-list.ts";
import { useSeconds } from "./use-seconds.ts";

/** A job, from its start to its result. */
export function JobCard({ job, isLatest, onDismiss }: { job: Job; isLatest: boolean; onDismiss(): void }) {
  const { t } = useTranslation("admin");
  // Phones show one line for each job, because more would hide the page. Jobs that ended earlier are folded too.
  const [unfolded] = useState(() => (isOpen(job) ? matchMedia("(min-width: 761px)").matches : isLatest));
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
            <span>{joinSentences(job.error.message, job.error.hint)}</span>
          </p>
        )}
        <JobItems job={job} />
        <div className="job__acts">
          <CancelOrDismiss job={job} onDismiss={onDismiss} />
        </div>
      </div>
    </details>
  );
}

function StateIcon({ state }: Pick<Job, "state">) {
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

/** One button for both, so that it keeps the keyboard focus when a cancelled job stops. */
function CancelOrDismiss({ job, onDismiss }: { job: Job; onDismiss(): void }) {
  const { t } = useTranslation("admin");
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin(`/api/admin/jobs/${job.id}/cancel`, { method: "POST", failure: "cancel" }),
    onError: (error) => showFailure(error),
  });
  const open = isOpen(job);
  const dismiss = () => {
    onDismiss();
    // The button is removed with the card, so the focus needs another place.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <BusyButton
      look="quiet"
      small
      busy={open && (isPending || job.state === "cancelling")}
      onPress={() => (open ? mutate() : dismiss())}
    >
      {t(open ? "jobs.cancel" : "jobs.dismiss")}
    </BusyButton>
  );
}
