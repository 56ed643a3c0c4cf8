import { memoized } from "#api/platform/memoized.ts";
import type { StoryId } from "../model.ts";
import { inTime, type TimedStory, type Timeline } from "../timeline.ts";
import { type Collection, cardsOf, coverOf, type Moment, type View } from "./collection.ts";
import type { FirstStory, Series, SeriesPage } from "./model.ts";
import { pageOf, shelvesOf, shownCategories, shownTimes } from "./shelves.ts";

/** Stories that continue one another, oldest first: always two at least. */
type Chain = { id: StoryId; entries: TimedStory[] };
type Chains = { byFirst: ReadonlyMap<StoryId, Chain>; byMember: ReadonlyMap<StoryId, Chain> };

/** The chains of a library, kept for as long as no other story of it is public. */
const keptChains = memoized((_: Timeline): { count: number; chains?: Chains } => ({ count: -1 }));

function chainsOf({ timeline, now }: Moment): Chains {
  const kept = keptChains(timeline);
  const count = timeline.count({ now });
  if (kept.chains === undefined || kept.count !== count) Object.assign(kept, { count, chains: link(timeline, now) });
  return kept.chains ?? { byFirst: new Map(), byMember: new Map() };
}

function link(timeline: Timeline, now: Temporal.Instant): Chains {
  const [byFirst, byMember] = [new Map<StoryId, Chain>(), new Map<StoryId, Chain>()];
  for (const { entry, continues } of shelvesOf(timeline).sequels) {
    const before = timeline.find(continues, now);
    // An edit may have moved a story behind the one that continues it.
    if (entry.at > now.epochMilliseconds || before === undefined || inTime(before, entry) >= 0) continue;
    const chain = byMember.get(before.id) ?? { id: before.id, entries: [before] };
    chain.entries.push(entry);
    byFirst.set(chain.id, chain);
    byMember.set(before.id, chain).set(entry.id, chain);
  }
  return { byFirst, byMember };
}

/** The place of a public story among those that continue one another; null for one that stands alone. */
export function placeInSeries(id: StoryId, view: Moment) {
  const chain = chainsOf(view).byMember.get(id);
  if (chain === undefined) return null;
  const part = chain.entries.findIndex((entry) => entry.id === id) + 1;
  return { id: chain.id, part, count: chain.entries.length };
}

/** What an answer with such a place depends on. */
export const partsOfPlace = (place: ReturnType<typeof placeInSeries>) => [place?.id, place?.part, place?.count];

/** All chains, the one with the newest story first. */
export function allChains(view: Moment): Chain[] {
  const newest = ({ entries }: Chain) => entries.at(-1)?.at ?? 0;
  return [...chainsOf(view).byFirst.values()].sort((a, b) => newest(b) - newest(a) || (a.id < b.id ? 1 : -1));
}

/** A page of all chains; null beyond the last one. */
export function allSeries(page: number, view: View): Collection<SeriesPage> | null {
  const found = pageOf(allChains(view), page);
  if (found === null) return null;
  const shown = found.items.flatMap(({ entries }) => {
    const [first, last] = [entries[0], entries.at(-1)];
    return first && last ? [{ first, last, count: entries.length }] : [];
  });
  return {
    dependencies: [found.place.total, ...shown.flatMap(({ first, last, count }) => [first, last, count])],
    answer: () => ({
      ...found.place,
      series: shown.map(({ first, last, count }) => ({
        first: firstStory(first),
        count,
        lastPublishedAt: last.story.publishedAt,
      })),
    }),
  };
}

function firstStory(entry: TimedStory): FirstStory {
  const { id, titleEn, titlePl, excerptEn, excerptPl, imageAlt, imageAltPl, timeSlot, category } = entry.story;
  const { publishedAt } = entry.story;
  const alternatives = { imageAlt, ...(imageAltPl !== undefined && { imageAltPl }) };
  return {
    ...{ id, titleEn, titlePl, excerptEn, excerptPl, timeSlot, category, publishedAt },
    ...alternatives,
    ...coverOf(entry),
  };
}

/** The stories of a chain in their order, by the id of the first; null where no chain begins. */
export function series(id: string, view: View): Collection<Series> | null {
  const chain = chainsOf(view).byFirst.get(id as StoryId);
  if (chain === undefined) return null;
  const { dependencies, cards } = cardsOf(chain.entries, view);
  return { dependencies, answer: () => ({ id: chain.id, posts: cards() }) };
}

/** The keys of all collections that have public stories. */
export const publicShelves = (view: Moment) => ({
  categories: shownCategories(view).map(({ key }) => key),
  times: shownTimes(view).map(({ key }) => key),
  series: allChains(view).map(({ id }) => id),
});
