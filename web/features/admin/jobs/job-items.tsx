import { useTranslation } from "react-i18next";
import type { Job, JobItem } from "#api/jobs/model.ts";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { AdminIcon } from "../icons.tsx";
import { itemsToShow } from "./job-list.ts";
import { isStepName, stepsOf } from "./steps.ts";
import { isTextCheck } from "./text-checks.ts";

/** The items shown for one job; a run over all pictures may have thousands. */
const most = 8;

/** The items of a job. */
export function JobItems({ job }: { job: Job }) {
  const { t } = useTranslation("admin");
  const { shown, more } = itemsToShow(job, most);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="job__items">
        {shown.map((item) => (
          <li key={item.id} className={`job__item job__item--${item.state}`}>
            <ItemIcon state={item.state} />
            <ItemText kind={job.kind} item={item} />
            <Steps job={job} item={item} />
            <Progress item={item} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="job__more">{t("jobs.more", { count: more })}</p>}
    </>
  );
}

function ItemIcon({ state }: Pick<JobItem, "state">) {
  if (state === "working") return <AdminIcon name="busy" />;
  if (state === "done") return <Icon name="check" />;
  if (state === "failed") return <Icon name="warning" />;
  return <AdminIcon name="dash" />;
}

type OutcomeProps = { kind: Job["kind"]; item: JobItem };

/** Links to the story that was made. */
function ItemText({ kind, item }: OutcomeProps) {
  return (
    <span className="job__text">
      <span className="job__id">{item.id}</span>
      <Refusal item={item} />
      <Outcome kind={kind} item={item} />
    </span>
  );
}

/** The checks that refused the last text, in words. The note of an item that failed has their reasons. */
function Refusal({ item: { state, refusedBy = [] } }: { item: JobItem }) {
  const { t } = useTranslation("admin");
  if (refusedBy.length === 0 || (state !== "working" && state !== "failed")) return null;
  const names = refusedBy.map((name) => (isTextCheck(name) ? t(`jobs.textChecks.${name}`) : name));
  return <span>{t("jobs.refusedBy", { checks: names.join(", ") })}</span>;
}

function Outcome({ kind, item: { id, state, note } }: OutcomeProps) {
  const { t } = useTranslation("admin");
  const stateText = t(`jobs.items.${state}`);
  if (state === "skipped" || state === "unfinished") return <span>{stateText}</span>;
  return (
    <>
      <span className="sr">{stateText}</span>
      {state === "done" && note && kind !== "send-newsletter" ? (
        <Link to={`?edit=${encodeURIComponent(id)}`}>{note}</Link>
      ) : (
        note && <span>{note}</span>
      )}
    </>
  );
}

/** The progress of the current step, if it is known. */
function Progress({ item: { id, state, step = "", progress } }: { item: JobItem }) {
  const { t } = useTranslation("admin");
  if (state !== "working" || progress === undefined) return null;
  const name = isStepName(step) ? t(`jobs.steps.${step}`) : step;
  return <progress className="job__progress" value={progress} max={1} aria-label={`${id}: ${name}`} />;
}

/** The steps of an item, with the finished ones ticked. */
function Steps({ job, item }: { job: Job; item: JobItem }) {
  const { t } = useTranslation("admin");
  const steps = stepsOf(job.kind, item);
  if (steps.length === 0) return null;
  return (
    <ol className="job__steps">
      {steps.map(({ step, state }) => (
        <li key={step} className={`job__step job__step--${state}`} aria-current={state === "now" ? "step" : undefined}>
          {state === "done" && <Icon name="check" />}
          {state === "now" && <AdminIcon name="busy" />}
          {isStepName(step) ? t(`jobs.steps.${step}`) : step}
        </li>
      ))}
    </ol>
  );
}
