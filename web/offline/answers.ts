// The answers of the public API that can be given from the stories that are kept.
import type { ArchiveDay } from "#api/stories/archive/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import type { Neighbours } from "#web/app/queries.ts";
import { dayAt, warsawDate } from "#web/app/warsaw.ts";
import { dateOf } from "./kept.ts";

/** The stories that are kept, newest first, and the product's time in milliseconds since 1970. */
type Shelf = { posts: readonly PublicPost[]; now: number };

/** The answer to a GET request with this path and query; undefined where only the server knows it. */
export function answerFrom({ pathname, searchParams }: URL, shelf: Shelf): unknown {
  if (shelf.posts.length === 0) return undefined;
  if (pathname === "/api/posts") return listOf(searchParams, shelf);
  if (pathname === "/api/posts/today") return today(shelf);
  if (pathname === "/api/posts/popular") return popular(Number(searchParams.get("limit")), shelf);
  const [, id, part] = /^\/api\/posts\/([\w-]+)(\/neighbours)?$/.exec(pathname) ?? [];
  if (id !== undefined) return part ? neighboursOf(id, shelf) : shelf.posts.find((post) => post.id === id);
  const [, year, month, day] = /^\/api\/archive\/(\d{4})\/(\d\d)\/(\d\d)$/.exec(pathname) ?? [];
  return year === undefined ? undefined : dayOf(`${year}-${month}-${day}`, shelf);
}

/** A page of a list. Beyond the oldest story that is kept, only the server knows what comes. */
function listOf(query: URLSearchParams, { posts }: Shelf): PublicPost[] | undefined {
  const [from, before] = [query.get("from") ?? "", query.get("before") ?? "9"];
  const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
  const listed = posts.filter((post) => dateOf(post) >= from && dateOf(post) < before);
  const page = listed.slice(offset, offset + limit);
  return page.length > 0 ? page : undefined;
}

/** Whether the day has begun without a story, only the server knows. */
function today({ posts, now }: Shelf): PublicPost[] | undefined {
  const ofToday = posts.filter((post) => dateOf(post) === warsawDate(now)).reverse();
  const isDue = dayAt(now).stops.some(({ at }) => at <= now);
  return ofToday.length > 0 || !isDue ? ofToday : undefined;
}

const popular = (limit: number, { posts }: Shelf) => posts.toSorted((a, b) => b.likes - a.likes).slice(0, limit);

/** Only the server knows which stories continue which. */
function neighboursOf(id: string, { posts }: Shelf): Neighbours | undefined {
  const at = posts.findIndex((post) => post.id === id);
  if (at < 0) return undefined;
  const [previous = null, next = null] = [posts[at + 1], posts[at - 1]];
  return { previous, next, continues: null, continuedBy: null, series: null };
}

function dayOf(date: string, { posts }: Shelf): ArchiveDay | undefined {
  const dates = posts.map(dateOf);
  const ofDay = posts.filter((_, at) => dates[at] === date).reverse();
  if (ofDay.length === 0) return undefined;
  const previous = dates.find((each) => each < date) ?? null;
  const next = dates.findLast((each) => each > date) ?? null;
  return { date, posts: ofDay, previous, next } as ArchiveDay;
}
