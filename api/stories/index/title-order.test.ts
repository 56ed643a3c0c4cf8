import { beforeEach, expect, it } from "vitest";
import type { Story } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import type { TimedStory } from "../timeline.ts";
import { timed } from "./story-index.ts";
import { keepTitleOrder } from "./title-order.ts";

const read: string[] = [];
beforeEach(() => void read.splice(0));

/** A story in the library, which notes that it was read. */
function entryOf(facts: { id: string; titleEn: string; titlePl?: string }): TimedStory {
  const story = storyOf(facts);
  const { id, at } = timed(story);
  return {
    id,
    at,
    get story(): Story {
      read.push(id);
      return story;
    },
  };
}
const rain = entryOf({ id: "2026-11-20-morning", titleEn: "Rain", titlePl: "Deszcz" });
const apples = entryOf({ id: "2026-11-20-evening", titleEn: "Apples 10", titlePl: "Jabłka" });
const newer = entryOf({ id: "2026-11-21-morning", titleEn: "Rain", titlePl: "Ćma" });
const few = entryOf({ id: "2026-11-21-evening", titleEn: "apples 9", titlePl: "Cisza" });

it("orders titles as people of that language do, of equals the newer first", async () => {
  const byTitle = keepTitleOrder();
  const stories = [few, newer, apples, rain];
  expect(await byTitle(stories, "en")).toEqual([few, apples, newer, rain]);
  expect(await byTitle(stories, "pl")).toEqual([few, newer, rain, apples]);
});

it("reads again only the stories that are new or changed since it was last asked", async () => {
  const byTitle = keepTitleOrder();
  await byTitle([newer, apples, rain], "en");
  expect(read.splice(0)).toEqual([newer.id, apples.id, rain.id]);
  const changed = entryOf({ id: apples.id, titleEn: "Snow" });
  expect(await byTitle([few, newer, changed], "en")).toEqual([few, newer, changed]);
  expect(read.splice(0)).toEqual([few.id, apples.id]);
  expect(await byTitle([few, newer, changed], "en")).toEqual([few, newer, changed]);
  expect(read).toEqual([]);
});

it("gives others their turn while it reads thousands of titles, and answers them too", async () => {
  const unread = Array.from({ length: 3000 }, (_, at) => ({
    ...timed(storyOf({ id: `2026-11-19-morning-${2 + (at % 900)}` })),
    get story() {
      return storyOf({ titleEn: `Sill ${at}` });
    },
  }));
  const byTitle = keepTitleOrder();
  const turns: string[] = [];
  const all = byTitle([...unread, few], "en").finally(() => turns.push("all"));
  setImmediate(() => void byTitle([newer, apples, rain], "en").finally(() => turns.push("three")));
  expect(await all).toEqual([few, ...unread]);
  expect(turns).toEqual(["three", "all"]);
  expect(await byTitle([few, newer, apples, rain], "en")).toEqual([few, apples, newer, rain]);
});
