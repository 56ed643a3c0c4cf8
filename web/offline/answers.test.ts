import { expect, it } from "vitest";
import type { PublicPost } from "#api/stories/model.ts";
import { answerFrom } from "./answers.ts";

const post = (id: string, likes = 0) => {
  const hour = { morning: "08", afternoon: "14", evening: "20" }[id.slice(11)] ?? "20";
  return { id, likes, publishedAt: `${id.slice(0, 10)}T${hour}:00:00+01:00` } as PublicPost;
};
/** Newest first; the last day has one story yet. */
const posts = [
  post("2026-11-21-morning"),
  post("2026-11-20-evening", 3),
  post("2026-11-20-afternoon"),
  post("2026-11-20-morning", 5),
  post("2026-11-18-evening", 4),
];
const now = Date.parse("2026-11-21T12:00:00+01:00");
const ask = (address: string) => answerFrom(new URL(address, "https://mruk.example"), { posts, now });
const idsOf = (answer: unknown) => (answer as PublicPost[]).map(({ id }) => id);

it("gives lists as the API does: by Warsaw dates, newest first, page by page", () => {
  expect(idsOf(ask("/api/posts?limit=2&offset=0&before=2026-11-21"))).toEqual([posts[1]?.id, posts[2]?.id]);
  expect(idsOf(ask("/api/posts?limit=3&offset=3&before=2026-11-21"))).toEqual([posts[4]?.id]);
  expect(idsOf(ask("/api/posts?limit=8&offset=0&from=2026-11-20&before=2026-11-21"))).toHaveLength(3);
  expect(idsOf(ask("/api/posts/today"))).toEqual(["2026-11-21-morning"]);
  expect(idsOf(ask("/api/posts/popular?limit=2"))).toEqual(["2026-11-20-morning", "2026-11-18-evening"]);
});

it("gives a story, its neighbours, and its day", () => {
  expect(ask("/api/posts/2026-11-20-evening")).toBe(posts[1]);
  expect(ask("/api/posts/2026-11-20-evening/neighbours")).toMatchObject({ previous: posts[2], next: posts[0] });
  expect(ask("/api/posts/2026-11-18-evening/neighbours")).toMatchObject({ previous: null });
  expect(ask("/api/archive/2026/11/20")).toMatchObject({
    posts: [posts[3], posts[2], posts[1]],
    previous: "2026-11-18",
    next: "2026-11-21",
  });
});

it.each([
  "/api/posts?limit=8&offset=8&before=2026-11-21",
  "/api/posts/2026-01-01-evening",
  "/api/posts/2026-01-01-evening/neighbours",
  "/api/archive/2026/11/19",
  "/api/archive",
  "/api/posts/2026-11-20-evening/like",
  "/api/admin/posts",
])("leaves %s to the server", (address) => {
  expect(ask(address)).toBeUndefined();
});

it("gives no empty day once a story may be out, so that no page says that it is late", () => {
  const asOf = (time: string) =>
    answerFrom(new URL("https://mruk.example/api/posts/today"), { posts, now: Date.parse(`2026-11-22T${time}+01:00`) });
  expect(asOf("07:59:59")).toEqual([]);
  expect(asOf("08:00:00")).toBeUndefined();
});

it("gives nothing where nothing is kept, so that no page says that there is none", () => {
  expect(answerFrom(new URL("https://mruk.example/api/posts/today"), { posts: [], now })).toBeUndefined();
});
