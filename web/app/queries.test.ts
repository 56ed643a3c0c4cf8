import { afterEach, describe, expect, it, vi } from "vitest";
import type { PublicPost } from "../../api/stories/model.ts";
import { publicPost } from "../../api/stories/posts.ts";
import { storyOf } from "../../api/stories/story.fixture.ts";
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
      [galleryQuery().queryKey, { pages: [[card(other, 7)], cards()], pageParams: [0, 8] }],
      [galleryQuery("2026-11-15").queryKey, { pages: [cards()], pageParams: [0] }],
    ]);
    replacePost(queries, post(liked, 2));
    const after = [card(other, 7), card(liked, 2)];
    expect(queries.getQueryData(storyQuery(liked).queryKey)).toEqual(post(liked, 2));
    expect(queries.getQueryData(storyQuery(other).queryKey)).toEqual(post(other, 7));
    expect(queries.getQueryData(todayQuery.queryKey)).toEqual(after);
    expect(queries.getQueryData(popularQuery.queryKey)).toEqual(after);
    expect(queries.getQueryData(galleryQuery().queryKey)?.pages).toEqual([[card(other, 7)], after]);
    expect(queries.getQueryData(galleryQuery("2026-11-15").queryKey)?.pages).toEqual([after]);
  });

  it("makes no list where none was fetched", () => {
    const queries = newQueryClient([]);
    replacePost(queries, post(liked, 2));
    expect(queries.getQueryData(todayQuery.queryKey)).toBeUndefined();
    expect(queries.getQueryData(galleryQuery().queryKey)).toBeUndefined();
  });
});

describe("a refused like", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    [true, "Failed to like post"],
    [false, "Failed to unlike post"],
  ])("fails (liked: %s) with '%s'", async (wish, message) => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
    await expect(postLike(liked, wish)).rejects.toThrow(message);
  });
});
