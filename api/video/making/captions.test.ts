import { describe, expect, it } from "vitest";
import { languages } from "#api/language/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { captionsOf, filmSecondsOf, partsOf } from "./captions.ts";

const sentence = (word: string) => `${word} was sitting on the sill and looking at the tram below.`;
const sentencesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => sentence(`Cat ${index + 1}`)).join(" ");

const words = (texts: readonly string[]) => texts.flatMap((text) => text.replace("…", "").split(/\s+/));

describe("the captions of a film", () => {
  it.each([
    [6, 4],
    [20, 4],
    [30, 5],
  ])("summarise %i sentences in %i lines: the first, the last and some between, in their order", (count, lines) => {
    const story = storyOf({ contentEn: sentencesOf(count) });
    const texts = captionsOf(story, "en", 24).map(({ text }) => text);
    expect(texts).toHaveLength(lines);
    expect([texts[0], texts.at(-1)]).toEqual([sentence("Cat 1"), sentence(`Cat ${count}`)]);
    const places = texts.map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it("follow one another between the title and the end, each long enough to be read", () => {
    const story = storyOf({ contentEn: sentencesOf(20), contentPl: sentencesOf(20) });
    const seconds = filmSecondsOf(story);
    const { title, end } = partsOf(seconds);
    for (const language of languages) {
      const captions = captionsOf(story, language, seconds);
      expect(captions[0]?.from).toBeGreaterThanOrEqual(title);
      expect(captions.at(-1)?.to).toBeCloseTo(end);
      for (const [index, { from, to, text }] of captions.entries()) {
        expect(to - from).toBeGreaterThan(text.length / 20);
        if (index > 0) expect(from).toBe(captions[index - 1]?.to);
      }
    }
  });

  it("never cut a word, whatever the text", () => {
    const long = `${"Mruk walked along the very long corridor ".repeat(12)}and, at last, slept.`;
    const story = storyOf({ contentEn: `${long}\n\n${long} ${"x".repeat(400)}\n\n${sentence("He")}` });
    const texts = captionsOf(story, "en", 20).map(({ text }) => text);
    const known = new Set(words([story.contentEn, story.excerptEn]));
    for (const word of words(texts)) expect(known).toContain(word);
    for (const text of texts) expect(text.length).toBeLessThan(90);
  });

  it("leave out headings, breaks and markup, and keep a speaker with the quotation", () => {
    const contentPl =
      "## Rozdział\n\n– Mruk! – powiedziała Ola.\n\n•••\n\n> *Wszedł* na piec.\n\nI śniło mu się mleko.";
    const texts = captionsOf(storyOf({ contentPl }), "pl", 16).map(({ text }) => text);
    expect(texts).toEqual(["– Mruk! – powiedziała Ola.", "Wszedł na piec.", "I śniło mu się mleko."]);
  });

  it.each([
    ["two sentences", { contentEn: "It rained.\n\nMruk waited." }, 3],
    ["one endless word", { contentEn: "x".repeat(40_000), excerptEn: "x".repeat(500), titleEn: "y".repeat(200) }, 1],
    ["no letter at all", { contentEn: "…\n\n!!!", excerptEn: "?" }, 1],
  ])("exist for a story of %s", (_, story, lines) => {
    expect(captionsOf(storyOf(story), "en", 12)).toHaveLength(lines);
  });
});

it("makes films of 12 to 30 seconds, longer for longer texts", () => {
  const short = filmSecondsOf(storyOf({ contentEn: "Rain.", contentPl: "Deszcz.", excerptEn: "!", excerptPl: "!" }));
  const long = filmSecondsOf(storyOf({ contentEn: sentencesOf(60), contentPl: sentencesOf(60) }));
  expect([short, long > short, long <= 30]).toEqual([12, true, true]);
});
