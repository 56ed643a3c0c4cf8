import { expect, it } from "vitest";
import { fastPathAddress } from "./address.ts";

const id = "2026-11-21-morning";

it.each([
  ["/api/posts", { name: "list", limit: 8, offset: 0 }],
  ["/api/posts?limit=50&offset=999999", { name: "list", limit: 50, offset: 999_999 }],
  ["/api/posts/today", { name: "today" }],
  ["/api/posts/popular", { name: "popular", limit: 3 }],
  ["/api/posts/popular?limit=5", { name: "popular", limit: 5 }],
  [`/api/posts/${id}`, { name: "story", id }],
  [`/api/posts/${id}-12/neighbours`, { name: "neighbours", id: `${id}-12` }],
  ["/api/language/detect", { name: "language" }],
  ["/", { name: "page", place: { page: { name: "home" }, prefix: "" } }],
  ["/pl", { name: "page", place: { page: { name: "home" }, prefix: "/pl" } }],
  ["/pl/about", { name: "page", place: { page: { name: "about" }, prefix: "/pl" } }],
  [`/pl/post/${id}`, { name: "page", place: { page: { name: "story", id }, prefix: "/pl" } }],
])("the address %s is on the fast path", (url, address) => {
  expect(fastPathAddress(url)).toEqual(address);
});

it.each([
  ...[
    "/api/posts?limit=0",
    "/api/posts?limit=51",
    "/api/posts?offset=1",
    "/api/posts?limit=8&offset=0&from=2026-11-01",
  ],
  ...[
    "/api/posts?limit=8&limit=9",
    "/api/posts/?limit=8",
    "/API/posts",
    "/api/posts/today?limit=3",
    "/api/posts/__proto__",
  ],
  ...[
    `/api/posts/${id}?limit=3`,
    `/api/posts/${id}/like`,
    "/api/posts/popular/neighbours",
    "/api/posts/today/neighbours",
  ],
  ...["/api/language/detect?x=1", "/api/admin/posts", "/api/health/live", "/api/posts/%32026-11-21-morning"],
  ...["/admin", "/pl/admin/login", "/newsletter/confirm", "/newsletter/confirm?token=x", "/newsletter/unsubscribe"],
  ...[
    "/?lang=en",
    "/?utm_source=x",
    "/nothing",
    "//evil.example",
    "/%zz",
    "/robots.txt",
    `/${"a".repeat(9000)}`,
    "*",
    "",
  ],
])("the address %s is left to Express", (url) => {
  expect(fastPathAddress(url)).toBeNull();
});
