import { z } from "zod";

const count = z.number().int().nonnegative();

/** The counts of one story: no visitor, no address, only numbers. */
export const StoryCounts = z.strictObject({ likes: count, views: count, clicks: count });
export type StoryCounts = z.infer<typeof StoryCounts>;

/** The counts of one Warsaw day; its likes are those given less those taken back that day, never below zero. */
export const DayCounts = z.strictObject({ likes: count, views: count, clicks: count });
export type DayCounts = z.infer<typeof DayCounts>;

export const noCounts: Readonly<StoryCounts & DayCounts> = { likes: 0, views: 0, clicks: 0 };

/** All counts, by story id and by Warsaw date (`YYYY-MM-DD`). */
export const EngagementState = z.strictObject({
  stories: z.record(z.string(), StoryCounts),
  days: z.record(z.iso.date(), DayCounts),
});
export type EngagementState = z.infer<typeof EngagementState>;

/** The place of a reader's click: the link to the video, or a card that leads to the story. */
export const clickTypes = ["youtube", "read-more"] as const;
export type ClickType = (typeof clickTypes)[number];

/** The bodies that a page sends when it is viewed, and when something on it is clicked (specification, chapter 7). */
export const PageView = z.strictObject({ page: z.string().min(1).max(2000), postId: z.string().nullable() });
export const PostClick = z.strictObject({ postId: z.string(), clickType: z.enum(clickTypes) });
