import { describe, expect, it } from "vitest";
import { weatherOf } from "#api/generation/brief/weather.ts";
import { indexStories, timed } from "../index/story-index.ts";
import type { Story } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import type { TimedStory } from "../timeline.ts";
import { archive, archiveDay, archiveMonth, archiveYear } from "./calendar.ts";
import type { Collection, View } from "./collection.ts";
import { allSeries, placeInSeries, publicShelves, series } from "./series.ts";
import { allCategories, categoryPage, timePage } from "./shelves.ts";

const stories = [
  "2024-12-31-evening",
  ...["2026-02-28-morning", "2026-02-28-evening"],
  ...["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening"],
].map((id) => storyOf({ id }));
const afternoon = "2026-11-21T15:00:00+01:00";

function viewOf(of: readonly (Story | TimedStory)[], at = afternoon, likes: Record<string, number> = {}): View {
  const likesOf = (id: string) => likes[id] ?? 0;
  const entries = of.map((each) => ("story" in each ? each : timed(each)));
  const { timeline } = indexStories(entries, { likesOf });
  return { timeline, now: Temporal.Instant.from(at), likesOf };
}
const view = viewOf(stories);
const answerOf = <Answer>(collection: Collection<Answer> | null) => collection?.answer() ?? null;
const idsOf = (posts: readonly { id: string }[] = []) => posts.map(({ id }) => id);
const id = (text: string) => text as Story["id"];

describe("the calendar", () => {
  it("counts what is public by year and month, and has a picture for each month with stories", () => {
    const { years = [], months = [] } = answerOf(archive(view)) ?? {};
    expect(years).toEqual([
      { year: "2026", count: 4 },
      { year: "2024", count: 1 },
    ]);
    expect(months).toHaveLength(12);
    expect(months.filter(({ count }) => count > 0)).toEqual([
      { month: "2026-02", count: 2, cover: { imageUrl: "/images/2026-02-28-evening.webp" } },
      { month: "2026-11", count: 2, cover: { imageUrl: "/images/2026-11-21-afternoon.webp" } },
    ]);
  });

  it("shows a story of the evening nowhere before its hour, and everywhere from then on", () => {
    const evening = viewOf(stories, "2026-11-21T20:00:00+01:00");
    const everything = (of: View) =>
      JSON.stringify([
        answerOf(archive(of)),
        answerOf(archiveYear("2026", of)),
        answerOf(archiveMonth("2026-11", of)),
        answerOf(archiveDay("2026-11-21", of)),
        answerOf(allCategories(of)),
        answerOf(categoryPage("daily-life", 1, of)),
        answerOf(timePage("evening", 1, of)),
        publicShelves(of),
      ]);
    expect(everything(view)).toBe(everything(viewOf(stories.slice(0, -1))));
    expect(everything(evening)).not.toBe(everything(view));
    expect(everything(evening)).toContain("2026-11-21-evening");
  });

  it("leads to the nearest years, months and days with stories, and past empty ones", () => {
    const around = (collection: Collection<{ previous: string | null; next: string | null }> | null) => {
      const { previous, next } = answerOf(collection) ?? {};
      return [previous, next];
    };
    expect(around(archiveYear("2024", view))).toEqual([null, "2026"]);
    expect(around(archiveYear("2025", view))).toEqual(["2024", "2026"]);
    expect(around(archiveYear("2026", view))).toEqual(["2024", null]);
    expect(around(archiveMonth("2024-12", view))).toEqual([null, "2026-02"]);
    expect(around(archiveMonth("2026-05", view))).toEqual(["2026-02", "2026-11"]);
    expect(around(archiveMonth("2026-11", view))).toEqual(["2026-02", null]);
    expect(around(archiveDay("2026-02-28", view))).toEqual(["2024-12-31", "2026-11-21"]);
    expect(around(archiveDay("2026-11-20", view))).toEqual(["2026-02-28", "2026-11-21"]);
  });

  it("has a period between the first story and now, with stories or without, and none before and after", () => {
    const isThere = (collection: unknown) => collection !== null;
    expect(["2023", "2024", "2025", "2026", "2027"].map((year) => isThere(archiveYear(year, view)))).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect(
      ["2024-11", "2024-12", "2025-08", "2026-11", "2026-12"].map((month) => isThere(archiveMonth(month, view))),
    ).toEqual([false, true, true, true, false]);
    expect(
      ["2024-12-30", "2024-12-31", "2026-11-20", "2026-11-21", "2026-11-22"].map((day) =>
        isThere(archiveDay(day, view)),
      ),
    ).toEqual([false, true, true, true, false]);
    expect(answerOf(archiveMonth("2025-08", view))?.days).toEqual([]);
    expect(archiveMonth("2026-11", viewOf([]))).toBeNull();
    expect(answerOf(archive(viewOf([])))).toEqual({ years: [], months: [] });
  });

  it("goes by Warsaw's days and hours, whatever a story's id says", () => {
    const moved = [
      storyOf({ id: "2026-03-28-evening", publishedAt: "2026-03-28T23:30:00Z" }),
      storyOf({ id: "2026-03-29-evening", publishedAt: "2026-03-29T22:00:00Z" }),
    ];
    const { days = [] } = answerOf(archiveMonth("2026-03", viewOf(moved))) ?? {};
    expect(days.map(({ date, stories: ofDay }) => [date, ...ofDay.map(({ hour }) => hour)])).toEqual([
      ["2026-03-29", "00:30"],
      ["2026-03-30", "00:00"],
    ]);
  });

  it("has the weather of the briefs from which its stories were made, each kind once", () => {
    const made = { madeBy: { storyteller: "house", illustrator: "house" } };
    const ids = ["2026-01-16-morning", "2026-01-16-afternoon", "2026-01-16-evening"];
    const { days = [] } =
      answerOf(archiveMonth("2026-01", viewOf(ids.map((each) => storyOf({ id: each, ...made }))))) ?? {};
    const briefs = (["morning", "afternoon", "evening"] as const).map((slot) => weatherOf("2026-01-16", slot));
    expect(days[0]?.weather).toEqual([...new Set(briefs)]);
    const { days: byHand = [] } = answerOf(archiveMonth("2026-11", view)) ?? {};
    expect(byHand[0]?.weather).toEqual([]);
  });

  it("reads no story to count, and for a month none before its answer is asked for", () => {
    const unread = stories.map(
      (story): TimedStory => ({
        ...timed(story),
        get story(): Story {
          throw new Error("A story was read.");
        },
      }),
    );
    const blind = viewOf(unread);
    for (const found of [
      archive(blind),
      archiveYear("2026", blind),
      archiveMonth("2026-11", blind),
      archiveDay("2026-11-21", blind),
    ]) {
      expect(found?.dependencies.length).toBeGreaterThan(0);
    }
  });

  it("depends on likes where cards show them, and nowhere else", () => {
    const entries = stories.map(timed);
    const liked = viewOf(entries, afternoon, { "2026-11-21-morning": 3 });
    const plain = viewOf(entries);
    expect(archiveDay("2026-11-21", liked)?.dependencies).not.toEqual(archiveDay("2026-11-21", plain)?.dependencies);
    for (const find of [archive, (of: View) => archiveMonth("2026-11", of), allCategories]) {
      expect(find(liked)?.dependencies).toEqual(find(plain)?.dependencies);
    }
  });
});

describe("categories and times of day", () => {
  const free = [
    storyOf({ id: "2026-11-18-morning", category: "Codzienne Życie" }),
    storyOf({ id: "2026-11-18-evening", category: "Żółte łapki" }),
    storyOf({ id: "2026-11-19-evening", category: "żółte  ŁAPKI!" }),
  ];
  const withFree = viewOf([...stories, ...free]);

  it("are counted, those with most stories first, and named as the newest story writes them", () => {
    const { categories = [], times = [] } = answerOf(allCategories(withFree)) ?? {};
    expect(categories.map(({ key, name, count, newest }) => [key, name, count, newest])).toEqual([
      ["daily-life", "Daily Life", 6, "2026-11-21-afternoon"],
      ["zolte-lapki", "żółte  ŁAPKI!", 2, "2026-11-19-evening"],
    ]);
    expect(times.map(({ slot, count }) => [slot, count])).toEqual([
      ["morning", 3],
      ["afternoon", 1],
      ["evening", 4],
    ]);
  });

  it("come newest first, twenty-four a page, and end with the last one", () => {
    const many = Array.from({ length: 49 }, (_, at) => {
      const date = Temporal.PlainDate.from("2026-09-01").add({ days: at });
      return storyOf({ id: `${date}-morning` });
    });
    const of = viewOf(many);
    const pages = [1, 2, 3].map((page) => answerOf(categoryPage("daily-life", page, of)));
    expect(pages.map((page) => page?.posts.length)).toEqual([24, 24, 1]);
    expect(pages[0]).toMatchObject({ total: 49, page: 1, pages: 3, name: "Daily Life" });
    expect(pages.flatMap((page) => idsOf(page?.posts))).toEqual(idsOf(many).reverse());
    expect(pages[0]?.posts[0]).not.toHaveProperty("contentEn");
    expect(categoryPage("daily-life", 4, of)).toBeNull();
    expect(categoryPage("portrait", 1, of)).toBeNull();
    expect(answerOf(timePage("morning", 3, of))?.posts).toHaveLength(1);
    expect(timePage("evening", 1, of)).toBeNull();
  });
});

describe("series", () => {
  const [first, second, third, alone] = ["2026-11-16", "2026-11-17", "2026-11-19", "2026-11-18"].map(
    (date) => `${date}-evening`,
  );
  const chain = [
    storyOf({ id: String(first) }),
    storyOf({ id: String(second), continues: first }),
    storyOf({ id: String(alone) }),
    storyOf({ id: String(third), continues: second }),
  ];

  it("are told in their order, by the id of the first, and each story knows its place", () => {
    const of = viewOf(chain);
    expect(idsOf(answerOf(series(String(first), of))?.posts)).toEqual([first, second, third]);
    expect(series(String(second), of)).toBeNull();
    expect(series("nonsense", of)).toBeNull();
    expect(placeInSeries(id(String(third)), of)).toEqual({ id: first, part: 3, count: 3 });
    expect(placeInSeries(id(String(alone)), of)).toBeNull();
    expect(answerOf(allSeries(1, of))).toMatchObject({
      ...{ total: 1, page: 1, pages: 1 },
      series: [{ first: { id: first }, count: 3, lastPublishedAt: chain[3]?.publishedAt }],
    });
    expect(allSeries(2, of)).toBeNull();
  });

  it("begin with the second story and grow with each, at its hour", () => {
    const lengths = ["2026-11-17T19:59:59+01:00", "2026-11-17T20:00:00+01:00", "2026-11-19T20:00:00+01:00"].map(
      (at) => answerOf(series(String(first), viewOf(chain, at)))?.posts.length,
    );
    expect(lengths).toEqual([undefined, 2, 3]);
    const { timeline, likesOf } = viewOf(chain);
    // The same library at another instant, and back.
    const partsAt = (at: string) =>
      placeInSeries(id(String(first)), { timeline, now: Temporal.Instant.from(at) })?.count;
    expect([likesOf(id("x")), partsAt(afternoon), partsAt("2026-11-18T20:00:00+01:00"), partsAt(afternoon)]).toEqual([
      ...[0, 3, 2, 3],
    ]);
  });

  it("begin anew where a story was taken away, or was moved behind the one that continues it", () => {
    expect(idsOf(answerOf(series(String(second), viewOf(chain.slice(1))))?.posts)).toEqual([second, third]);
    const moved = [storyOf({ id: String(first), publishedAt: "2026-11-20T08:00:00+01:00" }), ...chain.slice(1)];
    expect(placeInSeries(id(String(first)), viewOf(moved))).toBeNull();
    expect(idsOf(answerOf(series(String(second), viewOf(moved)))?.posts)).toEqual([second, third]);
  });

  it("are found by reading no more than the weeks around a story, each of which continues one of the fortnight before", () => {
    const unread = { ...timed(storyOf({ id: "2026-10-01-evening" })) };
    Object.defineProperty(unread, "story", {
      get() {
        throw new Error("A story was read.");
      },
    });
    const late = storyOf({ id: "2026-11-21-morning", continues: "2026-10-20-evening" });
    const of = viewOf([unread, storyOf({ id: "2026-10-20-evening" }), ...chain, late]);
    expect(placeInSeries(id(String(second)), of)).toEqual({ id: first, part: 2, count: 3 });
    expect(idsOf(answerOf(series(String(first), of))?.posts)).toEqual([first, second, third]);
    expect(placeInSeries(late.id, of)).toBeNull();
  });

  it("have all stories that continue the same one, and the series with the newest story comes first", () => {
    const fork = storyOf({ id: "2026-11-18-morning", continues: first });
    const later = storyOf({ id: "2026-11-20-morning" });
    const sequel = storyOf({ id: "2026-11-20-afternoon", continues: later.id });
    const of = viewOf([...chain, fork, later, sequel]);
    expect(idsOf(answerOf(series(String(first), of))?.posts)).toEqual([first, second, fork.id, third]);
    expect(publicShelves(of).series).toEqual([later.id, first]);
  });
});
