import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { summariesOf } from "../output/post-list.ts";
import { textToRead } from "../output/story-text.ts";
import { postTable } from "./post-table.tsx";
import { storyPage } from "./story-page.tsx";

const now = Temporal.Instant.from("2026-11-21T08:00:00+01:00");
const stories = [
  storyOf({ id: "2026-11-21-afternoon-2", titleEn: "A Title that Goes on and on about Tomek, the Tram and the 🔔" }),
  storyOf({ id: "2026-11-21-morning", titleEn: "Deszcz\u001b[2J 雨" }),
];

describe("the table of stories", () => {
  it("has one line per story, whose title is cut where the terminal ends", () => {
    const lines = postTable(summariesOf(stories, now), 70).split("\n");
    expect(lines).toEqual([
      "ID                      WARSAW TIME       STATE      TITLE",
      "2026-11-21-afternoon-2  2026-11-21 14:00  scheduled  A Title that Goe…",
      "2026-11-21-morning      2026-11-21 08:00  published  Deszcz 雨",
    ]);
  });

  it("keeps the titles in sight on a narrow terminal", () => {
    expect(postTable(summariesOf(stories, now), 60).split("\n")[1]).toBe(
      "2026-11-21-afternoon-2  scheduled  A Title that Goes on and…",
    );
    expect(postTable(summariesOf(stories, now), 40).split("\n").slice(1)).toEqual([
      "2026-11-21-afternoon-2  ◷ A Title that …",
      "2026-11-21-morning      ✓ Deszcz 雨",
    ]);
  });

  it("says how to get a first story when there is none", () => {
    expect(postTable([], 80)).toBe("No stories yet: mruk generate makes the first.");
  });
});

describe("the page of a story", () => {
  const story = storyOf({
    contentPl: `${"Mruk siedział na parapecie i liczył krople. ".repeat(6).trim()}\n\nA potem \u001b[31mzasnął.`,
  });

  it("is set in lines that are comfortable to read, never wider than the terminal", () => {
    for (const [columns, widest] of [
      [200, 74],
      [40, 38],
    ] as const) {
      const lines = storyPage(textToRead(story, "pl"), columns).split("\n");
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(widest);
    }
  });

  it("keeps the paragraphs apart and shows where the story stands", () => {
    const page = storyPage(textToRead(story, "pl"), 80);
    expect(page).toContain(
      "Deszcz na parapecie, 2026-11-21-morning\n  2026-11-21-morning · 2026-11-21 08:00 · Daily Life\n",
    );
    expect(page).toMatch(/krople\.\n\s*\n {2}A potem zasnął\./);
  });
});
