// The time since something began, as people say it. Pure.
import { onTheWall, warsawDate } from "#web/app/warsaw.ts";

export type Since = { kind: "today" | "yesterday"; time: string } | { kind: "days"; days: number };

/** Counts Warsaw days: what began before midnight began yesterday. */
export function sinceOf(since: number, now: number): Since {
  const days = Math.round((Date.parse(warsawDate(now)) - Date.parse(warsawDate(since))) / 86_400_000);
  if (days > 1) return { kind: "days", days };
  return { kind: days === 1 ? "yesterday" : "today", time: timeOf(since) };
}

/** The Warsaw time without a leading zero: `8:14`. */
function timeOf(instant: number): string {
  return new Date(onTheWall(instant)).toISOString().slice(11, 16).replace(/^0/, "");
}
