import { expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { renderLetter } from "./letter.ts";

const origin = "https://mruk.example";
const links = {
  unsubscribe: `${origin}/newsletter/unsubscribe?token=a`,
  preferences: `${origin}/newsletter/preferences?token=b`,
};
const filled = (stories: Parameters<typeof renderLetter>[0]["stories"], language: "en" | "pl") =>
  renderLetter({ stories, language, frequency: "daily", date: "2026-11-21", origin, contactEmail: null }).fill(links);
/** The words of the body, without its markup. */
const visible = (html: string) => html.replace(/^.*<\/head>/s, "").replace(/<[^>]+>/g, " ");

const house = { storyteller: "house", illustrator: "house" };
const byHouse = ["2026-11-20-afternoon", "2026-11-20-evening"].map((id) => storyOf({ id, madeBy: house }));
it("says AI and names the models before the first story where models made the stories", () => {
  const models = {
    storyteller: "openai",
    textModel: "gpt-6.1-sol",
    illustrator: "openai",
    imageModel: "gpt-image-2.6-flare",
  };
  const byModels = storyOf({ id: "2026-11-21-morning", titleEn: "The sill", titlePl: "Parapet", madeBy: models });
  for (const [stories, language, says, title] of [
    [[byModels], "en", "AI-generated: gpt-6.1-sol, gpt-image-2.6-flare.", "The sill"],
    [[byModels], "pl", "Wygenerowane przez AI: gpt-6.1-sol, gpt-image-2.6-flare.", "Parapet"],
    [
      [...byHouse, byModels],
      "en",
      "Some of these stories are AI-generated: gpt-6.1-sol, gpt-image-2.6-flare.",
      "The sill",
    ],
    [[...byHouse, byModels], "pl", "Część tych historii wygenerowała AI: gpt-6.1-sol, gpt-image-2.6-flare.", "Parapet"],
  ] as const) {
    const { html, text } = filled(stories, language);
    for (const words of [visible(html).replaceAll("\u00a0", " "), text.replaceAll(/[\n\u00a0]/g, " ")]) {
      expect(words).toContain(says);
      expect(words.indexOf(says)).toBeLessThan(words.lastIndexOf(title));
    }
    expect(text.replaceAll("\u00a0", " ").indexOf(says.slice(0, 20))).toBeLessThan(text.indexOf(title));
  }
});

it("labels the story that is told whole by itself where the others were made in another way, and only then", () => {
  const byModel = storyOf({ id: "2026-11-21-morning", madeBy: { storyteller: "openai", textModel: "gpt-6.1-sol" } });
  const label = "AI-generated: gpt-6.1-sol.";
  const times = (stories: Parameters<typeof filled>[0]) => visible(filled(stories, "en").html).split(label).length - 1;
  expect(times([byModel])).toBe(1);
  // Once in the line about some of the stories, and once by this one.
  expect(times([...byHouse, byModel])).toBe(2);
  expect(visible(filled([storyOf({ madeBy: house })], "en").html).match(/computer program/g)).toHaveLength(1);
});
