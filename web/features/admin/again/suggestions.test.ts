import { describe, expect, it } from "vitest";
import { examples, understand } from "#api/house/storyteller/wishes/understand.ts";
import { again as english } from "#web/i18n/en/admin/again.ts";
import { again as polish } from "#web/i18n/pl/admin/again.ts";
import { suggestionsFor } from "./suggestions.ts";

const remakes = ["text", "picture", "both"] as const;

describe("the suggested wishes", () => {
  it("are understood by the house in both languages, alike, and joined by commas", () => {
    for (const remake of remakes) {
      for (const name of suggestionsFor(remake)) {
        const [en, pl] = [english.again.wishes[name], polish.again.wishes[name]];
        expect(understand(en, remake), en).toEqual(understand(pl, remake));
      }
    }
    expect(understand("krótsze, w deszczu, z bliska", "both")).toEqual(
      understand("shorter, in the rain, closer", "both"),
    );
    expect(understand("Inna fabuła, i niech pada śnieg!", "text")).toEqual({ isOtherPlot: true, weather: "snow" });
  });

  it("are as many as a refusal names", () => {
    for (const remake of remakes) {
      expect(suggestionsFor(remake)).toHaveLength(examples[remake].length);
      for (const example of examples[remake]) expect(() => understand(example, remake)).not.toThrow();
    }
  });
});
