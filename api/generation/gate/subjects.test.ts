import { describe, expect, it } from "vitest";
import { checkPhrases } from "./phrases.ts";
import { inEnglish, inPolish } from "./story-text.fixture.ts";
import { checkSubjects } from "./subjects.ts";

describe("what is no subject for everybody", () => {
  it.each([
    "The fire died down, and it was dead quiet; Ola was tired to death and dying for tea.",
    "Tomek pricked up his ears. The vet in Hoża was ill at ease, and a depression lay over the Baltic.",
    "The chairman of the board opened the session. The radiator weighed ninety pounds.",
    "It was a bloody-minded kind of rain, and he passed her the salt away from home.",
    "A google of crumbs, an amazon of a pigeon, a trump card and a party of four.",
  ])("leaves room for: %s", (words) => expect(checkSubjects(inEnglish(`${words} `))).toEqual([]));

  it.each([
    "Bez zwłoki zjadł raka z papieru i zapomniał na śmierć o premierze w teatrze.",
    "Okno było zabite deskami, a klucze zginęły w rzędzie doniczek.",
    "Mała żabka i biedronka siedziały w trawie, a w żabce nie było nic złego.",
    "Suka sąsiada szczekała. Staś miał pistolet na wodę i chory humor.",
    "Wybory gospodarza domu odbyły się po obiedzie.",
  ])("leaves room in Polish for: %s", (words) => expect(checkSubjects(inPolish(`${words} `))).toEqual([]));

  it("does not repeat an oath, and says where another word stands", () => {
    expect(checkSubjects(inEnglish("“Shit,” said Tomek. "))).toEqual([
      "English swears; Mruk is read at every age, so leave it out",
    ]);
    expect(checkSubjects(inPolish("Ola oglądała zdjęcia na Instagramie. "))).toEqual([
      "Polish names a brand or a price (“Instagramie”); Mruk is read at every age, so leave it out",
    ]);
  });
});

describe("a moral or a worn phrase", () => {
  it.each([
    "Sometimes the tram was late. He had learned that the stove was lit at five.",
    "Staś had a lesson on Tuesdays. He couldn’t help but look.",
  ])("is not seen in: %s", (words) => expect(checkPhrases(inEnglish(`${words} `))).toEqual([]));

  it.each([
    "Czasem tramwaj się spóźniał. Zrozumiał, że piec jest zimny, i niczym się nie przejął.",
    "Staś miał we wtorki lekcję trąbki, a Mruk nie mógł się powstrzymać.",
  ])("is not seen in Polish in: %s", (words) => expect(checkPhrases(inPolish(`${words} `))).toEqual([]));

  it("is one phrase too many where two that are allowed stand together", () => {
    expect(checkPhrases(inEnglish("He couldn’t help but look. In that moment, the bell rang. "))).toEqual([
      "English uses worn phrases: “couldn’t help but”, “in that moment”; say what is to be seen in words of your own",
    ]);
  });
});
