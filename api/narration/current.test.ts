import { expect, it } from "vitest";
import { ids, serve } from "#api/app.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { currentNarration } from "./current.ts";
import { narrationOf } from "./narration.fixture.ts";

const told = storyOf({ id: "2026-11-21-morning" });
const story = storyOf({ ...told, narrations: [narrationOf(told, "en"), narrationOf(told, "pl")] });

it("is out of date in the language whose words have changed, and in that one alone", () => {
  expect(currentNarration(story, "en")).toEqual(story.narrations?.[0]);
  const changed = { ...story, contentEn: `${story.contentEn} It stopped.` };
  expect([currentNarration(changed, "en"), currentNarration(changed, "pl")]).toEqual([
    undefined,
    story.narrations?.[1],
  ]);
  expect(currentNarration(told, "en")).toBeUndefined();
});

it("is a part of what is answered about this story alone, without what only makers need", async () => {
  const { ask } = await serve({ stories: [story] });
  const shown = story.narrations?.map(({ language, url, marks, seconds }) => ({ language, url, marks, seconds }));
  expect((await ask(`/api/posts/${story.id}`)).json.narrations).toEqual(shown);
  const list = (await ask("/api/posts")).json;
  expect(ids(list)).toEqual([story.id]);
  expect(list[0]).not.toHaveProperty("narrations");
});

it("leaves out what was spoken of an earlier text", async () => {
  const { ask } = await serve({ stories: [storyOf({ ...story, titlePl: "Inny tytuł", titleEn: "Another title" })] });
  expect((await ask(`/api/posts/${story.id}`)).json).not.toHaveProperty("narrations");
});
