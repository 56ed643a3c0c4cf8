import { describe, expect, it } from "vitest";
import { partsOf } from "#api/parts.fixture.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { openResponses } from "#api/wiring/responses.ts";
import { readPath } from "#web/app/paths.ts";
import type { RenderOrder } from "#web/entry-server.tsx";
import type { Language } from "#web/i18n/i18n.ts";
import { pageAnswers } from "./page-answers.ts";

const current = "2026-11-21-morning";

/** Pages whose text is the input of their renderer, and the number of renderings. */
function pagesOf({ siteUrl }: { siteUrl?: string } = {}) {
  let now = Temporal.Instant.from("2026-11-21T13:30:00Z");
  const clock = { now: () => now };
  const { engagement, books, site: unnamed, advertising } = partsOf({ clock });
  const site = { ...unnamed, siteUrl };
  let notifyChange = () => {};
  const library = {
    ...indexStories(
      [current, "2026-11-21-evening"].map((id) => timed(storyOf({ id }))),
      engagement,
    ),
    onChange(listener: () => void) {
      notifyChange = listener;
    },
  };
  let rendered = 0;
  const written = ({ path, data, state }: RenderOrder) =>
    JSON.stringify([path, data, state.language, state.now, state.origin]);
  const renderer = {
    assetsOf: () => ({ script: "", modules: [], styles: [], fonts: { en: [], pl: [] } }),
    render(order: RenderOrder) {
      rendered++;
      return written(order);
    },
    edition: () => "built",
  };
  const shown = { library, engagement, books, clock, site, advertising } as unknown as Parameters<
    typeof pageAnswers
  >[0];
  const responses = openResponses(shown as never);
  const { rendered: renderedPage, cached: cachedPage } = pageAnswers({ ...shown, renderer, answers: responses });
  function answer(path: string, { language = "en", origin = usual }: { language?: Language; origin?: string } = {}) {
    const pageRequest = { place: readPath(path.replace(/\?.*/, "")), path, language, origin };
    return cachedPage(pageRequest) ?? renderedPage(pageRequest);
  }
  return {
    rendered: () => rendered,
    pass(hours: number) {
      now = now.add({ hours });
      notifyChange();
    },
    bytes: () => responses.bytes,
    answer,
    cached: (path: string) =>
      cachedPage({ place: readPath(path.replace(/\?.*/, "")), path, language: "en", origin: usual }),
    ask: (path: string, language: Language = "en", origin = usual) =>
      answer(path, { language, origin }).encodedAs(null)?.body.toString() ?? "",
  };
}

const usual = "https://mruk.example.org";

const noNeighbours = { previous: null, next: null, continues: null, continuedBy: null, series: null };
const empty = { story: null, neighbours: noNeighbours };

it("the page of a missing story is rendered once for all ids, and each page has its own id", () => {
  const { ask, rendered } = pagesOf({ siteUrl: usual });
  const now = Date.parse("2026-11-21T13:00:00Z");
  for (const id of [
    "made-up",
    "x",
    "post",
    "2020-01-01-noon",
    ...Array.from({ length: 100 }, (_, n) => `made-up-${n}`),
  ]) {
    expect(JSON.parse(ask(`/post/${id}?again=1`))).toEqual([
      `/post/${id}`,
      { page: "story", id, ...empty },
      "en",
      now,
      usual,
    ]);
  }
  expect(rendered()).toBe(1);
  for (const id of ["made-up", "l"]) expect(JSON.parse(ask(`/pl/post/${id}`, "pl"))[0]).toBe(`/pl/post/${id}`);
  expect(JSON.parse(ask("/post/made-up/"))[0]).toBe("/post/made-up/");
  expect(rendered()).toBe(3);
  // A page has the colours of the slot that its address names.
  for (const id of ["2020-01-01-morning", "2020-01-02-morning", "good-evening"]) ask(`/post/${id}`);
  expect(rendered()).toBe(5);
});

it("a story appears at its hour, though its address was requested before", () => {
  const { ask, pass } = pagesOf();
  const path = "/post/2026-11-21-evening";
  expect(JSON.parse(ask(path))[1].story).toBeNull();
  pass(7);
  expect(JSON.parse(ask(path))[1].story).toMatchObject({ id: "2026-11-21-evening" });
  expect(JSON.parse(ask(`/post/${current}`))[1].story).toMatchObject({ id: current });
});

it("the home page is rendered in the gallery's twenty forms at most, whatever queries are made up", () => {
  const { ask, rendered } = pagesOf({ siteUrl: usual });
  const paths = ["all", "7days", "30days", "month", "never"].flatMap((dates) =>
    Array.from({ length: 50 }, (_, n) => `/?dates=${dates}&pages=${n}&made-up=${n}`),
  );
  for (const path of paths) ask(path);
  expect(rendered()).toBe(20);
  expect(JSON.parse(ask("/?made-up&pages=9&dates=month"))[0]).toBe("/?dates=month&pages=5");
  for (const path of paths) ask(`/about${path.slice(1)}`);
  expect(rendered()).toBe(21);
});

it("a story is rendered in one language and in both, whatever else a query says", () => {
  const { ask, rendered } = pagesOf({ siteUrl: usual });
  const queries = ["", "?side-by-side", "?side-by-side=", "?utm_source=x&side-by-side=1", "?pages=2", "?side-by-sides"];
  const paths = queries.map((query) => JSON.parse(ask(`/post/${current}${query}`))[0].split("?")[1] ?? "");
  expect(paths).toEqual(["", "side-by-side", "side-by-side", "side-by-side", "", ""]);
  expect(rendered()).toBe(2);
  for (const query of queries) ask(`/post/made-up${query}`);
  expect(rendered()).toBe(3);
});

it("a page of the archive without content is none, and a list is rendered once for each of its pages", () => {
  const { ask, cached, rendered } = pagesOf({ siteUrl: usual });
  for (const path of ["/archive/2025", "/archive/2026/12", "/archive/2026/11/22", "/category/portrait", "/series/x"]) {
    expect([path, cached(path)]).toEqual([path, null]);
  }
  for (const page of ["2", "3", "99999"]) expect(cached(`/category/daily-life?page=${page}`)).toBeNull();
  expect(rendered()).toBe(0);
  for (const query of ["", "?page=1", "?page=0", "?page=x", "?made-up=1"]) ask(`/category/daily-life${query}`);
  expect(rendered()).toBe(1);
});

it("a page of the archive has a story from its hour on", () => {
  const { ask, pass } = pagesOf({ siteUrl: usual });
  const paths = ["/archive/2026/11", "/archive/2026/11/21", "/category/daily-life"];
  for (const path of paths) expect(ask(path)).not.toContain("2026-11-21-evening");
  pass(7);
  for (const path of paths) expect(ask(path)).toContain("2026-11-21-evening");
});

describe("without a configured address", () => {
  const strangers = Array.from({ length: 1000 }, (_, n) => `http://made-up-${n}.example`);
  const paths = ["/", `/post/${current}`, "/post/made-up", "/lost"];

  it("a thousand hosts get their own origin on every page, which is rendered once for all of them", () => {
    const { ask, rendered } = pagesOf();
    for (const origin of [usual, ...strangers]) {
      for (const path of paths) expect(JSON.parse(ask(path, "en", origin))[4]).toBe(origin);
    }
    expect(rendered()).toBe(paths.length);
    expect(ask("/post/made-up", "en", strangers[0])).not.toContain("not-there");
  });

  it("the cached page of the usual host stays, and nothing is cached for hosts that come once", () => {
    const { answer, bytes } = pagesOf();
    for (const path of ["/", "/about"]) answer(path);
    const responses = answer("/");
    expect(answer("/")).toBe(responses);
    const before = bytes();
    for (const origin of strangers) answer("/", { origin });
    expect(bytes()).toBe(before);
    expect(answer("/")).toBe(responses);
  });

  it("the page of the usual host changes when its content does", () => {
    const { ask, pass, rendered } = pagesOf();
    for (const _ of [1, 2, 3]) ask(`/post/${current}`);
    expect(rendered()).toBe(1);
    pass(7);
    const [, shown] = JSON.parse(ask(`/post/${current}`));
    expect(shown.neighbours.next).toMatchObject({ id: "2026-11-21-evening" });
    expect(rendered()).toBe(2);
  });
});
