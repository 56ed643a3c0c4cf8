import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PopularPost, StatsOverview } from "#api/statistics/model.ts";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { AdminPost, AdminPostCard, DeletedStory } from "#api/stories/model.ts";
import { callAdmin, fetchAdmin, jsonOf } from "./call.ts";

/** The lengths of a page of the list and of the popular posts (specification, chapter 9). */
export const pageLength = 20;
const popularLength = 5;

/** The filter of the post list, as in the panel's address. */
export type PostFilter = {
  /** Counts from 0. */
  page: number;
  search: string;
  /** The language of the texts to search. */
  language: "" | "en" | "pl";
  slot: "" | "morning" | "afternoon" | "evening";
  category: string;
  state: "" | "published" | "scheduled" | "broken" | "deleted";
  sort: "newest" | "oldest" | "likes" | "views" | "clicks" | "title";
};

/** A story file that cannot be read. */
export type BrokenFile = { path: string; line?: number; reason: string; id?: string };

export const postsKey = ["/api/admin/posts"] as const;

export const postsQuery = ({ page, search, language, slot, category, state, sort }: PostFilter) =>
  queryOptions({
    queryKey: [...postsKey, "list", { page, search, language, slot, category, state, sort }] as const,
    queryFn: async ({ signal }) => {
      const params = { q: search, lang: language, slot, category, state, sort };
      const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));
      query.set("fields", "card");
      query.set("limit", String(pageLength));
      query.set("offset", String(page * pageLength));
      const call = { failure: "posts", signal } as const;
      const response = await callAdmin(`${postsKey[0]}?${query}`, call);
      const total = Number(response.headers.get("X-Total-Count"));
      return { posts: await jsonOf<AdminPostCard[]>(response, call), total };
    },
    placeholderData: keepPreviousData,
  });

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, id] as const,
    queryFn: ({ signal }) => fetchAdmin<AdminPost>(`${postsKey[0]}/${id}`, { failure: "posts", signal }),
    // A form always opens with fresh data.
    staleTime: 0,
  });

export const draftsKey = ["/api/admin/drafts"] as const;

export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [...draftsKey, id] as const,
    queryFn: ({ signal }) => fetchAdmin<AdminDraft>(`${draftsKey[0]}/${id}`, { failure: "drafts", signal }),
    // A form always opens with fresh data.
    staleTime: 0,
  });

export const brokenFilesQuery = queryOptions({
  queryKey: ["/api/admin/faults"] as const,
  queryFn: ({ signal }) => fetchAdmin<BrokenFile[]>("/api/admin/faults", { failure: "posts", signal }),
});

export const deletedStoriesQuery = queryOptions({
  queryKey: ["/api/admin/deleted"] as const,
  queryFn: ({ signal }) => fetchAdmin<DeletedStory[]>("/api/admin/deleted", { failure: "posts", signal }),
});

/** The polling interval of an open panel, in milliseconds. */
export const everyMinute = 60_000;

const statsKey = ["/api/admin/stats"] as const;

export const overviewQuery = queryOptions({
  queryKey: [...statsKey, "overview"] as const,
  queryFn: ({ signal }) => fetchAdmin<StatsOverview>(`${statsKey[0]}/overview`, { failure: "statistics", signal }),
  refetchInterval: everyMinute,
});

export const popularPostsQuery = queryOptions({
  queryKey: [...statsKey, "popular-posts", popularLength] as const,
  queryFn: ({ signal }) =>
    fetchAdmin<PopularPost[]>(`${statsKey[0]}/popular-posts?limit=${popularLength}`, { failure: "popular", signal }),
});

/** Refetches lists, counts, broken files and an open status, after stories changed. */
export async function refreshPosts(queries: QueryClient): Promise<void> {
  const keys = [
    postsKey,
    statsKey,
    draftsKey,
    ["/api/admin/calendar"],
    ["/api/admin/faults"],
    ["/api/admin/deleted"],
    ["/api/admin/newsletter"],
    ["/api/admin/youtube/status"],
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
