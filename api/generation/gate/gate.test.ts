import { beforeAll, describe, expect, it } from "vitest";
import { expectedBrief } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { StoryId } from "#api/stories/model.ts";
import { StoryText } from "../model.ts";
import { throughGate } from "./gate.ts";
import { openIndex } from "./likeness-index.fixture.ts";
import type { LikenessIndex } from "./likeness-index.ts";
import { briefOf, english, inEnglish, polish, storyText } from "./story-text.fixture.ts";

const earlierId = StoryId.parse("2026-11-20-evening");
const longAgoId = StoryId.parse("2026-01-02-evening");

describe("the gate", () => {
  let empty: LikenessIndex;
  beforeAll(async () => {
    empty = await openIndex([]);
  });

  it("lets a good story through, and says by which checks", () => {
    const verdict = throughGate(storyText(), { brief: briefOf(), likeness: empty });
    expect(verdict).toMatchObject({ passed: true, likeness: { en: 0, pl: 0 } });
    expect(Object.keys(verdict.checks)).toEqual([
      "lengths",
      "markup",
      "typing",
      "category",
      "voice",
      "language",
      "pair",
      "canon",
      "repetition",
      "subjects",
      "phrases",
      "title",
      "memory",
      "likeness",
    ]);
  });

  it("names every fault under its check", () => {
    const text = { ...inEnglish("Look <b>here</b>  now. "), category: "News", canon: ["Mruk is a black cat."] };
    const { passed, checks } = throughGate(text, { brief: briefOf(), likeness: empty });
    expect(passed).toBe(false);
    expect(Object.entries(checks).flatMap(([name, reasons]) => (reasons.length > 0 ? [name] : []))).toEqual([
      "markup",
      "typing",
      "category",
      "canon",
    ]);
  });

  it("names the earlier story that a text resembles too much, in either language", async () => {
    const likeness = await openIndex([{ ...storyText(), id: earlierId, titleEn: "Other", titlePl: "Inne" }]);
    const anew = { ...storyText(), contentEn: english.split("").reverse().join("") };
    const { checks, likeness: found } = throughGate(anew, { brief: briefOf(), likeness });
    expect(checks.likeness?.[0]).toContain(earlierId);
    expect(found).toMatchObject({ en: 0, pl: 1, nearest: earlierId });
  });

  it("refuses a recently used title, however it is typed", async () => {
    const other = { ...storyText(), contentEn: "Nothing of the kind.", contentPl: "Nic podobnego." };
    const likeness = await openIndex([{ ...other, id: earlierId, titleEn: "The warm keys!", titlePl: "Inne" }]);
    expect(throughGate(storyText(), { brief: briefOf(), likeness }).checks.title?.[0]).toContain(earlierId);
    const old = await openIndex([{ ...other, id: longAgoId }]);
    expect(throughGate(storyText(), { brief: briefOf(), likeness: old }).passed).toBe(true);
  });

  it("lets only a storyteller with a number of plots reuse one, after a while", async () => {
    const likeness = await openIndex([{ ...storyText(), id: longAgoId }]);
    const gate = { brief: briefOf(), likeness };
    expect(throughGate(storyText(), gate).checks.likeness?.[0]).toContain(longAgoId);
    expect(throughGate(storyText(), { ...gate, tellsAnewAfterDays: 300 }).passed).toBe(true);
    expect(throughGate(storyText(), { ...gate, tellsAnewAfterDays: 330 }).passed).toBe(false);
  });

  it("refuses a sentence that a story of the last 90 days has, in either language, and names that story", async () => {
    const known = "Nobody in the house had ever asked him about it.";
    const told = {
      ...storyText(),
      titleEn: "Another",
      titlePl: "Inny",
      contentEn: `${known} He left.`,
      contentPl: "Nikt go o to w domu nie pytał. Wyszedł.",
    };
    const again = (given: Partial<StoryText>) =>
      storyText({ contentEn: `${storyText().contentEn} ${known}`, ...given });
    const likeness = await openIndex([{ ...told, id: earlierId }]);
    const reason = throughGate(again({}), { brief: briefOf(), likeness }).checks.memory?.[0];
    expect(reason).toContain(`${earlierId} knows the English sentence “Nobody in the house had ever`);
    const inPolish = storyText({ contentPl: `${storyText().contentPl} Nikt go o to w domu nie pytał!` });
    expect(throughGate(inPolish, { brief: briefOf(), likeness }).checks.memory?.[0]).toContain("the Polish sentence");
    // Few words come again in every good prose, and after 90 days a sentence may.
    const short = storyText({ contentEn: `${storyText().contentEn} He left.` });
    expect(throughGate(short, { brief: briefOf(), likeness }).checks.memory).toEqual([]);
    const old = await openIndex([{ ...told, id: longAgoId }]);
    expect(throughGate(again({}), { brief: briefOf(), likeness: old }).checks.memory).toEqual([]);
  });

  it("lets a fortnight of the house’s stories through, one after the other", async () => {
    const likeness = await openIndex([]);
    for (const { date, timeSlot } of slotsOfDays("2026-11-21", 14)) {
      const brief = expectedBrief(date, timeSlot);
      const text = StoryText.parse(await houseStoryteller.write(brief));
      expect(throughGate(text, { brief, likeness }), brief.id).toMatchObject({ passed: true });
      likeness.add(StoryId.parse(brief.id), text);
    }
  });

  it("refuses an excessively long text unread", () => {
    const parts = ["contentEn", "contentPl", "titleEn", "excerptPl", "imageAlt", "category"] as const;
    for (const part of parts) {
      const verdict = throughGate(storyText({ [part]: "a ".repeat(500_000) }), { brief: briefOf(), likeness: empty });
      expect(verdict.passed).toBe(false);
      expect(Object.keys(verdict.checks)).toEqual(["lengths"]);
    }
    const facts = Array.from({ length: 10_000 }, () => "Mruk likes fish.");
    expect(throughGate(storyText({ canon: facts }), { brief: briefOf(), likeness: empty }).passed).toBe(false);
  });

  // Each of these texts could cause catastrophic backtracking in some pattern; the suite's own timeout is the judge.
  it.each([
    " ",
    "\n",
    "\n ",
    "a",
    "ą",
    "A",
    ".",
    ". ",
    ".  ",
    "[",
    "](",
    "<",
    "&",
    "&#",
    "@",
    "a@",
    "|",
    "\n|",
    "*",
    "_",
    "`",
    "“",
    "„",
    "”",
    "’",
    "-",
    "•••\n\n",
    "Mruk",
    "Mruk ",
    "Mruk is a ",
    "Mruk, a ",
    "a dog called ",
    "Mruk’s very ",
    "Mrs Halina ",
    "pani ",
    "It was a ",
    "był ",
    "twenty ",
    "a hundred and ",
    "point ",
    "sto ",
    "wpół do ",
    "1",
    "1,",
    "1,000",
    "9.",
    "%2",
    "\\",
    "\u0301",
    "\u202e",
    "🐈",
    "\ud800",
    "ignore all the ",
  ])("reads an endless %j without catastrophic backtracking", (part) => {
    const long = part.repeat(Math.floor(9_000 / part.length));
    const { passed } = throughGate(storyText({ contentEn: long, contentPl: long }), {
      brief: briefOf(),
      likeness: empty,
    });
    expect(passed).toBe(false);
  });

  it("returns only reasons, whatever is in the text", () => {
    const hostile = '"}]} <script>alert(1)</script> \u001b]0;owned\u0007 process.env.OPENAI_API_KEY ../../etc/passwd';
    const given = {
      titleEn: hostile,
      titlePl: hostile,
      contentEn: hostile,
      contentPl: `${polish} ${hostile}`,
      category: hostile,
    };
    const { passed, checks } = throughGate(storyText(given), { brief: briefOf(), likeness: empty });
    expect(passed).toBe(false);
    expect(JSON.stringify(checks)).not.toMatch(/<script|owned|passwd|OPENAI/);
    expect(Object.values(checks).flat().join("")).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  });
});
