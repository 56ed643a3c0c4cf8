import { expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { openResponses } from "#api/wiring/responses.ts";
import { cachedMatcher } from "./match-cached.ts";

const id = "2026-11-21-morning";

function matcher() {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  const library = libraryOf([storyOf({ id })], parts.engagement);
  const whole = { ...parts, library };
  return cachedMatcher(endpointsOf(whole, openResponses(whole)).flatMap(({ endpoints }) => endpoints));
}

const textAt = (url: string) => String(matcher()(url)?.({ acceptLanguage: "pl" }).encodedAs(null)?.body);

it.each([
  ["/api/posts", [expect.objectContaining({ id })]],
  ["/api/posts?limit=50&offset=999999", []],
  ["/api/posts?offset=1", []],
  ["/api/posts?limit=8&offset=0&from=2026-11-01", [expect.objectContaining({ id })]],
  ["/api/posts/today", [expect.objectContaining({ id })]],
  ["/api/posts/popular", [expect.objectContaining({ id })]],
  ["/api/posts/popular?limit=5", [expect.objectContaining({ id })]],
  [`/api/posts/${id}`, expect.objectContaining({ id })],
  [`/api/posts/${id}/neighbours`, { previous: null, next: null, continues: null, continuedBy: null, series: null }],
  ["/api/language/detect", { language: "pl" }],
])("the address %s is answered from the cache", (url, value) => {
  expect(JSON.parse(textAt(url))).toEqual(value);
});

it.each([
  ...[
    "/api/posts?limit=0",
    "/api/posts?limit=51",
    "/api/posts?limit=8&limit=9",
    "/api/posts?where=1",
    "/api/posts?limit=8?x=1",
  ],
  ...["/api/posts/?limit=8", "/API/posts", "/api/posts/today?limit=3", "/api/posts/__proto__", "/api/posts/popular/"],
  ...[`/api/posts/${id}?limit=3`, `/api/posts/${id}/like`, "/api/posts/today/neighbours", "/api/language/detect?x=1"],
  ...["/api/admin/posts", "/api/health/live", "/api/posts/%32026-11-21-morning", "/api/openapi.json", "*", ""],
])("the address %s is left to Express", (url) => {
  expect(matcher()(url)).toBeNull();
});
