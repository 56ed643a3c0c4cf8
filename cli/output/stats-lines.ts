import type { PopularPost, StatsOverview } from "#api/statistics/model.ts";
import { bufferText, gapText, runText } from "./dashboard-text.ts";
import { printable } from "./printable.ts";

export type Stats = StatsOverview & { popular: PopularPost[] };
type StatsLayout = { now: Temporal.Instant; days: number; columns: number };

/** With fewer columns, days show only their views. */
const roomyColumns = 56;
/** A longer bar would be no easier to read. */
const maxBarColumns = 50;

/** The statistics, line by line. Titles may be longer than the columns. */
export function statsLines(stats: Stats, layout: StatsLayout): string[] {
  return [
    ...totalLines(stats),
    "",
    `The last ${layout.days === 1 ? "day" : `${layout.days} days`}`,
    ...dayLines(stats.days.slice(-layout.days), layout.columns),
    "",
    "Most popular",
    ...popularLines(stats.popular),
    "",
    ...statusLines(stats, layout.now),
  ];
}

const number = (count: number): string => count.toLocaleString("en-GB");

function totalLines(stats: StatsOverview): string[] {
  const rows: [string, string, string][] = [
    ["Count", "total", "today"],
    ["Views", number(stats.totalViews), number(stats.todayViews)],
    ["Clicks", number(stats.totalClicks), number(stats.todayClicks)],
    ["Likes", number(stats.totalLikes), number(stats.days.at(-1)?.likes ?? 0)],
    ["Posts", number(stats.totalPosts), number(stats.todayPosts)],
  ];
  return rows.map(([name, total, today]) => `${name.padEnd(6)} ${total.padStart(10)} ${today.padStart(8)}`);
}

/** A bar of views for each day, the longest as long as there is room. */
function dayLines(days: StatsOverview["days"], columns: number): string[] {
  if (days.every(({ views, clicks, likes }) => views + clicks + likes === 0)) return ["Nothing was counted."];
  const most = Math.max(...days.map(({ views }) => views), 1);
  const roomy = columns >= roomyColumns;
  const figures = (day: { views: unknown; clicks: unknown; likes: unknown }) =>
    (roomy ? [day.views, day.clicks, day.likes] : [day.views]).map((figure) => String(figure).padStart(8)).join("");
  const dateWidth = roomy ? "2026-11-21".length : "11-21".length;
  const room = Math.max(1, Math.min(maxBarColumns, columns - dateWidth - 2 - (roomy ? 24 : 8)));
  const line = (date: string, bar: string, rest: string) =>
    `${date.slice(-dateWidth).padEnd(dateWidth)}  ${bar.padEnd(room)}${rest}`;
  return [
    line("day", "", figures({ views: "views", clicks: "clicks", likes: "likes" })),
    ...days.map((day) => {
      // A day with few views still gets a bar.
      const length = day.views === 0 ? 0 : Math.max(1, Math.round((day.views / most) * room));
      const { views, clicks, likes } = day;
      return line(
        day.date,
        "#".repeat(length),
        figures({ views: number(views), clicks: number(clicks), likes: number(likes) }),
      );
    }),
  ];
}

function popularLines(popular: readonly PopularPost[]): string[] {
  if (popular.length === 0) return ["No story is published yet."];
  const width = Math.max(...popular.map(({ likes }) => number(likes).length));
  return popular.map(
    ({ titleEn, likes }, index) => `${index + 1}. ${number(likes).padStart(width)} likes  ${printable(titleEn)}`,
  );
}

function statusLines(stats: StatsOverview, now: Temporal.Instant): string[] {
  const { buffer, cost, runs, subscribers, brokenFiles } = stats;
  return [
    `Buffer      ${bufferText(buffer, now)}`,
    ...(buffer.gap === null ? [] : [`Gap         ${gapText(buffer.gap, now)}`]),
    `Last run    ${runText(runs.last, now)}`,
    ...(runs.lastFailed
      ? [`Last error  ${runText(runs.lastFailed, now)}: ${runs.lastFailed.error?.message ?? "no reason kept"}`]
      : []),
    `Cost        $${cost.usd.toFixed(2)} in ${cost.days} days, ${number(cost.stories)} stories`,
    `Newsletter  ${number(subscribers.confirmed)} confirmed, ${number(subscribers.waiting)} asked`,
    ...(brokenFiles > 0 ? [`Broken      ${number(brokenFiles)} files: mruk check names them`] : []),
  ].map(printable);
}
