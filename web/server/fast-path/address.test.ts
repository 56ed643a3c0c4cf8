import { expect, it } from "vitest";
import { cachedPageAt } from "./address.ts";

const id = "2026-11-21-morning";

it.each([
  ["/", { page: { name: "home" }, prefix: "" }],
  ["/pl", { page: { name: "home" }, prefix: "/pl" }],
  ["/pl/about", { page: { name: "about" }, prefix: "/pl" }],
  [`/pl/post/${id}`, { page: { name: "story", id }, prefix: "/pl" }],
])("the page at %s is on the fast path", (url, place) => {
  expect(cachedPageAt(url)).toEqual(place);
});

it.each([
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
  expect(cachedPageAt(url)).toBeNull();
});
