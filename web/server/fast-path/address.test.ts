import { expect, it } from "vitest";
import { cachedPageAt } from "./address.ts";

const id = "2026-11-21-morning";

it.each([
  ["/", { page: { name: "home" }, prefix: "" }],
  ["/pl", { page: { name: "home" }, prefix: "/pl" }],
  ["/pl/about", { page: { name: "about" }, prefix: "/pl" }],
  [`/pl/post/${id}`, { page: { name: "story", id }, prefix: "/pl" }],
  ["/pl/archiwum/2026/11", { page: { name: "archive-month", year: "2026", month: "11" }, prefix: "/pl" }],
  ["/category/portrait?page=2", { page: { name: "category", category: "portrait" }, prefix: "" }],
])("the page at %s is on the fast path", (url, place) => {
  expect(cachedPageAt(url)).toEqual(place);
});

it.each([
  ...["/admin", "/pl/admin/login", "/newsletter/confirm", "/newsletter/confirm?token=x", "/newsletter/unsubscribe"],
  ...[
    "/?lang=en",
    "/?utm_source=x",
    "/?page=2",
    "/archive?page=2",
    "/series?page=0",
    "/series?page=2&x=1",
    "/archive/2026/13",
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
