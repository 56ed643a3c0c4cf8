import { expect, it } from "vitest";
import { createApi, createApp } from "./app.ts";
import { partsOf } from "./parts.fixture.ts";
import { folderOfTest } from "./platform/files/folder.fixture.ts";
import { listen } from "./platform/http/http.fixture.ts";
import { ownCounters } from "./platform/http/rate-counters.ts";
import { rates } from "./platform/http/rates.ts";
import { openLibrary } from "./stories/index/library.ts";
import { writeStory } from "./stories/index/library-folder.fixture.ts";

const id = "2026-11-21-morning";

async function serve() {
  const contentDir = folderOfTest();
  await writeStory(contentDir, { id });
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T12:00:00+01:00") } });
  const library = await openLibrary({ contentDir, likesOf: () => 0 });
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, library, site: { ...parts.site, limits: ownCounters() } }));
  return listen(app);
}

const limited: [keyof typeof rates, string, string][] = [
  ["likes", "POST", `/api/posts/${id}/like`],
  ["statistics", "POST", "/api/stats/page-view"],
  ["subscriptions", "POST", "/api/newsletter/subscribe"],
  ["signIns", "POST", "/api/admin/login"],
  ["signIns", "POST", "/api/admin/setup"],
  ["adminWrites", "DELETE", `/api/admin/posts/${id}`],
  ["adminStatistics", "GET", "/api/admin/stats/overview"],
  ["pictures", "GET", `/images/${id}.webp`],
  ["cards", "GET", "/cards/home-en.jpg"],
  ["sitemaps", "GET", "/sitemap.xml"],
  ["refusedNotices", "POST", "/api/hooks/content"],
];

it.each(limited)(
  "limits %s, of %s %s: answers 429 with the time to come again beyond the limit",
  async (name, method, path) => {
    const { url } = await serve();
    const ask = async () => {
      const response = await fetch(url + path, { method });
      return { response, body: await response.text() };
    };
    const { limit, seconds } = rates[name];
    const statuses = await Promise.all(Array.from({ length: limit }, async () => (await ask()).response.status));
    expect(statuses).not.toContain(429);
    const { response, body } = await ask();
    expect([response.status, JSON.parse(body).code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(response.headers.get("retry-after"))).toSatisfy((wait: number) => wait > 0 && wait <= seconds);
  },
);

it("limits no reads that come out of memory", async () => {
  const { url } = await serve();
  const paths = ["/api/posts", `/api/posts/${id}`, "/api/posts/today", "/api/posts/popular", "/feed.xml"];
  const asked = Array.from({ length: 500 }, async (_, index) => {
    const response = await fetch(`${url}${paths[index % paths.length]}`);
    await response.text();
    return response.status;
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
});
