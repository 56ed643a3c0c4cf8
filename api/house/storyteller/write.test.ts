import { beforeAll, describe, expect, it } from "vitest";
import { checkedByRules } from "#api/generation/gate/rules.ts";
import { mostAlike } from "#api/generation/likeness.fixture.ts";
import { wordsOf } from "#api/generation/likeness.ts";
import type { Brief, StoryText } from "#api/generation/model.ts";
import { categories } from "#api/stories/categories.ts";
import { expectedBrief, starts } from "./expected-briefs.fixture.ts";
import { consecutive, type Written } from "./readers-memory.fixture.ts";
import { houseStoryteller } from "./write.ts";

const faultsOf = (text: StoryText, brief: Brief) => Object.values(checkedByRules(text, brief)).flat();

describe.each(starts)("a thousand consecutive stories from %s", (from) => {
  let written: Written[];
  beforeAll(async () => {
    written = await consecutive(1000, from);
  });

  it("all pass the checks", () => {
    const faults = written.flatMap(({ brief, text }) => faultsOf(text, brief).map((fault) => `${brief.id}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it("never have the picture of the story before", () => {
    const drawnIn = ({ place, pose, props, on, camera, side }: StoryText["picture"]) =>
      JSON.stringify({ place, pose, props, on, camera, side });
    const pictures = written.map(({ text }) => drawnIn(text.picture));
    const neighbours = written.filter((_, i) => pictures[i] === pictures[i - 1]);
    expect(neighbours.map(({ brief }) => brief.id)).toEqual([]);
  });

  it("use the six categories and draw their own slot", () => {
    for (const { brief, text } of written) {
      expect(Object.keys(categories)).toContain(text.category);
      expect(text.picture).toMatchObject({ timeSlot: brief.timeSlot, season: brief.season });
      // A text whose people see far is clear on a day of fog, and one that has rain or a low sky has it on a clear day.
      const told = [/\brain/i.test(text.contentEn) ? "rain" : "", /\blow sky\b/.test(text.contentEn) ? "fog" : ""];
      expect([brief.weather, "clear", ...told]).toContain(text.picture.weather);
      expect(text.picture.seed).toContain(brief.id);
    }
    expect(new Set(written.map(({ text }) => text.category)).size).toBe(6);
  });

  it("add to the canon sparingly, and no fact twice", () => {
    const facts = written.flatMap(({ text }) => text.canon);
    expect(new Set(facts).size).toBe(facts.length);
    expect(facts.length).toBeLessThan(50);
  });

  it("show each season's things in their season", () => {
    for (const { brief, text } of written) {
      if (brief.weather !== "snow") expect(text.imageAlt).not.toMatch(/snow falling|falling snow/);
      if (text.picture.props.includes("chestnuts")) expect(brief.season).toBe("autumn");
      if (text.picture.props.includes("butterfly")) expect(brief.season).not.toBe("winter");
    }
  });

  it("are long enough in both languages", () => {
    const means = (["contentEn", "contentPl"] as const).map(
      (key) => written.reduce((sum, { text }) => sum + wordsOf(text[key]).length, 0) / written.length,
    );
    for (const mean of means) expect(mean).toBeGreaterThan(200);
  });
});

describe("the house storyteller", () => {
  it("writes the same text for the same brief", async () => {
    const brief = expectedBrief("2026-12-24", "evening", { canon: ["A fact."] });
    expect(await houseStoryteller.write(brief)).toEqual(await houseStoryteller.write(structuredClone(brief)));
  });

  it("writes further stories of a slot differently, and another one when the gate refuses", async () => {
    const briefs = [1, 2, 3, 4, 5].map((variant) => expectedBrief("2026-11-21", "morning", { variant }));
    const texts = await Promise.all(briefs.map((brief) => houseStoryteller.write(brief)));
    texts.push(await houseStoryteller.write(expectedBrief("2026-11-21", "morning"), { attempt: 6 }));
    expect(new Set(texts.map(({ titleEn }) => titleEn)).size).toBe(6);
    expect(mostAlike(texts.map(({ contentEn }) => contentEn)).most.likeness).toBeLessThan(0.1);
    for (const [at, brief] of briefs.entries()) expect(faultsOf(texts[at] as StoryText, brief)).toEqual([]);
  });

  it("tells the feast on a feast, and something else in a further story of its slot", async () => {
    const eve = await houseStoryteller.write(expectedBrief("2026-12-24", "evening"));
    expect(eve.contentPl).toMatch(/wigili|Wigili|opłat|gwiazd/);
    const further = await houseStoryteller.write(expectedBrief("2026-12-24", "evening", { variant: 2 }));
    expect(further.titleEn).not.toBe(eve.titleEn);
  });

  it("continues the story of the evening before in an arc", async () => {
    expect(await houseStoryteller.write(expectedBrief("2027-01-12", "evening"))).toMatchObject({
      continues: "2027-01-11-evening",
    });
  });

  it("writes for unexpected weather and for distant dates", async () => {
    // The last year is early in its era, which is dealt from the beginning.
    const odd = [
      expectedBrief("2026-07-01", "afternoon", { weather: "snow" }),
      expectedBrief("2026-01-15", "evening", { season: "summer", weather: "clear" }),
      expectedBrief("0999-02-28", "morning"),
      expectedBrief("9999-12-31", "evening", { variant: 40 }),
    ];
    for (const brief of odd) expect(faultsOf(await houseStoryteller.write(brief), brief)).toEqual([]);
  });
});
