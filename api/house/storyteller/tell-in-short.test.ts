import { expect, it } from "vitest";
import { briefOf } from "#api/generation/gate/story-text.fixture.ts";
import { shortTellingFaults } from "#api/generation/short-telling/faults.ts";
import { languages } from "#api/language/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { shortTelling } from "./tell-in-short.ts";
import { houseStoryteller } from "./write.ts";

const wordsIn = (text = "") => text.split(/\s+/).length;

it("tells the house's stories in whole sentences of theirs, to their last one, so that the gate lets nearly all pass", async () => {
  const reasons: string[][] = [];
  for (let day = 1; day <= 20; day++) {
    const date = `2027-02-${String(day).padStart(2, "0")}`;
    const id = `${date}-evening`;
    const brief = briefOf({ id, date, timeSlot: "evening", season: "winter", weather: "snow" });
    const { picture: _, turn: _turn, ...text } = await houseStoryteller.write(brief);
    const story = storyOf({ id, ...text });
    const telling = shortTelling(story);
    if (!telling) throw new Error(`${id} is not told`);
    for (const language of languages) {
      const content = (language === "en" ? story.contentEn : story.contentPl).replace(/\s+/g, " ");
      // Each sentence is the story's, and the last is its last.
      expect(content.endsWith(telling[language].slice(-12))).toBe(true);
      expect(telling[language].split(/(?<=[.!?]) /).filter((part) => !content.includes(part))).toEqual([]);
      expect(wordsIn(telling[language])).toBeLessThanOrEqual(90);
    }
    expect(shortTelling(story)).toEqual(telling);
    reasons.push(shortTellingFaults(telling, story));
  }
  expect(reasons.filter(({ length }) => length === 0).length).toBeGreaterThanOrEqual(18);
});

it("tells a short story whole, and nothing of one that is a single endless sentence", () => {
  const short = {
    contentEn: "It rained.\n\nMruk waited. It stopped.",
    contentPl: "Padało.\n\nMruk czekał. Przestało.",
  };
  expect(shortTelling(storyOf(short))).toEqual({
    en: "It rained. Mruk waited. It stopped.",
    pl: "Padało. Mruk czekał. Przestało.",
  });
  const endless = { contentEn: `Mruk ${"ran and ".repeat(60)}ran.`, contentPl: `Mruk ${"biegł i ".repeat(60)}biegł.` };
  const excerpt = { excerptEn: endless.contentEn, excerptPl: endless.contentPl };
  expect(shortTelling(storyOf({ ...endless, ...excerpt }))).toBeNull();
});
