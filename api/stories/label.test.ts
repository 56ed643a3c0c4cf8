import { describe, expect, it } from "vitest";
import { labelledAlt, labelOf } from "./label.ts";
import { isDrawnByModel, isWrittenByModel } from "./makers.ts";
import { storyOf } from "./story.fixture.ts";

const models = {
  storyteller: "openai",
  textModel: "gpt-6.1-sol",
  illustrator: "openai",
  imageModel: "gpt-image-2.6-sunburst",
};
const house = { storyteller: "house", illustrator: "house" };

describe("the label of a story", () => {
  it.each([
    [
      "models",
      models,
      "AI-generated: gpt-6.1-sol, gpt-image-2.6-sunburst",
      "Wygenerowane przez AI: gpt-6.1-sol, gpt-image-2.6-sunburst",
    ],
    [
      "one model for both",
      { ...models, imageModel: "gpt-6.1-sol" },
      "AI-generated: gpt-6.1-sol",
      "Wygenerowane przez AI: gpt-6.1-sol",
    ],
    [
      "a service whose models are not known",
      { storyteller: "openai", illustrator: "openai" },
      "AI-generated: openai",
      "Wygenerowane przez AI: openai",
    ],
    [
      "a model, with the house's picture",
      { ...house, ...{ storyteller: "openai", textModel: "gpt-6.1-sol" } },
      "AI-generated: gpt-6.1-sol",
      "Wygenerowane przez AI: gpt-6.1-sol",
    ],
    ["the house", house, "Written and drawn by a computer program", "Napisane i narysowane przez program komputerowy"],
    ["people, with the house's film", { film: { maker: "house", seconds: 20 } }, null, null],
    ["people", undefined, null, null],
  ])("by %s", (_, made, english, polish) => {
    const { madeBy } = storyOf({ madeBy: made });
    expect([labelOf(madeBy, "en"), labelOf(madeBy, "pl")]).toEqual([english, polish]);
  });

  it("is without the word AI for the house, in both languages", () => {
    for (const language of ["en", "pl"] as const) expect(labelOf(house, language)).not.toMatch(/\bAI\b/);
  });

  it("of a picture alone says how it was drawn, whoever wrote the story", () => {
    const drawn = { storyteller: "house", illustrator: "openai", imageModel: "gpt-image-2.6-flare" };
    expect(labelledAlt("A cat.", drawn, "en")).toBe("A cat. (AI-generated)");
    expect(labelledAlt("Kot.", drawn, "pl")).toBe("Kot. (wygenerowane przez AI)");
    expect(labelledAlt("Kot.", house, "pl")).toBe("Kot. (narysowane przez program komputerowy)");
    expect(labelledAlt("A cat.", undefined, "en")).toBe("A cat.");
    expect([isDrawnByModel(drawn), isWrittenByModel(drawn)]).toEqual([true, false]);
  });
});
