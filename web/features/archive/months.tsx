import { useTranslation } from "react-i18next";
import type { MonthInYear } from "#api/stories/archive/model.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import { StoryCount } from "./count.tsx";
import { monthName } from "./dates.ts";
import { pageOfPeriod } from "./period-page.ts";

const sizes = "(max-width: 760px) 46vw, (max-width: 1080px) 30vw, 22vw";

/** The twelve months of a year; those without stories lead nowhere. */
export function Months({ months }: { months: readonly MonthInYear[] }) {
  return (
    <ol className="tiles">
      {months.map((month, at) => (
        <li key={month.month}>
          <Month {...month} cut={cutOf(at)} />
        </li>
      ))}
    </ol>
  );
}

function Month({ month, count, cover, cut }: MonthInYear & { cut: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const prefix = usePrefix();
  const name = <strong>{monthName(month, language)}</strong>;
  if (!cover) {
    return (
      <div className="tile-link tile-link--none">
        <div className="plate" />
        {name}
        <small>{t("archive.noMonth")}</small>
      </div>
    );
  }
  return (
    <Link className="tile-link" to={pathTo(pageOfPeriod(month), prefix)}>
      <Plate post={cover} alt="" cut={cut} sizes={sizes} />
      {name}
      <small>
        <StoryCount count={count} />
      </small>
    </Link>
  );
}
