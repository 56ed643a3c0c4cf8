import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { consecutive, slotsOfYear } from "#api/house/storyteller/readers-memory.fixture.ts";
import { spokenSentences } from "#api/language/sentences.ts";
import { scriptOf } from "#api/narration/script.ts";
import type { PublicPost, Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { contentOf, textsOf } from "#web/app/post-texts.ts";
import { Prose } from "#web/features/story/prose.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
/** What the browser gives as `textContent`. */
const textContent = (markup: string) =>
  markup.replace(/<[^>]*>/g, "").replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
const elements = (markup: string, names: string) => [
  ...markup.matchAll(new RegExp(`<(${names})\\b[^>]*>(.*?)</\\1>`, "gs")),
];

/** The texts of a story's places, as its page is rendered. */
function placesOn(story: Story, language: Language): Map<string, string> {
  const post: PublicPost = { ...story, likes: 0, madeBy: undefined };
  const markup = renderToStaticMarkup(<Prose text={contentOf(post, language)} language={language} />);
  const places = new Map([["title", textsOf(post, language).title]]);
  for (const [block, [, name = "", inside = ""]] of elements(markup, "p|blockquote|h2|ul|ol").entries()) {
    if (!/l$/.test(name)) places.set(`${block}`, textContent(inside));
    else
      for (const [item, [, , text = ""]] of elements(inside, "li").entries())
        places.set(`${block}.${item}`, textContent(text));
  }
  return places;
}

/** The sentences that are marked, and those that a browser's own voice finds in the page. */
function sentencesOf(story: Story, language: Language) {
  const places = placesOn(story, language);
  const marked = scriptOf(story, language)
    .filter(({ place }) => place !== undefined)
    .map(({ place = "", from, to, text }) => ({ place, from, to, text }));
  const found = [...places].flatMap(([place, text]) =>
    spokenSentences(text, language).map((sentence) => ({ place, ...sentence })),
  );
  const shown = marked.map((sentence) => ({
    ...sentence,
    text: places.get(sentence.place)?.slice(sentence.from, sentence.to).replace(/\s/g, " "),
  }));
  return { marked, found: found.map(({ place, from, to, text }) => ({ place, from, to, text })), shown };
}

it("says what the page shows at the offsets of its marks, and finds the same sentences there, for a year of the house", async () => {
  const stories = await consecutive(slotsOfYear, "2027-01-01");
  for (const { brief, text } of stories) {
    const { titleEn, titlePl, contentEn, contentPl } = text;
    const story = storyOf({ id: `${brief.date}-${brief.timeSlot}`, titleEn, titlePl, contentEn, contentPl });
    for (const language of languages) {
      const { marked, found, shown } = sentencesOf(story, language);
      expect([story.id, shown]).toEqual([story.id, marked]);
      expect([story.id, found]).toEqual([story.id, marked]);
    }
  }
});

it("does the same for all that Markdown can do, and for careless spaces", () => {
  const contentPl = [
    "A  w  oknie  *i z  oknem*  był [kot & pies](https://kot.example/?a=1). – Kto? – zapytała Ola.",
    "***",
    "> „Nie  ma <go>.” A  potem\n> był.",
    "- raz\n- **dwa** i  pół",
    "1. a\n2. i  b",
    "## Z  końcem",
    "•••",
    "…",
  ].join("\n\n");
  const { marked, found, shown } = sentencesOf(storyOf({ titlePl: "O  kocie i psie", contentPl }), "pl");
  expect(shown).toEqual(marked);
  expect(found).toEqual(marked);
  expect(marked.map(({ place }) => place)).toEqual(["title", "0", "2", "2", "3.0", "3.1", "4.0", "4.1", "5"]);
});
