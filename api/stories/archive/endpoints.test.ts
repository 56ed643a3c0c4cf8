import { expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { storyOf } from "../story.fixture.ts";

/** The API with some stories, one of which is still to come. */
async function serve() {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T15:00:00+01:00") } });
  const ids = ["2026-10-31-evening", "2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening"];
  const stories = ids.map((id, at) => storyOf({ id, ...(at > 1 && { continues: ids[at - 1] }) }));
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, library: libraryOf(stories, parts.engagement) }));
  const { url } = await listen(app);
  return async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
}

it("answers for every page of the archive without a text, and without what is still to come", async () => {
  const ask = await serve();
  for (const path of [
    "/api/archive",
    "/api/archive/2026",
    "/api/archive/2026/10",
    "/api/archive/2026/11",
    "/api/archive/2026/11/01",
    "/api/archive/2026/11/21",
    "/api/categories",
    "/api/categories/daily-life",
    "/api/categories/daily-life?page=1",
    "/api/times/morning",
    "/api/series",
    "/api/series/2026-11-21-morning",
  ]) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/contentEn|2026-11-21-evening/);
  }
  expect(JSON.parse((await ask("/api/series/2026-11-21-morning")).text).posts).toHaveLength(2);
});

it("has nothing at dates that do not exist, at periods without an archive, and beyond the end", async () => {
  const ask = await serve();
  for (const path of [
    ...["0000", "26", "2025", "2027", "x"].map((year) => `/api/archive/${year}`),
    ...["2026/13", "2026/00", "2026/9", "2026/09", "2026/12", "2026/11/31", "2026/02/30", "2026/11/22"].map(
      (date) => `/api/archive/${date}`,
    ),
    ...["portrait", "Daily Life", "codzienne-zycie", "daily-life?page=2"].map((each) => `/api/categories/${each}`),
    ...["noon", "rano", "evening?page=2"].map((slot) => `/api/times/${slot}`),
    ...["/2026-11-21-afternoon", "/2026-10-31-evening", "/x", "?page=2"].map((each) => `/api/series${each}`),
  ]) {
    const { status, text } = await ask(path);
    expect([path, status, JSON.parse(text).code]).toEqual([path, 404, "NOT_FOUND"]);
  }
});

it("refuses a query that it does not know", async () => {
  const ask = await serve();
  for (const path of ["/api/archive?x=1", "/api/times/morning?page=0", "/api/series?page=x"]) {
    expect([path, (await ask(path)).status]).toEqual([path, 400]);
  }
});
