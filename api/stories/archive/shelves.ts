import { memoized } from "#api/platform/memoized.ts";
import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import { storiesPerPage } from "../list-lengths.ts";
import type { StoryId } from "../model.ts";
import { countWhile, type TimedStory, type Timeline } from "../timeline.ts";
import { bundledCategory, categoryKey } from "./category-key.ts";
import { type Collection, cardsOf, coverOf, type Moment, type View } from "./collection.ts";
import type { Categories, CategoryPage, PostsPage } from "./model.ts";

type Facts = { key: string; timeSlot: TimeSlot; continues: StoryId | undefined };

/** A story that is unchanged is the same entry in every later library, so each is read for its facts once. */
const factsOf = memoized(
  ({ story: { category, timeSlot, continues } }: TimedStory): Facts => ({
    key: categoryKey(category),
    timeSlot,
    continues,
  }),
);

/** The stories of a library by what they have in common, the scheduled ones too, oldest first. */
export const shelvesOf = memoized((timeline: Timeline) => {
  const entries = [...timeline.all()].reverse();
  return {
    byCategory: Map.groupBy(entries, (entry) => factsOf(entry).key),
    bySlot: Map.groupBy(entries, (entry) => factsOf(entry).timeSlot),
    /** Those that continue another one, with its id. */
    sequels: entries.flatMap((entry) => {
      const { continues } = factsOf(entry);
      return continues === undefined ? [] : [{ entry, continues }];
    }),
  };
});

const countPublic = (entries: readonly TimedStory[], { now }: Moment) =>
  countWhile(entries, ({ at }) => at <= now.epochMilliseconds);

/** The shelves with public stories, each with its newest one. */
function shown<Key>(shelves: ReadonlyMap<Key, readonly TimedStory[]>, view: Moment) {
  return Array.from(shelves, ([key, entries]) => {
    const count = countPublic(entries, view);
    return { key, count, newest: entries[count - 1] };
  }).flatMap(({ newest, ...shelf }) => (newest ? [{ ...shelf, newest }] : []));
}

const nameOf = (key: string, newest: TimedStory) => bundledCategory(key) ?? newest.story.category;

/** The keys of the categories that have public stories, those with most stories first. */
export const shownCategories = (view: Moment) =>
  shown(shelvesOf(view.timeline).byCategory, view).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));

export function shownTimes(view: Moment) {
  const times = shown(shelvesOf(view.timeline).bySlot, view);
  return times.sort((a, b) => timeSlots.indexOf(a.key) - timeSlots.indexOf(b.key));
}

/** Every category, and every time of day. */
export function allCategories(view: View): Collection<Categories> {
  const [categories, times] = [shownCategories(view), shownTimes(view)];
  return {
    dependencies: [...categories, ...times].flatMap(({ key, count, newest }) => [key, count, newest]),
    answer: () => ({
      categories: categories.map(({ key, count, newest }) => ({
        key,
        name: nameOf(key, newest),
        count,
        newest: newest.story.id,
        cover: coverOf(newest),
      })),
      times: times.map(({ key, count, newest }) => ({ slot: key, count, cover: coverOf(newest) })),
    }),
  };
}

/** A part of a list, and its place in it; null beyond the end. Pages are counted from 1. */
export function pageOf<Item>(newestFirst: readonly Item[], page: number) {
  const pages = Math.ceil(newestFirst.length / storiesPerPage);
  if (page > Math.max(pages, 1)) return null;
  const items = newestFirst.slice((page - 1) * storiesPerPage, page * storiesPerPage);
  return { items, place: { total: newestFirst.length, page, pages } };
}

function postsPage(entries: readonly TimedStory[] = [], page: number, view: View) {
  const newestFirst = entries.slice(0, countPublic(entries, view)).reverse();
  const found = pageOf(newestFirst, page);
  const [newest] = newestFirst;
  if (found === null || newest === undefined) return null;
  const { dependencies, cards } = cardsOf(found.items, view);
  const answer = (): PostsPage => ({ ...found.place, posts: cards() });
  return { newest, dependencies: [found.place.total, ...dependencies], answer };
}

/** A page of a category's stories, newest first; null without any. */
export function categoryPage(key: string, page: number, view: View): Collection<CategoryPage> | null {
  const found = postsPage(shelvesOf(view.timeline).byCategory.get(key), page, view);
  if (found === null) return null;
  const { newest, dependencies, answer } = found;
  // A free category is named as its newest story writes it.
  return { dependencies: [newest, ...dependencies], answer: () => ({ ...answer(), name: nameOf(key, newest) }) };
}

/** The newest public stories of a category, newest first; none where there is no such category. */
export function newestOfCategory(key: string, count: number, view: Moment): TimedStory[] {
  const entries = shelvesOf(view.timeline).byCategory.get(key) ?? [];
  return entries.slice(0, countPublic(entries, view)).slice(-count).reverse();
}

/** A page of the stories of a time of day, newest first; null without any. */
export const timePage = (slot: TimeSlot, page: number, view: View): Collection<PostsPage> | null =>
  postsPage(shelvesOf(view.timeline).bySlot.get(slot), page, view);
