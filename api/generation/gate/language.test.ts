import { describe, expect, it } from "vitest";
import { checkLanguage } from "./language.ts";
import { english, inBoth, inEnglish, inPolish, polish, storyText } from "./story-text.fixture.ts";

const german =
  "Der Kater saß auf der Fensterbank und schaute der Straßenbahn nach, die wie jeden Tag um diese Zeit vorbeifuhr, und dachte an den Fisch, den ihm niemand geben wollte.";
const latin =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim.";
const withoutStrokes = (text: string) =>
  text.replaceAll("ł", "l").replaceAll("Ł", "L").normalize("NFD").replaceAll(/\p{M}/gu, "");
const paragraph = (content: string, number: number) => content.split("\n\n")[number - 1] ?? "";

describe("the language of a text", () => {
  it("is found right where it is, names and short calls included", () => {
    expect(checkLanguage(storyText())).toEqual([]);
    expect(checkLanguage(inEnglish("“Bułka!” cried Staś in Hoża, over café au lait with Zoë. "))).toEqual([]);
    expect(checkLanguage(inBoth("Mruk!\n\n", "Mruk!\n\n"))).toEqual([]);
    expect(checkLanguage(inBoth("Tram, tram, tram.\n\n•••\n\n", "Tramwaj, tramwaj, tramwaj.\n\n•••\n\n"))).toEqual([]);
  });

  it.each([
    [
      "an English paragraph in Polish",
      inPolish(`${paragraph(english, 2)}\n\n`),
      "Paragraph 5 of the Polish text reads like English, not Polish",
    ],
    [
      "a Polish paragraph in English",
      inEnglish(`${paragraph(polish, 2)}\n\n`),
      "Paragraph 5 of the English text reads like Polish, not English",
    ],
    ["German in English", inEnglish(`${german}\n\n`), "Paragraph 5 of the English text does not read like English"],
    ["German in Polish", inPolish(`${german}\n\n`), "Paragraph 5 of the Polish text does not read like Polish"],
    [
      "placeholders in English",
      inEnglish(`${latin}\n\n`),
      "Paragraph 5 of the English text does not read like English",
    ],
    [
      "Polish without its letters",
      storyText({ contentPl: withoutStrokes(polish) }),
      "Polish text has hardly any Polish letters",
    ],
    [
      "one paragraph without them",
      storyText({ contentPl: polish.replace(paragraph(polish, 3), withoutStrokes(paragraph(polish, 3))) }),
      "Paragraph 3 of the Polish text has no Polish letters",
    ],
    [
      "Polish without letters in English",
      storyText({ contentEn: withoutStrokes(polish) }),
      "Paragraph 1 of the English text reads like Polish, not English",
    ],
    [
      "an English excerpt in Polish",
      storyText({ excerptPl: storyText().excerptEn }),
      "The Polish excerpt reads like English, not Polish",
    ],
    [
      "a Polish alternative text in English",
      storyText({ imageAlt: "Mruk na parapecie, jak śpi przy oknie" }),
      "The English alternative text reads like Polish, not English",
    ],
    ["a Polish word", inEnglish("He ate śledź. "), "English text holds a Polish word: śledź"],
    ["Cyrillic", inPolish("Мрук спит. "), "Polish holds a letter of another alphabet: М"],
    ["a letter that only looks Latin", inEnglish("Mruk slеpt. "), "English holds a letter of another alphabet: е"],
    ["Chinese", storyText({ titleEn: "The 猫" }), "English holds a letter of another alphabet: 猫"],
    ["wide letters", inEnglish("Ｍruk. "), "English holds a letter of another alphabet: Ｍ"],
    [
      "letters read as another encoding’s",
      inPolish("WskoczyÅ‚ na okno. "),
      "Polish holds letters that were read in a wrong encoding",
    ],
    [
      "apostrophes read as another encoding’s",
      inEnglish("Itâ€™s late. "),
      "English holds letters that were read in a wrong encoding",
    ],
    [
      "letters of an old encoding",
      inPolish("Wsta³ i poszed³ sobie. "),
      "Polish holds letters that were read in a wrong encoding",
    ],
    ["lost letters", inPolish("Wsta\ufffd. "), "Polish holds letters that were read in a wrong encoding"],
    ["the same text twice", storyText({ contentPl: english }), "Both languages have the same text"],
  ])("is refused: %s", (_, text, reason) => expect(checkLanguage(text)).toContain(reason));
});
