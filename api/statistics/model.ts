import { z } from "zod";
import { GenerationRun } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { RemoteState } from "#api/stories/model.ts";

const count = z.number().int().nonnegative();

/** How many days the statistics look back. */
export const statisticsDays = 30;

/** The counts of one Warsaw day. */
export const DayStats = z.strictObject({ date: z.iso.date(), views: count, clicks: count, likes: count });
export type DayStats = z.infer<typeof DayStats>;

/** The statistics of the specification (chapter 3), and further figures that help a person. Days are Warsaw's. */
export const StatsOverview = z.strictObject({
  totalViews: count,
  todayViews: count,
  totalClicks: count,
  todayClicks: count,
  totalLikes: count,
  /** Every readable story of the library, the scheduled ones included. */
  totalPosts: count,
  /** Published today so far. */
  todayPosts: count,
  /** The last 30 days, oldest first, without gaps. */
  days: z.array(DayStats),
  bySlot: z.array(z.strictObject({ timeSlot: z.enum(timeSlots), posts: count, likes: count, views: count })),
  /** Most liked first. */
  byCategory: z.array(z.strictObject({ category: z.string(), posts: count, likes: count, views: count })),
  buffer: z.strictObject({
    /** Stories that wait for their instant, up to the first slot without one, and beyond it. */
    ready: count,
    later: count,
    /** The last slot up to which every slot has its story, and its instant; null when the next slot has none. */
    until: z.strictObject({ date: z.iso.date(), timeSlot: z.enum(timeSlots), publishedAt: z.string() }).nullable(),
    /** The first slot that readers miss or will miss; a deleted one is filled by nobody. Null where none is. */
    gap: z
      .strictObject({
        date: z.iso.date(),
        timeSlot: z.enum(timeSlots),
        publishedAt: z.string(),
        deleted: z.boolean(),
      })
      .nullable(),
    /** `low` below one day of stories or with a gap ahead, `empty` when the next slot has none, or a past one of today. */
    level: z.enum(["ok", "low", "empty"]),
  }),
  /** The cost of the stories of the last 30 days. */
  cost: z.strictObject({ days: count, stories: count, usd: z.number().nonnegative() }),
  runs: z.strictObject({ last: GenerationRun.nullable(), lastFailed: GenerationRun.nullable() }),
  subscribers: z.strictObject({ confirmed: count, weekly: count, waiting: count, bounced: count }),
  /** Story files that cannot be read. */
  brokenFiles: count,
  remote: RemoteState,
});
export type StatsOverview = z.infer<typeof StatsOverview>;

/** One line of the most popular posts (specification, chapter 2). */
export const PopularPost = z.strictObject({
  id: z.string(),
  titleEn: z.string(),
  titlePl: z.string(),
  category: z.string(),
  timeSlot: z.enum(timeSlots),
  likes: count,
  clickCount: count,
  viewCount: count,
});
export type PopularPost = z.infer<typeof PopularPost>;

/** One story in an export. */
export const PostStats = z.strictObject({
  ...PopularPost.shape,
  publishedAt: z.string(),
  /** The cost of making it, when its file names one. */
  costUsd: z.number().nonnegative().nullable(),
});
export type PostStats = z.infer<typeof PostStats>;

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportSubjects = ["days", "posts"] as const;
export type ExportSubject = (typeof exportSubjects)[number];
