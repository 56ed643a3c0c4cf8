import { describe, expect, it } from "vitest";
import { checkStoryText } from "./checks.ts";
import type { StoryText } from "./model.ts";

const repeat = (sentence: string, times: number) => Array.from({ length: times }, () => sentence).join(" ");
const english = Array.from({ length: 4 }, () => repeat("The cat sat on the sill and thought of fish.", 5)).join("\n\n");
const polish = Array.from({ length: 4 }, () =>
  repeat("Kot siedział na parapecie i całkiem długo myślał o śledziu.", 5),
).join("\n\n");

function textOf(given: Partial<StoryText> = {}): StoryText {
  return {
    titleEn: "The Sill",
    titlePl: "Parapet",
    excerptEn: "The cat sat on the sill, as he does every day at this hour, and thought.",
    excerptPl: "Kot siedział na parapecie, jak codziennie o tej porze, i myślał o śledziu.",
    contentEn: english,
    contentPl: polish,
    category: "Daily Life",
    imageAlt: "A cat on a window sill",
    imageAltPl: "Kot na parapecie",
    picture: {
      place: "window sill",
      pose: "sit",
      props: [],
      timeSlot: "morning",
      season: "spring",
      weather: "clear",
      seed: "x",
    },
    canon: [],
    ...given,
  };
}

/** The English text with something put in front of its last paragraph. */
const withEnglish = (extra: string) => textOf({ contentEn: english.replace(/\n\n(?!.*\n\n)/su, `\n\n${extra}`) });

describe("the checks of a text", () => {
  it("let a plain bilingual story pass", () => {
    expect(checkStoryText(textOf())).toEqual([]);
  });

  it.each([
    [
      "too few words",
      textOf({ contentEn: "One.\n\nTwo.\n\nThree.\n\nFour." }),
      "English text has 4 words, not 180 to 350",
    ],
    ["a long title", textOf({ titlePl: `Ś${"w".repeat(80)}` }), "Polish title has 81 characters, not 3 to 80"],
    ["a short excerpt", textOf({ excerptEn: "A cat." }), "English excerpt has 6 characters, not 60 to 300"],
    [
      "a missing paragraph",
      textOf({ contentPl: polish.replace("\n\n", " ").replace("\n\n", " ") }),
      "English has 4 paragraphs, Polish 2",
    ],
    ["an HTML tag", withEnglish("Look <b>here</b>. "), "English text holds an HTML tag"],
    ["a link", withEnglish("Look [here](x). "), "English text holds a link or an image"],
    ["a heading", withEnglish("# Look\n"), "English text holds a heading"],
    ["a list", withEnglish("- Look\n"), "English text holds a list"],
    ["code", withEnglish("Look `here`. "), "English text holds code"],
    ["an address", withEnglish("See https://example.org now. "), "English text holds an address"],
    ["a double space", withEnglish("Look  here. "), "English has a double space"],
    ["a space before punctuation", withEnglish("Look , here. "), "English has a space before punctuation"],
    ["an unfilled place", withEnglish("Look at {name}. "), "English has an unfilled place"],
    [
      "a small letter after a full stop",
      withEnglish("Look. here. "),
      "English has a sentence that starts with a small letter",
    ],
    ["an open quotation", withEnglish("“Look. "), "English has quotation marks that do not match"],
    ["straight quotation marks", withEnglish('"Look." '), "English has quotation marks that do not match"],
    ["a wrong article", withEnglish("He ate a apple. "), "English has a wrong article: a apple"],
    ["a Polish word", withEnglish("He ate śledź. "), "English text holds a Polish word: śledź"],
    ["English in the Polish text", textOf({ contentPl: english }), "Polish text has hardly any Polish letters"],
    [
      "English quotation marks in Polish",
      textOf({ excerptPl: `„${polish.slice(0, 80)}` }),
      "Polish has quotation marks that do not match",
    ],
  ])("name %s", (_, text, reason) => {
    expect(checkStoryText(text)).toContain(reason);
  });

  it("let names keep their letters in English, and a break stand in both languages", () => {
    const broken = (content: string) => content.replace("\n\n", "\n\n•••\n\n");
    const text = textOf({ contentEn: broken(english), contentPl: broken(polish), imageAlt: "Bułka and Staś in Hoża" });
    expect(checkStoryText(text)).toEqual([]);
    expect(checkStoryText({ ...text, contentPl: `${polish}\n\n•••` })).toEqual([
      "The breaks stand at different places in the two languages",
    ]);
  });
});
