import { useTranslation } from "react-i18next";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { periodName } from "./dates.ts";
import { pageOfPeriod } from "./period-page.ts";

type Around = { previous: string | null; next: string | null };

/** The nearest periods with stories, before and after. */
export function Steps({ previous, next, label }: Around & { label?: string }) {
  const { t } = useTranslation();
  if (previous === null && next === null) return null;
  return (
    <nav className="steps" aria-label={label ?? t("archive.steps")}>
      {previous !== null && <StepLink period={previous} direction="earlier" />}
      {next !== null && <StepLink period={next} direction="later" />}
    </nav>
  );
}

function StepLink({ period, direction }: { period: string; direction: "earlier" | "later" }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const prefix = usePrefix();
  const isBack = direction === "earlier";
  return (
    <Link
      className={isBack ? "link-arrow link-arrow--back" : "link-arrow steps__later"}
      to={pathTo(pageOfPeriod(period), prefix)}
      rel={isBack ? "prev" : "next"}
    >
      {isBack && <Icon name="left" />}
      <span>
        <span className="sr">{t(`archive.${direction}`)}: </span>
        {periodName(period, language)}
      </span>
      {!isBack && <Icon name="right" />}
    </Link>
  );
}
