import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage } from "#web/app/language.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { useNumber } from "../formats/number-formats.ts";

/** Categories are free text, so only the most liked are shown. */
const categoriesShown = 8;

/** Likes by slot and by category. */
export function Shares({ bySlot, byCategory }: Pick<StatsOverview, "bySlot" | "byCategory">) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const liked = byCategory.filter(({ likes }) => likes > 0);
  return (
    <div className="shares">
      <Share
        title={t("statistics.bySlot")}
        rows={bySlot.map(({ timeSlot, likes }) => ({
          key: timeSlot,
          slot: timeSlot,
          name: <SlotBadge slot={timeSlot} />,
          likes,
        }))}
      />
      <Share
        title={t("statistics.byCategory")}
        rows={liked.slice(0, categoriesShown).map(({ category, likes }) => ({
          key: category,
          name: <span className="cat-tag">{categoryIn(language, category)}</span>,
          likes,
        }))}
      />
    </div>
  );
}

type Row = { key: string; name: ReactNode; slot?: string; likes: number };

function Share({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation("admin");
  const number = useNumber();
  const id = useId();
  const most = Math.max(...rows.map(({ likes }) => likes), 0);
  if (most === 0) {
    return (
      <div>
        <h3>{title}</h3>
        <p>{t("statistics.nothing")}</p>
      </div>
    );
  }
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <ul className="share" aria-labelledby={id}>
        {rows.map(({ key, name, slot, likes }) => (
          <li key={key} data-slot={slot}>
            {name}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="slot-bar" width={(likes / most) * 100} height="10" />
            </svg>
            <span className="num">{t("statistics.likesOf", { count: likes, n: number(likes) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
