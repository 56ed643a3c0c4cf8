import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PopularPost, StatsOverview } from "#api/statistics/model.ts";
import type { AdminPost, AdminPostCard } from "#api/stories/model.ts";
import { callAdmin } from "./call.ts";

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
  state: "" | "published" | "scheduled" | "broken";
  sort: "newest" | "oldest" | "likes" | "views" | "clicks" | "title";
};

/** A story file that cannot be read. */
export type BrokenFile = { path: string; line?: number; reason: string; id?: string };

/** The messages for calls that fail without a message of the server. */
export type FailureTexts = { failure: string; noToken: string };

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

export const postsKey = ["/api/admin/posts"] as const;

export const postsQuery = (
  { page, search, language, slot, category, state, sort }: PostFilter,
  failureTexts: FailureTexts,
) =>
  queryOptions({
    queryKey: [...postsKey, "list", { page, search, language, slot, category, state, sort }] as const,
    queryFn: async ({ signal }) => {
      const params = { q: search, lang: language, slot, category, state, sort };
      const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));
      query.set("fields", "card");
      query.set("limit", String(pageLength));
      query.set("offset", String(page * pageLength));
      const response = await callAdmin(`${postsKey[0]}?${query}`, { ...failureTexts, signal });
      const total = Number(response.headers.get("X-Total-Count"));
      return { posts: (await response.json()) as AdminPostCard[], total };
    },
    placeholderData: keepPreviousData,
  });

export const postQuery = (id: string, failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...postsKey, id] as const,
    queryFn: ({ signal }) => json<AdminPost>(callAdmin(`${postsKey[0]}/${id}`, { ...failureTexts, signal })),
    // A form always opens with fresh data.
    staleTime: 0,
  });

export const brokenFilesQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: ["/api/admin/faults"] as const,
    queryFn: ({ signal }) => json<BrokenFile[]>(callAdmin("/api/admin/faults", { ...failureTexts, signal })),
  });

/** The polling interval of an open panel, in milliseconds. */
export const everyMinute = 60_000;

const statsKey = ["/api/admin/stats"] as const;

export const overviewQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...statsKey, "overview"] as const,
    queryFn: ({ signal }) => json<StatsOverview>(callAdmin(`${statsKey[0]}/overview`, { ...failureTexts, signal })),
    refetchInterval: everyMinute,
  });

export const popularPostsQuery = (failureTexts: FailureTexts) =>
  queryOptions({
    queryKey: [...statsKey, "popular-posts", popularLength] as const,
    queryFn: ({ signal }) =>
      json<PopularPost[]>(
        callAdmin(`${statsKey[0]}/popular-posts?limit=${popularLength}`, { ...failureTexts, signal }),
      ),
  });

/** Refetches lists, counts, broken files and an open status, after stories changed. */
export async function refreshPosts(queries: QueryClient): Promise<void> {
  const keys = [postsKey, statsKey, ["/api/admin/faults"], ["/api/admin/newsletter"], ["/api/admin/youtube/status"]];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

type FailureKey = keyof ReturnType<typeof failures>;
const failures = (t: ReturnType<typeof useTranslation<"admin">>["t"]) => ({
  posts: t("panel.failed.posts"),
  statistics: t("panel.failed.statistics"),
  popular: t("panel.failed.popular"),
  create: t("panel.failed.create"),
  update: t("panel.failed.update"),
  delete: t("panel.failed.delete"),
  generate: t("panel.failed.generate"),
  daily: t("panel.failed.daily"),
  migrate: t("panel.failed.migrate"),
  regenerate: t("panel.failed.regenerate"),
  video: t("panel.failed.video"),
  shorts: t("panel.failed.shorts"),
  upload: t("panel.failed.upload"),
  uploadAll: t("panel.failed.uploadAll"),
  history: t("panel.failed.history"),
  restore: t("panel.failed.restore"),
  picture: t("panel.failed.picture"),
  cancel: t("panel.failed.cancel"),
  password: t("panel.failed.password"),
  health: t("health.failed.fetch"),
  discard: t("health.failed.discard"),
});

/** The messages for a call that fails without a message of the server (specification, chapter 8). */
export function useFailureTexts(action: FailureKey): FailureTexts {
  const { t } = useTranslation("admin");
  return { failure: failures(t)[action], noToken: t("panel.noToken") };
}
