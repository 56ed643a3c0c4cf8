import { describe, expect, it } from "vitest";
import type { GenerationRun } from "#api/generation/model.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { bufferOfLibrary } from "#api/wiring/buffer.ts";
import { bufferText, dateText, gapText, runText } from "../output/dashboard-text.ts";
import { slotsOfToday } from "./today.ts";

const now = Temporal.Instant.from("2026-11-21T15:04:00+01:00");

function libraryOf(stories: Story[], { broken = [] as string[], deleted = [] as string[] } = {}) {
  return {
    ...indexStories(stories.map(timed), { likesOf: () => 0 }),
    faults: () => broken.map((id) => ({ path: storyPath(id as Story["id"]), reason: "no front matter" })),
    isDeleted: (id: string) => deleted.includes(id),
  };
}

describe("today's slots", () => {
  it("have their story, published or scheduled, or miss it before and after their hour", () => {
    const stories = [storyOf({ id: "2026-11-21-morning", titleEn: "Rain" }), storyOf({ id: "2026-11-22-evening" })];
    expect(slotsOfToday(libraryOf(stories), now)).toEqual([
      { timeSlot: "morning", state: "published", title: "Rain" },
      { timeSlot: "afternoon", state: "late", title: null },
      { timeSlot: "evening", state: "missing", title: null },
    ]);
    const scheduled = storyOf({ id: "2026-11-21-evening", titleEn: "Later" });
    expect(slotsOfToday(libraryOf([scheduled]), now)[2]).toMatchObject({ state: "scheduled", title: "Later" });
  });

  it("distinguish an unreadable file and a deleted story from a missing one", () => {
    const library = libraryOf([], { broken: ["2026-11-21-morning"], deleted: ["2026-11-21-afternoon"] });
    expect(slotsOfToday(library, now).map(({ state }) => state)).toEqual(["broken", "deleted", "missing"]);
  });

  it("have the story in the place of a deleted one", () => {
    const replaced = storyOf({ id: "2026-11-21-afternoon-2", titleEn: "Instead" });
    const library = libraryOf([replaced], { deleted: ["2026-11-21-afternoon"] });
    expect(slotsOfToday(library, now)[1]).toEqual({ timeSlot: "afternoon", state: "published", title: "Instead" });
  });

  it("are those of Warsaw's date", () => {
    const night = Temporal.Instant.from("2026-11-21T23:30:00Z");
    const stories = [storyOf({ id: "2026-11-22-morning", titleEn: "Sunday" })];
    expect(slotsOfToday(libraryOf(stories), night)[0]?.title).toBe("Sunday");
    expect(dateText(night)).toMatch(/^Sunday,? 22 November 2026$/);
  });
});

describe("the buffer in words", () => {
  const text = (ids: string[]) => {
    const published = ["2026-11-21-morning", "2026-11-21-afternoon"];
    const library = libraryOf([...published, ...ids].map((id) => storyOf({ id })));
    const buffer = bufferOfLibrary(library, { now, bufferDays: 2 });
    return [bufferText(buffer, now), ...(buffer.gap === null ? [] : [gapText(buffer.gap, now)])].join("; ");
  };

  it("says until when there are stories, as people say it", () => {
    const evening = "2026-11-21-evening";
    const sunday = ["morning", "afternoon", "evening"].map((slot) => `2026-11-22-${slot}`);
    expect(text([evening])).toBe("1 story ready until this evening");
    expect(text([evening, ...sunday.slice(0, 2)])).toBe("3 stories ready until tomorrow afternoon");
    expect(text([evening, ...sunday, "2026-11-23-morning"])).toBe("5 stories ready until Monday morning");
    expect(text(sunday)).toBe("the next slot has none, 3 later; this evening has no story");
    expect(text([])).toBe("empty: nothing waits; this evening has no story");
    expect(text([evening, ...sunday.slice(1)])).toBe(
      "1 story ready until this evening, 2 later; tomorrow morning has no story",
    );
  });

  it("names the date of what is more than a week away", () => {
    const until = { date: "2026-12-01", timeSlot: "evening", publishedAt: "2026-12-01T20:00:00+01:00" } as const;
    expect(bufferText({ ready: 30, later: 0, until, gap: null, level: "ok" }, now)).toBe(
      "30 stories ready until the evening of 1 December",
    );
  });

  it("does not worry where nothing is to be made ahead", () => {
    expect(bufferText({ ready: 0, later: 0, until: null, gap: null, level: "ok" }, now)).toBe("nothing is made ahead");
  });
});

describe("the last run in words", () => {
  const run: GenerationRun = {
    origin: "panel",
    startedAt: "2026-11-21T06:59:00Z",
    endedAt: "2026-11-21T07:00:00Z",
    published: 0,
    skipped: 0,
    failed: 0,
    costUsd: 0,
  };

  it.each([
    [{ published: 3 }, "today 08:00, from the panel: 3 stories made"],
    [{ origin: "terminal" as const }, "today 08:00, from the terminal: nothing to make"],
    [
      { endedAt: "2026-11-20T19:00:10Z", published: 1, failed: 1 },
      "yesterday 20:00, from the panel: 1 story made, 1 failed",
    ],
    [{ endedAt: "2026-11-02T19:00:10Z", skipped: 3 }, "2 November 20:00, from the panel: 0 stories made, 3 skipped"],
    [{ error: { code: "CONTENT_NOT_GIT", message: "No repository" } }, "today 08:00, from the panel: broke off"],
    [{ cancelled: true as const }, "today 08:00, from the panel: cancelled"],
    [{ published: 1, cancelled: true as const }, "today 08:00, from the panel: 1 story made, cancelled"],
  ])("%j: %s", (part, words) => {
    expect(runText({ ...run, ...part }, now)).toBe(words);
  });
});
