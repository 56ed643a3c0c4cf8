import {
  type InfiniteData,
  infiniteQueryOptions,
  QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import type { Book } from "#api/books/model.ts";
import { galleryPageSize, popularCount } from "#api/stories/list-lengths.ts";
import type { PublicPost } from "#api/stories/model.ts";

/** The post as lists need it. The full texts stay out of the list pages' HTML. */
export type PostCard = Omit<PublicPost, "contentEn" | "contentPl">;
/** The place of a story among those that continue one another; the id is that of the first. */
export type PlaceInSeries = { id: string; part: number; count: number };
export type Neighbours = Record<"previous" | "next" | "continues" | "continuedBy", PostCard | null> & {
  series: PlaceInSeries | null;
};
const noNeighbours: Neighbours = { previous: null, next: null, continues: null, continuedBy: null, series: null };

/** A key is the resource and its extra parts: one is an id or a limit, two are limit and offset, a third bounds the dates. */
type Key = readonly [resource: string, ...parts: (string | number)[]];

function addressOf([resource, first, second, third]: Key): string {
  if (first === undefined) return resource;
  if (resource.includes("popular")) return `${resource}?limit=${first}`;
  if (second === undefined) return `${resource}/${first}`;
  return `${resource}?limit=${first}&offset=${second}${third === undefined ? "" : `&${third}`}`;
}

/** A failed response, worded as the specification says: the status, a colon, the server's text. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Whether a request got no response, or one that a proxy gives for a server that is away. */
export const isUnreachable = (error: Error | null): boolean =>
  error instanceof TypeError || (error instanceof HttpError && [502, 503, 504].includes(error.status));

async function getJson<T>(key: Key, signal: AbortSignal): Promise<T> {
  const response = await fetch(addressOf(key), { credentials: "include", signal });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return await response.json();
}

/** Like getJson, but resolves with null for 404. */
export async function getJsonIfAny<T>(key: Key, signal: AbortSignal): Promise<T | null> {
  try {
    return await getJson<T>(key, signal);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

export const todayQuery = queryOptions({
  queryKey: ["/api/posts/today"] as const,
  queryFn: ({ queryKey, signal }) => getJson<PostCard[]>(queryKey, signal),
});

export const popularQuery = queryOptions({
  queryKey: ["/api/posts/popular", popularCount] as const,
  queryFn: ({ queryKey, signal }) => getJson<PostCard[]>(queryKey, signal),
});

/** The newest of some older stories, of the Warsaw dates that the bound names. */
export const archiveQuery = (dates: string) =>
  queryOptions({
    queryKey: ["/api/posts", popularCount, 0, dates] as const,
    queryFn: ({ queryKey, signal }) => getJson<PostCard[]>(queryKey, signal),
  });

/** The prefix of all keys of the gallery, whatever dates they filter. */
export const galleryKey = ["/api/posts", "pages", galleryPageSize] as const;
const galleryRetries = 1;
const galleryRetryDelay = 1000;
const galleryFreshFor = 30_000;

/** The gallery's pages, of the Warsaw dates that the bound names: `from=2026-11-15` or `before=2026-11-21`. */
export const galleryQuery = (dates: string) =>
  infiniteQueryOptions({
    queryKey: [...galleryKey, dates] as const,
    queryFn: ({ pageParam, signal }) => getJson<PostCard[]>(["/api/posts", galleryPageSize, pageParam, dates], signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length >= galleryPageSize ? pages.length * galleryPageSize : undefined),
    retry: galleryRetries,
    retryDelay: galleryRetryDelay,
    staleTime: galleryFreshFor,
  });

/** Fetched data stays fresh; missing data is fetched again the next time it is shown. */
const staleTimeOf = (hasData: boolean) => (hasData ? Number.POSITIVE_INFINITY : 1000);

export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/posts", id] as const,
    queryFn: ({ queryKey, signal }) => getJsonIfAny<PublicPost>(queryKey, signal),
    staleTime: ({ state }) => staleTimeOf(state.data !== null),
  });

/** The books of months and years. A visitor who comes back may find another. */
export const booksQuery = queryOptions({
  queryKey: ["/api/books"] as const,
  queryFn: ({ queryKey, signal }) => getJson<Book[]>(queryKey, signal),
});

export const neighboursQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/posts", id, "neighbours"] as const,
    queryFn: async ({ signal }) =>
      (await getJsonIfAny<Neighbours>([`/api/posts/${id}/neighbours`], signal)) ?? noNeighbours,
    staleTime: ({ state }) => staleTimeOf(state.data?.next !== null),
  });

/** Likes a story or removes the like; resolves with the updated story. */
export async function postLike(id: string, liked: boolean): Promise<PublicPost> {
  const action = liked ? "like" : "unlike";
  const headers = { "content-type": "application/json" };
  const response = await fetch(`/api/posts/${id}/${action}`, { method: "POST", headers, credentials: "same-origin" });
  if (!response.ok) throw new Error(`Failed to ${action} post`, { cause: response.status });
  return await response.json();
}

const hasPosts = (data: unknown) => typeof data === "object" && data !== null && "posts" in data;

/** Replaces a post in the cache: as the single story, and in every list. */
export function replacePost(queries: QueryClient, post: PublicPost) {
  const { contentEn: _en, contentPl: _pl, ...card } = post;
  const inList = (list: PostCard[]) => list.map((each) => (each.id === post.id ? card : each));
  queries.setQueryData(storyQuery(post.id).queryKey, post);
  for (const { queryKey } of [todayQuery, popularQuery]) queries.setQueryData(queryKey, (list) => list && inList(list));
  queries.setQueriesData<{ posts: PostCard[] }>(
    { predicate: ({ state }) => hasPosts(state.data) },
    (page) => page && { ...page, posts: inList(page.posts) },
  );
  queries.setQueriesData<InfiniteData<PostCard[]>>(
    { queryKey: galleryKey },
    (gallery) => gallery && { ...gallery, pages: gallery.pages.map(inList) },
  );
}

/**
 * Data stays as it is until a component asks for more: no automatic refetching, no retries. Offline, a request fails at once
 * instead of waiting; what failed is fetched when the connection returns. The server's responses count as fetched now.
 */
export function newQueryClient(answers: [QueryKey, unknown][]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === "error" && "always",
        networkMode: "always",
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return client;
}
