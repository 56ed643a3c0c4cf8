import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { Link } from "#web/ui/link.tsx";
import { ForRole } from "../for-role.tsx";
import { formatDollars, useNumber } from "../formats/number-formats.ts";
import { useNewsletter } from "../newsletter/use-newsletter.tsx";
import { useBufferText, useGapText } from "./buffer-text.ts";
import { Runs } from "./runs.tsx";

/** The buffer, runs, costs, subscribers, remote and broken files. */
export function StatusList({ stats }: { stats: StatsOverview }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const number = useNumber();
  const { buffer, cost, runs, subscribers, brokenFiles, remote } = stats;
  const bufferText = useBufferText(buffer);
  const gapText = useGapText(buffer);
  const newsletter = useNewsletter();
  return (
    <>
      <dl className="status-list">
        <StatusItem name={t("statistics.buffer.title")}>
          <span className={`light light--${buffer.level}`}>{bufferText}</span>
          {gapText !== null && <span className="light light--low">{gapText}</span>}
          <small>
            {t("statistics.buffer.ready", { count: buffer.ready, n: number(buffer.ready) })}
            {buffer.later > 0 && t("statistics.buffer.later", { n: number(buffer.later) })}
          </small>
        </StatusItem>
        <StatusItem name={t("statistics.runs.title")}>
          <Runs runs={runs} />
        </StatusItem>
        <StatusItem name={t("statistics.cost.title", { days: cost.days })}>
          {formatDollars(cost.usd, language)}
          <small>{t("statistics.cost.stories", { count: cost.stories, n: number(cost.stories) })}</small>
        </StatusItem>
        <StatusItem name={t("statistics.subscribers.title")}>
          {number(subscribers.confirmed)}
          {subscribers.waiting > 0 && (
            <small>
              {t("statistics.subscribers.waiting", { count: subscribers.waiting, n: number(subscribers.waiting) })}
            </small>
          )}
          <ForRole needs="publisher">{newsletter.button}</ForRole>
        </StatusItem>
        <StatusItem name={t("statistics.remote.title")}>
          <Remote remote={remote} />
        </StatusItem>
        <StatusItem name={t("statistics.broken.title")}>
          <span className={brokenFiles > 0 ? "light light--empty" : "light light--ok"}>
            {brokenFiles === 0
              ? t("statistics.broken.none")
              : t("statistics.broken.some", { count: brokenFiles, n: number(brokenFiles) })}
          </span>
          {brokenFiles > 0 && (
            <small>
              <Link to="?state=broken">{t("statistics.broken.show")}</Link>
            </small>
          )}
        </StatusItem>
      </dl>
      {newsletter.dialog}
    </>
  );
}

const lights = { "no remote": "low", equal: "ok", waiting: "low", problem: "empty" } as const;
const remoteKeys = { "no remote": "none", equal: "equal", waiting: "waiting", problem: "problem" } as const;

/** Says whether all changes are pushed to the remote. */
function Remote({ remote: { state, problem } }: Pick<StatsOverview, "remote">) {
  const { t } = useTranslation("admin");
  return (
    <>
      <span className={`light light--${lights[state]}`}>{t(`statistics.remote.${remoteKeys[state]}`)}</span>
      {problem && (
        <small lang="en">
          {problem.message} {problem.hint}
        </small>
      )}
    </>
  );
}

function StatusItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
