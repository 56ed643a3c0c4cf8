import { afterEach, describe, expect, it, vi } from "vitest";
import type { PublicPost } from "#api/stories/model.ts";
import { publicPost } from "#api/stories/posts.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import {
  galleryQuery,
  newQueryClient,
  type PostCard,
  popularQuery,
  postLike,
  replacePost,
  storyQuery,
  todayQuery,
} from "./queries.ts";

const post = (id: string, likes: number): PublicPost => publicPost(storyOf({ id }), likes);
const card = (id: string, likes: number): PostCard => {
  const { contentEn: _en, contentPl: _pl, ...rest } = post(id, likes);
  return rest;
};
const [liked, other] = ["2026-11-21-morning", "2026-11-20-evening"];

describe("the answer to a like", () => {
  it("replaces the post as the single story and in the lists of today's, all and popular posts, without its texts", () => {
    const cards = () => [card(other, 7), card(liked, 1)];
    const queries = newQueryClient([
      [storyQuery(liked).queryKey, post(liked, 1)],
      [storyQuery(other).queryKey, post(other, 7)],
      [todayQuery.queryKey, cards()],
      [popularQuery.queryKey, cards()],
      [galleryQuery("before=2026-11-21").queryKey, { pages: [[card(other, 7)], cards()], pageParams: [0, 8] }],
      [galleryQuery("from=2026-11-15").queryKey, { pages: [cards()], pageParams: [0] }],
    ]);
    replacePost(queries, post(liked, 2));
    const after = [card(other, 7), card(liked, 2)];
    expect(queries.getQueryData(storyQuery(liked).queryKey)).toEqual(post(liked, 2));
    expect(queries.getQueryData(storyQuery(other).queryKey)).toEqual(post(other, 7));
    expect(queries.getQueryData(todayQuery.queryKey)).toEqual(after);
    expect(queries.getQueryData(popularQuery.queryKey)).toEqual(after);
    expect(queries.getQueryData(galleryQuery("before=2026-11-21").queryKey)?.pages).toEqual([[card(other, 7)], after]);
    expect(queries.getQueryData(galleryQuery("from=2026-11-15").queryKey)?.pages).toEqual([after]);
  });

  it("makes no list where none was fetched", () => {
    const queries = newQueryClient([]);
    replacePost(queries, post(liked, 2));
    expect(queries.getQueryData(todayQuery.queryKey)).toBeUndefined();
    expect(queries.getQueryData(galleryQuery("before=2026-11-21").queryKey)).toBeUndefined();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Responds to every request with this, and records the requests. */
function answerWith(answer: () => Response) {
  const asked: [address: string, init: RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    return answer();
  });
  return asked;
}

describe("the default fetcher", () => {
  it("builds a path from a resource key plus extra parts", async () => {
    const asked = answerWith(() => Response.json([]));
    const queries = newQueryClient([]);
    await queries.fetchQuery(todayQuery);
    await queries.fetchQuery(popularQuery);
    await queries.fetchQuery(storyQuery(liked));
    await queries.fetchInfiniteQuery(galleryQuery("before=2026-11-21"));
    await queries.fetchInfiniteQuery(galleryQuery("from=2026-11-15"));
    expect(asked.map(([address]) => address)).toEqual([
      "/api/posts/today",
      "/api/posts/popular?limit=3",
      `/api/posts/${liked}`,
      "/api/posts?limit=8&offset=0&before=2026-11-21",
      "/api/posts?limit=8&offset=0&from=2026-11-15",
    ]);
  });

  it("reads with GET and no body, with cookies included and no other credentials", async () => {
    const asked = answerWith(() => Response.json([]));
    await newQueryClient([]).fetchQuery(todayQuery);
    expect(asked).toEqual([["/api/posts/today", { credentials: "include", signal: expect.any(AbortSignal) }]]);
  });

  it.each([
    ["the answer's text", new Response("no library", { status: 503, statusText: "Unavailable" }), "503: no library"],
    [
      "the status text if that is empty",
      new Response("", { status: 502, statusText: "Bad Gateway" }),
      "502: Bad Gateway",
    ],
    ["the same for a 401", new Response("", { status: 401, statusText: "Unauthorized" }), "401: Unauthorized"],
  ])("throws the status code, a colon, a space and %s", async (_, answer, message) => {
    answerWith(() => answer);
    await expect(newQueryClient([]).fetchQuery(todayQuery)).rejects.toMatchObject({ message });
  });
});

it("refetches nothing by itself but what failed, waits for no connection, retries nothing and lets no data become stale, by default", () => {
  expect(newQueryClient([]).getDefaultOptions()).toEqual({
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: expect.any(Function),
      networkMode: "always",
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false, networkMode: "always" },
  });
});

describe("the gallery's pages", () => {
  it("are retried once after 1 s and cached 30 s", () => {
    expect(galleryQuery("before=2026-11-21")).toMatchObject({ retry: 1, retryDelay: 1000, staleTime: 30_000 });
  });

  it("begin at offset 0, grow by 8, and go on only when the last page returned at least 8 posts", async () => {
    const pages = [8, 8, 7].map((length) => Array.from({ length }, () => card(liked, 0)));
    const asked = answerWith(() => Response.json(pages[asked.length - 1]));
    await newQueryClient([]).fetchInfiniteQuery({ ...galleryQuery("before=2026-11-21"), pages: 4 });
    expect(asked.map(([address]) => address)).toEqual(
      [0, 8, 16].map((offset) => `/api/posts?limit=8&offset=${offset}&before=2026-11-21`),
    );
  });
});

describe("a refused like", () => {
  it.each([
    [true, "Failed to like post"],
    [false, "Failed to unlike post"],
  ])("fails (liked: %s) with '%s'", async (wish, message) => {
    answerWith(() => new Response("{}", { status: 503 }));
    await expect(postLike(liked, wish)).rejects.toThrow(message);
  });
});
