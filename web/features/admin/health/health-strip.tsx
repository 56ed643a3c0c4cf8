import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Problem } from "#api/health/model.ts";
import { Icon } from "#web/ui/icons.tsx";
import { joinSentences } from "../join-sentences.ts";
import { useRemembered } from "../use-remembered.ts";
import { ConflictSection } from "./conflict-section.tsx";
import { healthQuery } from "./health-query.ts";
import { useProblemTexts, useSinceText } from "./problem-texts.ts";

/** Shows the server's problems and unmerged branches; renders nothing if there are none. */
export function HealthStrip() {
  const { data } = useQuery(healthQuery);
  const problems = data?.problems ?? [];
  const conflicts = data?.following?.aside ?? [];
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div className="health-place" role="status">
        {problems.length > 0 && <Strip problems={problems} />}
      </div>
      {conflicts.length > 0 && <ConflictSection branches={conflicts} />}
    </>
  );
}

/** One line with the worst problem, with all problems in full below. The browser remembers if it is folded. */
function Strip({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation("admin");
  const textsOf = useProblemTexts();
  const sinceOf = useSinceText();
  const remembered = useRemembered("health", true);
  const [worst, ...others] = problems;
  if (!worst) return null;
  return (
    <details className={`health health--${worst.level}`} {...remembered}>
      <summary>
        <Icon name="warning" />
        <span className="health__line">
          <span className="sr">{t(`health.${worst.level}`)} </span>
          <b>{textsOf(worst).what}</b> <span className="health__since">{sinceOf(worst)}</span>
          {others.length > 0 && (
            <span className="health__since">{`, ${t("health.more", { count: others.length })}`}</span>
          )}
        </span>
        <Icon name="down" />
      </summary>
      <ul className="health__list">
        {problems.map((problem, index) => (
          <Item key={problem.part} problem={problem} isNamed={index === 0} />
        ))}
      </ul>
    </details>
  );
}

/** `isNamed`: the line above names the problem already. */
function Item({ problem, isNamed }: { problem: Problem; isNamed: boolean }) {
  const { t } = useTranslation("admin");
  const textsOf = useProblemTexts();
  const sinceOf = useSinceText();
  const { what, todo } = textsOf(problem);
  return (
    <li className={`health__item health__item--${problem.level}`}>
      {!isNamed && (
        <p>
          <span className="sr">{t(`health.${problem.level}`)} </span>
          <b>{what}</b> <span className="health__since">{sinceOf(problem)}</span>
        </p>
      )}
      {todo && <p>{todo}</p>}
      <p className="health__detail">
        {t("health.detail")} <span lang="en">{joinSentences(problem.message, todo ? undefined : problem.hint)}</span>
      </p>
    </li>
  );
}
