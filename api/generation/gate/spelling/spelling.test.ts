import { beforeAll, describe, expect, it } from "vitest";
import { inEnglish, inPolish, storyText } from "../story-text.fixture.ts";
import { type Dictionaries, openDictionaries, openedOnce } from "./dictionaries.ts";
import { checkSpelling } from "./spelling.ts";

describe("the spelling", () => {
  let dictionaries: Dictionaries;
  beforeAll(async () => {
    dictionaries = await openDictionaries();
  });

  it.each([
    "Mruuuk! Grrr. Psst, hrrru, tock, tock; mmmiau.",
    "Rysiek’s aunt from Żoliborz met Leokadia’s son at Powązki, and they’d half-forgotten it.",
    "“Crrr,” went the neighbourly tom-cat’s carpet-beating friend.",
    "He coined a purrlock, a napwright and a sillscape.",
  ])("lets names, sounds, compounds and a few coined words be in English: %s", (words) => {
    expect(checkSpelling(inEnglish(`${words} `), dictionaries)).toEqual([]);
  });

  it.each([
    "Mruuuk! Hrrru, stuk, puk. Pani Halina kłuje igłą Tomkowy rękaw.",
    "Alfabetem Morse’a, tak jak u McNaughtona, ruszyli na północno-zachodni skraj.",
    "Był to mruczawiec, kocurzątko i parapetnik w jednym.",
  ])("lets names, sounds, compounds and a few coined words be in Polish: %s", (words) => {
    expect(checkSpelling(inPolish(`${words} `), dictionaries)).toEqual([]);
  });

  it("is looked at in the excerpt and the alternative text too, and a word counts once", () => {
    const again = "Grzmotawka, grzmotawka, zmrzęcił się, a wychrust i prządliwiec spali obok grzmotawki na parapecie.";
    expect(checkSpelling(storyText({ excerptPl: again }), dictionaries)).toEqual([
      "Polish has 5 words that no dictionary knows: grzmotawka, zmrzęcił, wychrust, prządliwiec, grzmotawki; spell them rightly or use others",
    ]);
    expect(checkSpelling(storyText({ imageAlt: "Blorf snarg quonkle dreth wimp." }), dictionaries)).toHaveLength(2);
  });

  it("reads neither endless words nor endless texts slowly, and repeats no more than a few letters of them", () => {
    const endless = "ą".repeat(20_000);
    const reasons = checkSpelling(inPolish(`${endless} ${"bżdęk".repeat(3_000)} xqa xqb xqc `), dictionaries);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.join("").length).toBeLessThan(400);
  });
});

describe("the dictionaries", () => {
  it("say by a code that they cannot be read, and are tried again", async () => {
    let tries = 0;
    const open = openedOnce(async () => {
      if (++tries === 1) throw new Error("ENOENT: index.dic");
      return { English: () => true, Polish: () => true };
    });
    await expect(open()).rejects.toMatchObject({
      code: "DICTIONARY_MISSING",
      hint: expect.stringContaining("npm ci"),
      cause: expect.objectContaining({ message: "ENOENT: index.dic" }),
    });
    await Promise.all([open(), open(), open()]);
    expect(tries).toBe(2);
  });
});
