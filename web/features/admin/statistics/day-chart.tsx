import { useTranslation } from "react-i18next";
import type { DayStats } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { formatDay, formatNumber } from "../formats/number-formats.ts";
import { type Column, columns } from "./shapes.ts";

const room = { width: 300, height: 90, gap: 3 };

type Props = { name: "views" | "clicks" | "likes"; title: string; days: readonly DayStats[] };

/** A column chart of one number a day. Its text summarises it; the table below has every value. */
export function DayChart({ name, title, days }: Props) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const values = days.map((day) => day[name]);
  const day = (index: number) => formatDay(days.at(index)?.date ?? "", language);
  const summary = useSummary(values, day);
  if (values.every((value) => value === 0)) return <Nothing title={title} text={summary} />;
  return (
    <figure className="day-chart">
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <svg
        className="chart"
        viewBox={`0 0 ${room.width} ${room.height + 2}`}
        role="img"
        aria-label={`${title}. ${summary}`}
      >
        {columns(values, room).map((column, index) => (
          <Bar
            key={column.x}
            column={column}
            isLast={index === values.length - 1}
            text={`${day(index)}: ${formatNumber(values[index] ?? 0, language)}`}
          />
        ))}
        <path className="ground" d={`M0 ${room.height + 1}H${room.width}`} />
      </svg>
      <p className="day-chart__ends" aria-hidden="true">
        <span>{day(0)}</span>
        <span>{t("statistics.todayAlone")}</span>
      </p>
    </figure>
  );
}

/** Thirty days of zeros need no drawing. */
function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

/** A column with its value as a tooltip. */
function Bar({ column, isLast, text }: { column: Column; isLast: boolean; text: string }) {
  return (
    <rect className={isLast ? "col col--now" : "col"} {...column} rx="1.5">
      <title>{text}</title>
    </rect>
  );
}

/** The total, and the day with the most. */
function useSummary(values: readonly number[], dayOf: (index: number) => string): string {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const most = Math.max(...values, 0);
  if (most === 0) return t("statistics.nothing");
  const sum = values.reduce((total, value) => total + value, 0);
  return t("statistics.summary", {
    sum: formatNumber(sum, language),
    most: formatNumber(most, language),
    day: dayOf(values.lastIndexOf(most)),
  });
}
