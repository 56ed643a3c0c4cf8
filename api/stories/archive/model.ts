import { z } from "zod";
import { weathers } from "#api/generation/model.ts";
import { PublicPost, Story, StoryId, TimeSlotName } from "../model.ts";

const count = z.number().int().nonnegative();
const Year = z.string().regex(/^\d{4}$/);
const Month = z.string().regex(/^\d{4}-\d{2}$/);
const Cover = Story.pick({ imageUrl: true, imageHash: true });

/** A story as lists have it: without its texts. */
export const PostCard = PublicPost.omit({ contentEn: true, contentPl: true });
export type PostCard = z.infer<typeof PostCard>;

/** A month of a year, with the picture of its newest story; without one if it has no stories. */
const MonthInYear = z.strictObject({ month: Month, count, cover: Cover.optional() });
export type MonthInYear = z.infer<typeof MonthInYear>;

export const ArchiveYear = z.strictObject({
  year: Year,
  count,
  /** All twelve. */
  months: z.array(MonthInYear),
  /** The nearest years with stories. */
  previous: Year.nullable(),
  next: Year.nullable(),
});
export type ArchiveYear = z.infer<typeof ArchiveYear>;

export const Archive = z.strictObject({
  /** The years with stories, newest first. */
  years: z.array(z.strictObject({ year: Year, count })),
  /** The months of the first of them. */
  months: z.array(MonthInYear),
});
export type Archive = z.infer<typeof Archive>;

/** A story in a month's calendar. */
export const CalendarStory = Story.pick({
  id: true,
  titleEn: true,
  titlePl: true,
  timeSlot: true,
  category: true,
  imageUrl: true,
  imageHash: true,
}).extend({
  /** When it was published, Warsaw time. */
  hour: z.string().regex(/^\d{2}:\d{2}$/),
});
export type CalendarStory = z.infer<typeof CalendarStory>;

export const ArchiveMonth = z.strictObject({
  month: Month,
  /** The Warsaw days with stories, each with its stories in their order. */
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      /** The weather that the makers of its stories were given, in the order of the day; hand-written stories have none. */
      weather: z.array(z.enum(weathers)),
      stories: z.array(CalendarStory),
    }),
  ),
  previous: Month.nullable(),
  next: Month.nullable(),
});
export type ArchiveMonth = z.infer<typeof ArchiveMonth>;

export const ArchiveDay = z.strictObject({
  date: z.iso.date(),
  posts: z.array(PostCard),
  previous: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
});
export type ArchiveDay = z.infer<typeof ArchiveDay>;

export const Categories = z.strictObject({
  /** Each with the id of its newest story. */
  categories: z.array(z.strictObject({ key: z.string(), name: z.string(), count, newest: StoryId, cover: Cover })),
  times: z.array(z.strictObject({ slot: TimeSlotName, count, cover: Cover })),
});
export type Categories = z.infer<typeof Categories>;

/** A page of a list; pages are counted from 1. */
const inPages = { total: count, page: count, pages: count };

export const PostsPage = z.strictObject({ ...inPages, posts: z.array(PostCard) });
export type PostsPage = z.infer<typeof PostsPage>;
/** With the category's English name, or the one that its newest story gives it. */
export const CategoryPage = PostsPage.extend({ name: z.string() });
export type CategoryPage = z.infer<typeof CategoryPage>;

/** The first story of a series, for the list of all. */
const FirstStory = CalendarStory.omit({ hour: true }).extend(
  Story.pick({ excerptEn: true, excerptPl: true, imageAlt: true, imageAltPl: true, publishedAt: true }).shape,
);
export type FirstStory = z.infer<typeof FirstStory>;
/** Stories that continue one another; their id is that of the first. */
const SeriesCard = z.strictObject({ first: FirstStory, count, lastPublishedAt: PublicPost.shape.publishedAt });
export type SeriesCard = z.infer<typeof SeriesCard>;
export const SeriesPage = z.strictObject({ ...inPages, series: z.array(SeriesCard) });
export type SeriesPage = z.infer<typeof SeriesPage>;
export const Series = z.strictObject({ id: StoryId, posts: z.array(PostCard) });
export type Series = z.infer<typeof Series>;
