import { describe, expect, it } from "vitest";
import { languages } from "#api/language/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { captionsOf, captionTrackOf, filmSecondsOf, partsOf } from "./captions.ts";

const told = {
  contentEn: `Nobody in the house had ordered a box. The postman carried it up to the third floor all the same, put it down in the middle of the hall and asked for a signature.

Mruk signed with his chin. He walked round it twice and got in by the short side. “It fits,” said Ola.

Then Tomek came home with a pile of atlases that had to go somewhere before the evening, and he looked from the box to the cat and from the cat to the box. Mruk closed his eyes. In the end, the atlases stayed on the floor.`,
  contentPl: `Nikt w domu nie zamawiał kartonu. Listonosz i tak wniósł go na trzecie piętro, postawił na środku przedpokoju i poprosił o podpis.

Mruk podpisał brodą. Obszedł karton dwa razy i wszedł od krótszej strony. „Pasuje” – powiedziała Ola.

Potem wrócił Tomek ze stertą atlasów, które do wieczora musiały się gdzieś znaleźć, i patrzył to na karton, to na kota, to znowu na karton. Mruk zamknął oczy. W końcu atlasy zostały na podłodze.`,
};

const sentence = (word: string) => `${word} was sitting on the sill and looking at the tram below.`;
const sentencesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => sentence(`Cat ${index + 1}`)).join(" ");
const both = (content: string) => ({ contentEn: content, contentPl: content });
const textsOf = (story: Record<string, unknown>, language: "en" | "pl", seconds: number) =>
  captionsOf(storyOf(story), language, seconds).map(({ text }) => text);

const words = (texts: readonly string[]) => texts.flatMap((text) => text.replace("…", "").split(/\s+/));

describe("the captions of a film as a track", () => {
  const byModels = { storyteller: "openai", textModel: "gpt-6.1-sol", illustrator: "openai" };
  it.each([
    ["en", { ...byModels, film: { maker: "house", seconds: 20 } }, "AI-generated words, picture and film."],
    ["pl", { ...byModels, film: { maker: "house", seconds: 20 } }, "Słowa, obraz i film wygenerowane przez AI."],
    ["en", { film: { maker: "remote", seconds: 12 } }, "AI-generated words, picture and film."],
    ["pl", { storyteller: "house", illustrator: "house" }, "Słowa, obraz i film są dziełem programu komputerowego."],
  ] as const)("begin with how it was made, while the title is shown (%s, %j)", (language, madeBy, text) => {
    const story = storyOf({ ...told, madeBy });
    const [label, ...captions] = captionTrackOf(story, language, 20);
    expect(label).toEqual({ from: 0, to: partsOf(20).title, text });
    expect(captions).toEqual(captionsOf(story, language, 20));
  });

  it("claim nothing of a film of unknown origin", () => {
    expect(captionTrackOf(storyOf(told), "en", 20)).toEqual(captionsOf(storyOf(told), "en", 20));
  });
});

describe("the captions of a film", () => {
  it("tell a story in eight to ten lines, the same moments at the same times in both languages", () => {
    const story = storyOf(told);
    const seconds = filmSecondsOf(story);
    const [en = [], pl = []] = languages.map((language) => captionsOf(story, language, seconds));
    expect(en.length).toBeGreaterThanOrEqual(8);
    expect(en.length).toBeLessThanOrEqual(10);
    expect(pl.map(({ from, to }) => [from, to])).toEqual(en.map(({ from, to }) => [from, to]));
    const pairs = en.map(({ text }, index) => [text, pl[index]?.text]);
    expect(pairs).toContainEqual(["Nobody in the house had ordered a box.", "Nikt w domu nie zamawiał kartonu."]);
    expect(pairs.at(-1)).toEqual([
      "In the end, the atlases stayed on the floor.",
      "W końcu atlasy zostały na podłodze.",
    ]);
  });

  it("divide a long sentence into as many lines in both languages, where a speaker would pause", () => {
    const long = {
      contentEn:
        "It rained.\n\nMruk sat on the window sill all afternoon, because the tram had not come, and he counted drops.",
      contentPl: "Padało.\n\nMruk siedział na parapecie całe popołudnie, bo nie przyjeżdżał tramwaj, i liczył krople.",
    };
    expect(textsOf(long, "en", 30).slice(-2)).toEqual([
      "Mruk sat on the window sill all afternoon,",
      "because the tram had not come, and he counted drops.",
    ]);
    expect(textsOf(long, "pl", 30).slice(-2)).toEqual([
      "Mruk siedział na parapecie całe popołudnie,",
      "bo nie przyjeżdżał tramwaj, i liczył krople.",
    ]);
  });

  it("follow one another between the title and the end, and take no more than 17 characters a second", () => {
    for (const story of [storyOf(told), storyOf(both(sentencesOf(20))), storyOf()]) {
      const full = filmSecondsOf(story);
      for (const [seconds, language] of [full, 22, 12].flatMap((each) => languages.map((of) => [each, of] as const))) {
        const { title, end } = partsOf(seconds);
        const captions = captionsOf(story, language, seconds);
        expect(captions[0]?.from).toBeCloseTo(title);
        expect(captions.at(-1)?.to).toBeCloseTo(end);
        for (const [index, { from, to, text }] of captions.entries()) {
          expect(text.length / (to - from)).toBeLessThanOrEqual(17);
          expect(text.length).toBeLessThanOrEqual(72);
          if (index > 0) expect(from).toBe(captions[index - 1]?.to);
        }
      }
    }
  });

  it("tell the beginning and the end of a text of many sentences, and what is between in its order", () => {
    const texts = textsOf(both(sentencesOf(30)), "en", 60);
    const places = texts.map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeLessThan(6);
    expect(places.at(-1)).toBeGreaterThan(25);
  });

  it("pair what languages say in different numbers of sentences", () => {
    const story = {
      contentEn: "Mruk woke up. It was early. Nobody was there.\n\nHe slept again.",
      contentPl: "Mruk obudził się, a było wcześnie. Nikogo nie było.\n\nZasnął znowu.",
    };
    const [en, pl] = [textsOf(story, "en", 30), textsOf(story, "pl", 30)];
    expect(en).toEqual(["Mruk woke up. It was early.", "Nobody was there.", "He slept again."]);
    expect(pl).toEqual(["Mruk obudził się, a było wcześnie.", "Nikogo nie było.", "Zasnął znowu."]);
  });

  it("never cut a word, whatever the text", () => {
    const long = `${"Mruk walked along the very long corridor ".repeat(12)}and, at last, slept.`;
    const content = `${long}\n\n${long} ${"x".repeat(400)}\n\n${sentence("He")}`;
    const story = storyOf(both(content));
    const texts = captionsOf(story, "en", 20).map(({ text }) => text);
    const known = new Set(words([story.contentEn, story.excerptEn]));
    for (const word of words(texts)) expect(known).toContain(word);
  });

  it("leave out headings, breaks and markup, and keep a speaker with the quotation", () => {
    const content = "## Rozdział\n\n– Mruk! – powiedziała Ola.\n\n•••\n\n> *Wszedł* na piec.\n\nI śniło mu się mleko.";
    const texts = textsOf(both(content), "pl", 16);
    expect(texts).toEqual(["– Mruk! – powiedziała Ola.", "Wszedł na piec.", "I śniło mu się mleko."]);
  });

  it.each([
    ["two sentences", { ...both("It rained.\n\nMruk waited.") }, 3],
    ["one endless word", { ...both("x".repeat(40_000)), excerptEn: "x".repeat(500), titleEn: "y".repeat(200) }, 1],
    ["no letter at all", { ...both("…\n\n!!!"), excerptEn: "?" }, 1],
    ["a text in one language", { contentEn: sentencesOf(12), contentPl: "…", excerptPl: "?" }, 1],
    ["thousands of sentences", both("A b. ".repeat(8000)), 10],
  ])("exist for a story of %s", (_, story, lines) => {
    expect(captionsOf(storyOf(story), "en", 40)).toHaveLength(lines);
  });
});

it("makes films of 12 seconds to under a minute, longer for longer texts", () => {
  const short = filmSecondsOf(storyOf({ ...both("Rain."), excerptEn: "!", excerptPl: "!" }));
  const long = filmSecondsOf(storyOf(both(sentencesOf(60))));
  expect([short, long > short, long < 60]).toEqual([12, true, true]);
});
