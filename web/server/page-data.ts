import type { Book } from "#api/books/model.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { partsOfPlace, placeInSeries } from "#api/stories/archive/series.ts";
import { galleryPageSize, popularCount } from "#api/stories/list-lengths.ts";
import { type PublicPost, StoryId } from "#api/stories/model.ts";
import { likesShown, publicPost, singlePost } from "#api/stories/posts.ts";
import type { TimedStory, Timeline } from "#api/stories/timeline.ts";
import type { PageName } from "#web/app/pages.ts";
import type { Page } from "#web/app/paths.ts";
import type { PostCard } from "#web/app/queries.ts";
import { daysLater, warsawDate } from "#web/app/warsaw.ts";
import type { PageData } from "#web/entry-server.tsx";
import { type ArchivePageName, isInArchive } from "#web/features/archive/queries.ts";
import { datesOf, daysBeforeArchive } from "#web/features/home/date-filter.ts";
import type { GalleryShown } from "#web/features/home/gallery-address.ts";
import { archiveContent } from "./archive-data.ts";

type LikesOf = (id: StoryId) => number;

/** The content of a page at an instant. */
export type PageContent = {
  /** The stories and likes that the page shows; the page is the same as long as these are. */
  dependencies: readonly unknown[];
  /** The instant of the last change, in milliseconds since 1970; undefined for a page that changes when a date or a slot begins. */
  since?: number | undefined;
  /** False for a page whose address names something that is not there. */
  isThere: boolean;
  data(): PageData;
};

type Sources = {
  timeline: Timeline;
  likesOf: LikesOf;
  /** The books that readers may have; the same array as long as nothing has changed. */
  books(now: Temporal.Instant): readonly Book[];
  gallery: GalleryShown;
  /** The `page` of the address. */
  number: number;
};

/** Reads the content from the library, without a request to the API. */
export function pageContent(
  page: Page,
  now: Temporal.Instant,
  { timeline, likesOf, books, gallery: { filter, pages }, number }: Sources,
): PageContent {
  const toPost = ({ story }: TimedStory) => publicPost(story, likesOf(story.id));
  const toCard = (entry: TimedStory) => withoutTexts(toPost(entry));
  const cardOf = (entry: TimedStory | undefined) => (entry ? toCard(entry) : null);
  if (page.name === "home") {
    const today = timeline.today(now);
    const date = warsawDate(now.epochMilliseconds);
    const dates = datesOf(filter, now.epochMilliseconds);
    const limit = pages * galleryPageSize;
    // On a day without a story yet, the banner shows the newest of all, whatever the filter says.
    const before = beginningOf(date);
    const gallery = timeline.list({ now, before, limit: filter === "all" ? limit : galleryPageSize, offset: 0 });
    const filtered =
      filter === "all" ? [] : timeline.list({ now, from: beginningOf(dates.slice("from=".length)), limit, offset: 0 });
    const popular = timeline.popular({ now, limit: popularCount });
    const archived = beginningOf(daysLater(date, -daysBeforeArchive));
    const archive = popular.some(({ id }) => likesOf(id) > 0)
      ? []
      : timeline.list({ now, before: archived, limit: popularCount, offset: 0 });
    const shown = [...today, ...gallery, ...filtered, ...popular, ...archive];
    return {
      dependencies: [...shown, today.length, gallery.length, filtered.length, ...likesShown(shown, likesOf)],
      isThere: true,
      data: () => ({
        page: "home",
        today: today.map(toCard),
        gallery: gallery.map(toCard),
        ...(filter !== "all" && { filtered: { dates, posts: filtered.map(toCard) } }),
        popular: popular.map(toCard),
        archive: archive.map(toCard),
      }),
    };
  }
  if (page.name === "books") {
    const list = books(now);
    return { dependencies: list, isThere: true, data: () => ({ page: "books", books: list }) };
  }
  if (page.name === "follow")
    return { ...archiveContent({ name: "categories" }, 1, { timeline, now, likesOf }), isThere: true };
  if (isInArchive(page)) return archiveContent(page, number, { timeline, now, likesOf });
  if (page.name !== "story") return emptyContent(page.name);
  const id = StoryId.safeParse(page.id);
  const story = id.success ? timeline.find(id.data, now) : undefined;
  const { previous, next, continues, continuedBy } = story ? timeline.neighbours(story.id, now) : {};
  const shown = [story, previous, next, continues, continuedBy];
  const series = story ? placeInSeries(story.id, { timeline, now }) : null;
  return {
    dependencies: [...shown, ...likesShown(shown, likesOf), ...partsOfPlace(series)],
    // The page of the newest story says when the next one comes.
    since: next?.at,
    isThere: story !== undefined,
    data: () => ({
      page: "story",
      id: page.id,
      story: story ? singlePost(story.story, likesOf(story.id)) : null,
      neighbours: {
        previous: cardOf(previous),
        next: cardOf(next),
        continues: cardOf(continues),
        continuedBy: cardOf(continuedBy),
        series,
      },
    }),
  };
}

const emptyContent = (page: Exclude<PageName, "home" | "story" | "books" | ArchivePageName>): PageContent => ({
  dependencies: [],
  isThere: true,
  data: () => ({ page }),
});

const beginningOf = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime(warsawZone).toInstant();

/** A card shows no story text, so the page need not carry it. */
function withoutTexts({ contentEn: _en, contentPl: _pl, ...card }: PublicPost): PostCard {
  return card;
}
