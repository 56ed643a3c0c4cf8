import { beforeAll, describe, expect, it } from "vitest";
import { seasonOf, weatherOf } from "#api/generation/brief/weather.ts";
import { checkedByRules } from "#api/generation/gate/rules.ts";
import { type Dictionaries, openDictionaries } from "#api/generation/gate/spelling/dictionaries.ts";
import { mostAlike } from "#api/generation/likeness.fixture.ts";
import { wordsOf } from "#api/generation/likeness.ts";
import { Brief, StoryText } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { categories } from "#api/stories/categories.ts";
import { dateOfDay, dayNumber } from "./calendar.ts";
import { houseStoryteller } from "./write.ts";

/** The slot's brief as the pipeline would make it, without earlier stories by default. */
function briefOf(date: string, timeSlot: Brief["timeSlot"], given: Partial<Brief> = {}): Brief {
  return Brief.parse({
    id: `${date}-${timeSlot}`,
    date,
    timeSlot,
    variant: 1,
    season: seasonOf(date),
    weather: weatherOf(date, timeSlot),
    canon: [],
    lately: [],
    ...given,
  });
}

type Written = { brief: Brief; text: StoryText };

/** Writes consecutive stories, each knowing those before it. */
async function consecutive(count: number, from: string): Promise<Written[]> {
  const written: Written[] = [];
  for (let slot = 0; slot < count; slot++) {
    const date = dateOfDay(dayNumber(from) + Math.floor(slot / 3));
    const lately = written
      .slice(-6)
      .map(({ brief, text }) => ({ id: brief.id, titleEn: text.titleEn, titlePl: text.titlePl }));
    const canon = written.flatMap(({ text }) => text.canon);
    const brief = briefOf(date, timeSlots[slot % 3] ?? "morning", { lately, canon });
    written.push({ brief, text: StoryText.parse(await houseStoryteller.write(brief)) });
  }
  return written;
}

let dictionaries: Dictionaries;
beforeAll(async () => {
  dictionaries = await openDictionaries();
});

const faultsOf = (text: StoryText, brief: Brief) => Object.values(checkedByRules(text, brief, dictionaries)).flat();

const titlesOf = (written: Written[], key: "titleEn" | "titlePl") => written.map(({ text }) => text[key].toLowerCase());

describe.each(["2026-11-21", "2024-01-30", "2031-06-07"])("a thousand consecutive stories from %s", (from) => {
  let written: Written[];
  beforeAll(async () => {
    written = await consecutive(1000, from);
  });

  it("all pass the checks", () => {
    const faults = written.flatMap(({ brief, text }) => faultsOf(text, brief).map((fault) => `${brief.id}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it("never share a title", () => {
    expect(new Set(titlesOf(written, "titleEn")).size).toBe(1000);
    expect(new Set(titlesOf(written, "titlePl")).size).toBe(1000);
  });

  it.each(["contentEn", "contentPl"] as const)("are never alike: %s", (key) => {
    const { most, mean } = mostAlike(written.map(({ text }) => text[key]));
    const [one, other] = most.pair.map((number) => written[number]?.brief.id);
    console.info(
      `${key} from ${from}: most alike ${most.likeness.toFixed(3)} (${one}, ${other}), mean ${mean.toFixed(4)}`,
    );
    expect(most.likeness).toBeLessThan(0.35);
  });

  it("never tell the same plot twice in a row, as far as titles of pictures show", () => {
    const neighbours = written.slice(1).filter(({ text }, i) => text.imageAlt === written[i]?.text.imageAlt);
    expect(neighbours.map(({ brief }) => brief.id)).toEqual([]);
  });

  it("use the six categories and draw their own slot", () => {
    for (const { brief, text } of written) {
      expect(Object.keys(categories)).toContain(text.category);
      expect(text.picture).toMatchObject({ timeSlot: brief.timeSlot, season: brief.season, weather: brief.weather });
      expect(text.picture.seed).toContain(brief.id);
    }
    expect(new Set(written.map(({ text }) => text.category)).size).toBe(6);
  });

  it("add to the canon sparingly, and no fact twice", () => {
    const facts = written.flatMap(({ text }) => text.canon);
    expect(new Set(facts).size).toBe(facts.length);
    expect(facts.length).toBeLessThan(50);
  });

  it("keep each season's things to their season", () => {
    for (const { brief, text } of written) {
      const all = `${text.titleEn} ${text.contentEn} ${text.imageAlt}`.toLowerCase();
      if (brief.season === "summer") expect(all).not.toMatch(/\bsnow|\bfrost|radiator ticks|the stove was lit/);
      if (brief.season === "winter") expect(all).not.toMatch(/butterfl|\blilac/);
      if (brief.weather !== "snow") expect(text.imageAlt).not.toMatch(/snow/);
      if (text.picture.props.includes("chestnuts")) expect(brief.season).toBe("autumn");
      if (text.picture.props.includes("butterfly")) expect(brief.season).not.toBe("winter");
    }
  });
});

describe("the house storyteller", () => {
  it("writes the same text for the same brief", async () => {
    const brief = briefOf("2026-12-24", "evening", {
      canon: ["A fact."],
      lately: [{ id: "x", titleEn: "One", titlePl: "Raz" }],
    });
    expect(await houseStoryteller.write(brief)).toEqual(await houseStoryteller.write(structuredClone(brief)));
  });

  it("writes further stories of a slot differently", async () => {
    const briefs = [1, 2, 3, 4, 5].map((variant) => briefOf("2026-11-21", "morning", { variant }));
    const texts = await Promise.all(briefs.map(async (brief) => houseStoryteller.write(brief)));
    expect(new Set(texts.map(({ titleEn }) => titleEn)).size).toBe(5);
    expect(mostAlike(texts.map(({ contentEn }) => contentEn)).most.likeness).toBeLessThan(0.35);
    texts.forEach((text, i) => {
      expect(faultsOf(text, briefs[i] as Brief)).toEqual([]);
    });
  });

  it("writes for unexpected weather and for distant dates", async () => {
    const odd = [
      briefOf("2026-07-01", "afternoon", { weather: "snow" }),
      briefOf("2026-01-15", "evening", { season: "summer", weather: "clear" }),
      briefOf("0999-02-28", "morning"),
      briefOf("9998-12-31", "evening", { variant: 40 }),
    ];
    for (const brief of odd) expect(faultsOf(await houseStoryteller.write(brief), brief)).toEqual([]);
  });

  it("looks back on the previous story in some stories", async () => {
    const written = await consecutive(30, "2026-11-21");
    const looking = written.slice(1).filter(({ text }, i) => text.contentPl.includes(`„${written[i]?.text.titlePl}”`));
    expect(looking.length).toBeGreaterThan(3);
  });

  it("writes both languages at length", async () => {
    const written = await consecutive(90, "2026-11-21");
    const means = (["contentEn", "contentPl"] as const).map(
      (key) => written.reduce((sum, { text }) => sum + wordsOf(text[key]).length, 0) / written.length,
    );
    for (const mean of means) expect(mean).toBeGreaterThan(200);
  });
});
