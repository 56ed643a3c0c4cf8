import type { StoredState } from "./model.ts";

/** The size of a state: how many stories are counted, all counts, subscribers, and administrators. */
export type StateSummary = { version: number } & Partial<Record<"stories" | "likes" | "views" | "clicks", number>> &
  Record<"subscribers" | "administrators", number>;

export function summaryOf({ version, access, engagement, newsletter }: StoredState): StateSummary {
  const counts = Object.values(engagement?.stories ?? {});
  const sum = (key: "likes" | "views" | "clicks") => counts.reduce((total, story) => total + story[key], 0);
  return {
    version,
    ...(engagement && { stories: counts.length, likes: sum("likes"), views: sum("views"), clicks: sum("clicks") }),
    subscribers: Object.keys(newsletter.subscribers).length,
    administrators: Object.keys(access.accounts).length,
  };
}
