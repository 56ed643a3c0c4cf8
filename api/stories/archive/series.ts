import { memoized } from "#api/platform/memoized.ts";
import type { StoryId } from "../model.ts";
import { inTime, type TimedStory, type Timeline } from "../timeline.ts";
import { type Collection, cardsOf, coverOf, type Moment, type View } from "./collection.ts";
import type { FirstStory, Series, SeriesPage } from "./model.ts";
import { pageOf, shelvesOf, shownCategories, shownTimes } from "./shelves.ts";

/** Stories that continue one another, oldest first: always two at least. */
type Chain = { id: StoryId; entries: TimedStory[] };

/** A story is continued within two weeks (`FrontMatter.continues`); a day more, for those whose hour was moved. */
const longestWaitMs = 15 * 24 * 60 * 60_000;

/** Whether a story may continue another: an edit may have moved it before that one, or far away. */
const mayContinue = (before: TimedStory, entry: TimedStory) =>
  inTime(before, entry) < 0 && entry.at - before.at < longestWaitMs;

/** The public story that this one continues. */
function continuedStory(entry: TimedStory, { timeline, now }: Moment): TimedStory | undefined {
  const { continues } = entry.story;
  const before = continues && timeline.find(continues, now);
  return before && mayContinue(before, entry) ? before : undefined;
}

function sequelsOf(before: TimedStory, { timeline, now }: Moment): TimedStory[] {
  const from = Temporal.Instant.fromEpochMilliseconds(before.at);
  const span = { now, from, before: from.add({ milliseconds: longestWaitMs }) };
  const later = timeline.list({ ...span, limit: timeline.count(span), offset: 0 });
  return later.filter((entry) => mayContinue(before, entry) && entry.story.continues === before.id);
}

/** The chain of a public story, found by reading no more than the weeks around it. */
function chainOf(entry: TimedStory, moment: Moment): Chain | null {
  let first = entry;
  for (let before = continuedStory(first, moment); before; before = continuedStory(first, moment)) first = before;
  const entries = [first];
  // The list grows while it is walked.
  for (const each of entries) entries.push(...sequelsOf(each, moment));
  return entries.length > 1 ? { id: first.id, entries: entries.sort(inTime) } : null;
}

/** All chains of a library, kept for as long as no other story of it is public. */
const keptChains = memoized((_: Timeline): { count: number; chains: Chain[] } => ({ count: -1, chains: [] }));

/** All chains, the one with the newest story first. */
function allChains(moment: Moment): Chain[] {
  const kept = keptChains(moment.timeline);
  const count = moment.timeline.count({ now: moment.now });
  if (kept.count !== count) Object.assign(kept, { count, chains: findChains(moment) });
  return kept.chains;
}

function findChains({ timeline, now }: Moment): Chain[] {
  const byMember = new Map<StoryId, Chain>();
  for (const { entry, continues } of shelvesOf(timeline).sequels) {
    const before = timeline.find(continues, now);
    if (entry.at > now.epochMilliseconds || before === undefined || !mayContinue(before, entry)) continue;
    const chain = byMember.get(before.id) ?? { id: before.id, entries: [before] };
    chain.entries.push(entry);
    byMember.set(before.id, chain).set(entry.id, chain);
  }
  const newest = ({ entries }: Chain) => entries.at(-1)?.at ?? 0;
  return [...new Set(byMember.values())].sort((a, b) => newest(b) - newest(a) || (a.id < b.id ? 1 : -1));
}

/** The place of a public story among those that continue one another; null for one that stands alone. */
export function placeInSeries(id: StoryId, moment: Moment) {
  const entry = moment.timeline.find(id, moment.now);
  const chain = entry && chainOf(entry, moment);
  if (!chain) return null;
  const part = chain.entries.findIndex((each) => each.id === id) + 1;
  return { id: chain.id, part, count: chain.entries.length };
}

/** The dependencies of an answer with such a place. */
export const partsOfPlace = (place: ReturnType<typeof placeInSeries>) => [place?.id, place?.part, place?.count];

const partsOfChains = memoized(
  (chains: Chain[]) =>
    new Map(chains.flatMap(({ entries }) => entries.map(({ id }, index): [StoryId, number] => [id, index + 1]))),
);

/** The parts of all series: the number of each story in its own, from 1. */
export const partsInSeries = (moment: Moment): ReadonlyMap<StoryId, number> => partsOfChains(allChains(moment));

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
  const first = view.timeline.find(id as StoryId, view.now);
  const chain = first && chainOf(first, view);
  if (!chain || chain.id !== id) return null;
  const { dependencies, cards } = cardsOf(chain.entries, view);
  return { dependencies, answer: () => ({ id: chain.id, posts: cards() }) };
}

/** The keys of all collections that have public stories. */
export const publicShelves = (view: Moment) => ({
  categories: shownCategories(view).map(({ key }) => key),
  times: shownTimes(view).map(({ key }) => key),
  series: allChains(view).map(({ id }) => id),
});
