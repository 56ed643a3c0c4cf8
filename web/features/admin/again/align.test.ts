import { describe, expect, it } from "vitest";
import { Proposal } from "#api/generation/proposals/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { alignParagraphs } from "./align.ts";
import { changeOf, partsOf, takeable, unevenOf } from "./selection.ts";

const [rain, mug, sleep] = ["It rained on the sill all day.", "The mug was blue and warm.", "Mruk slept on the stove."];

describe("the paragraphs of two versions", () => {
  it("stand beside each other by the words that they share, also where one is new or gone", () => {
    const changed = "It rained on the sill all night.";
    expect(alignParagraphs([rain, mug, sleep], [changed, "Nobody rang.", mug, sleep])).toEqual([
      { before: rain, after: changed, at: 1 },
      { after: "Nobody rang.", at: 2 },
      { before: mug, after: mug, at: 3 },
      { before: sleep, after: sleep, at: 4 },
    ]);
    expect(alignParagraphs([rain, mug, sleep], [rain, sleep])).toEqual([
      { before: rain, after: rain, at: 1 },
      { before: mug },
      { before: sleep, after: sleep, at: 2 },
    ]);
  });

  it("stand beside each other in order where they share nothing", () => {
    expect(alignParagraphs(["alpha", "beta"], ["gamma", "delta"])).toEqual([
      { before: "alpha", after: "gamma", at: 1 },
      { before: "beta", after: "delta", at: 2 },
    ]);
  });

  it("are each version again when they are read in order, whatever the two are", () => {
    const pool = [rain, mug, sleep, "Nobody rang.", "Ola read."];
    for (let seed = 1; seed < 400; seed++) {
      const some = (salt: number) => pool.filter((_, at) => (seed * salt + at * at * 7) % 5 > 1);
      const [before, after] = [some(3), some(11).toReversed()];
      const rows = alignParagraphs(before, after);
      expect(rows.flatMap((row) => row.before ?? [])).toEqual(before);
      expect(rows.flatMap((row) => row.after ?? [])).toEqual(after);
    }
  });
});

describe("what is taken of a proposal", () => {
  const present = storyOf({ id: "2026-11-21-morning", contentEn: `${rain}\n\n${mug}`, contentPl: "Raz.\n\nDwa." });
  const { titlePl, excerptEn, excerptPl, category } = present;
  const texts = {
    titleEn: "Another",
    titlePl,
    excerptEn,
    excerptPl,
    category,
    contentEn: `${rain}\n\n${sleep}`,
    contentPl: "Raz.\n\nTrzy.",
  };
  const proposal = Proposal.parse({
    ...{ proposal: "00000000-0000-4000-8000-000000000000", id: present.id, rev: "0".repeat(40), remake: "text" },
    ...{ at: "2026-11-21T08:00:00Z", costUsd: 0, texts },
  });
  const parts = partsOf(present, proposal);

  it("is an edit of these fields alone, with the other paragraphs as they were", () => {
    expect(takeable(parts).map(({ key }) => key)).toEqual(["titleEn", "contentEn 1", "contentPl 1"]);
    expect(changeOf(parts, new Set(["contentEn 1"]), proposal)).toEqual({ contentEn: texts.contentEn });
    expect(changeOf(parts, new Set(), proposal)).toEqual({});
    expect(changeOf(parts, new Set(takeable(parts).map(({ key }) => key)), proposal)).toEqual({
      titleEn: "Another",
      contentEn: texts.contentEn,
      contentPl: texts.contentPl,
    });
  });

  it("is said to be uneven where a paragraph is taken in one language only", () => {
    expect(unevenOf(parts, new Set(["contentEn 1"]))).toEqual({ lines: [], paragraphs: [2], removals: false });
    expect(unevenOf(parts, new Set(["contentEn 1", "contentPl 1"])).paragraphs).toEqual([]);
    // The Polish title is the same in both versions.
    expect(unevenOf(parts, new Set(["titleEn"])).lines).toEqual([]);
  });
});
