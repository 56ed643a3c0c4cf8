import { beforeAll, describe, expect, it } from "vitest";
import { expectedBrief } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { languages } from "#web/i18n/languages.ts";
import { analyseMood, formsOf, type Mood } from "./analyse-mood.ts";
import { keywords, type MoodName, moodNames } from "./keywords.ts";

/** The mood of a story that has a text in one language only. */
const moodOf = (text: string, language: Language) => analyseMood({ en: "", pl: "", [language]: text });
const moodsIn = (text: string, language: Language) => moodOf(text, language)?.emotions;
const keywordsOf = (mood: MoodName, language: Language) => keywords[mood].map((keyword) => keyword[language]);

describe.each(languages)("the keywords (%s)", (language) => {
  it.each(moodNames)("are ten for %s", (mood) => {
    expect(new Set(keywordsOf(mood, language)).size).toBe(10);
  });

  it("never share a form, so that a word speaks for one mood", () => {
    const forms = moodNames.flatMap((mood) =>
      keywordsOf(mood, language).flatMap((keyword) => [...new Set(formsOf(keyword))]),
    );
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it("are found in every form they stand for, in small letters and capitals", () => {
    for (const mood of moodNames) {
      for (const form of keywordsOf(mood, language).flatMap(formsOf)) {
        expect([form, moodsIn(`– ${form}!`, language)]).toEqual([form, [mood]]);
        expect([form, moodsIn(form.toUpperCase(), language)]).toEqual([form, [mood]]);
      }
    }
  });
});

describe("inflected forms", () => {
  it.each<[Language, MoodName, string]>([
    ["en", "happy", "happy happily happiness smiled smiling playing sunny sang delighted praised"],
    ["en", "sad", "sadly tears wept lonely abandoned longing grief sorry worried"],
    ["en", "love", "loved purr purrs purred purring hugged kisses knees stroked friendship"],
    ["en", "excited", "excitement jumped ran running races suddenly shouted hunting chased quicker pounced"],
    ["en", "peaceful", "peacefully calmly quieter silence slept asleep warmth softly dreamt"],
    ["en", "adventurous", "adventures explored discovery travelled climbing rooftops bravely searched journeys"],
    ["en", "mysterious", "mysteriously secrets darkness starry moonlight puzzled whispered strangest hidden vanished"],
    [
      "pl",
      "happy",
      "szczęśliwy szczęśliwa szczęśliwie szczęściem radości śmiał uśmiechnęła słoneczny zaśpiewał pyszne weselej",
    ],
    [
      "pl",
      "sad",
      "smutny smutna smutno smutniejszego łzami płakała samotność porzucona tęskni żałobie zmartwił przykro",
    ],
    [
      "pl",
      "love",
      "kochać kocha kochany miłością sercu mruczy mruczenie przytuliła kolanach głaszcze przyjaciółmi rodzinie",
    ],
    ["pl", "excited", "podekscytowany skoczył skacze biegnie biegła ściga nagle krzyknął polował pogonił szybciej"],
    ["pl", "peaceful", "spokojny spokojnie ciszy cichutko śpi spał zasnęła ciepło cieplejszy miękkiego koca śnie"],
    ["pl", "adventurous", "przygodę odkrył odkrywca podróżować wspiął dachami mapie wyprawę odważna żagle"],
    [
      "pl",
      "mysterious",
      "tajemnicę tajemniczo sekretem cieniu ciemności gwiazdy zagadkę księżycem szeptem dziwna ukryte zniknął",
    ],
  ])("%s: %s", (language, mood, words) => {
    for (const word of words.split(" ")) expect([word, moodsIn(word, language)]).toEqual([word, [mood]]);
  });
});

describe("words that only look like keywords", () => {
  it.each<[Language, string]>([
    ["en", "a plaything was happening in the training ground, a strangers' knight, the runway, transparent, restless"],
    [
      "en",
      "crusade, trained, brainy, drain, loveless-looking glove, clover, stranger, maple, sailcloth, hearth, warmonger",
    ],
    ["pl", "sad za domem, sady i sadzonki, sam w domu, sama, samo, czuł, czuła, raz, razem"],
    ["pl", "światło, światła, słoń, nocleg, północ, dobranoc, kocioł, kocie, wesele, spadł, senat, mapnik, dachówka"],
  ])("%s: %s", (language, words) => {
    expect(moodsIn(words, language)).toEqual(["peaceful"]);
    expect(moodOf(words, language)?.intensity).toBe(0.3);
  });

  it("are those of the other language", () => {
    expect(moodOf("Smutny, samotny.", "en")?.emotions).toEqual(["peaceful"]);
    expect(moodOf("A lonely, sad cat.", "pl")?.emotions).toEqual(["peaceful"]);
  });
});

describe("the mood of a text", () => {
  it("is the one with the most keyword matches in the text", () => {
    const text = "The moon was dark and a secret, the cat was happy and smiled.";
    expect(moodOf(text, "en")).toMatchObject({ primary: "mysterious", emotions: ["mysterious", "happy"] });
    expect(moodOf("Księżyc, ciemność i sekret, a kot szczęśliwy.", "pl")).toMatchObject({
      primary: "mysterious",
      emotions: ["mysterious", "happy"],
    });
  });

  it("is read from its texts in both languages, and so is the same for readers of either", () => {
    expect(analyseMood({ en: "He jumped.", pl: "Ciepło i cicho." })).toMatchObject({
      primary: "peaceful",
      intensity: 2 / 3,
      emotions: ["peaceful", "excited"],
    });
  });

  it("is stronger where both languages say it", () => {
    expect(analyseMood({ en: "A warm sill.", pl: "Ciepły parapet." })?.intensity).toBe(2 / 3);
  });

  it("counts a keyword once, however often it comes", () => {
    expect(moodOf("Tears, tears, tears, tears. He played and laughed.", "en")?.primary).toBe("happy");
  });

  it("is, of equals, the one with more matches, then the one named first", () => {
    expect(moodOf("Happy. Sad, sadly.", "en")?.emotions).toEqual(["sad", "happy"]);
    expect(moodOf("Sad. Happy.", "en")?.emotions).toEqual(["happy", "sad"]);
  });

  it.each([
    ["Nothing of the kind.", 0.3, 12],
    ["A map.", 1 / 3, 12],
    ["A map of the roofs.", 2 / 3, 16],
    ["A map of the roofs of danger.", 1, 20],
    ["A brave adventure: a map of the roofs of danger.", 1, 20],
  ])(
    "has an intensity of matches / 3, at least 0.3 and at most 1, and 8 + up to 12 particles: %s",
    (text, intensity, particles) => {
      expect(moodOf(text, "en")).toMatchObject({ intensity, particles });
    },
  );

  it("is faintly peaceful without any keyword", () => {
    expect(moodOf("Tram number fifteen.", "en")).toMatchObject({ primary: "peaceful", emotions: ["peaceful"] });
  });

  it("has a colour and an icon of its own", () => {
    const words = {
      happy: "joy",
      sad: "tear",
      love: "hug",
      excited: "jump",
      peaceful: "calm",
      adventurous: "map",
      mysterious: "moon",
    };
    const moods = moodNames.map((mood) => moodOf(words[mood], "en"));
    expect(moods.map((mood) => mood?.primary)).toEqual(moodNames);
    expect(new Set(moods.map((mood) => mood?.color)).size).toBe(7);
    expect(new Set(moods.map((mood) => mood?.icon)).size).toBe(7);
  });

  it.each(["", "  \n\u00a0"])("is not analysed without a text: %j", (text) => {
    expect(moodOf(text, "en")).toBeNull();
  });

  it("reads Markdown, curly apostrophes and letters written in two parts", () => {
    expect(moodsIn("*Happy*, the **moon’s** light", "en")).toEqual(["happy", "mysterious"]);
    expect(moodsIn("szczęście".normalize("NFD"), "pl")).toEqual(["happy"]);
  });

  it("stays quick on a text made to be slow", () => {
    expect(moodOf(`${"a".repeat(100_000)} ${"-'".repeat(100_000)} ${"happ ".repeat(20_000)}`, "en")).not.toBeNull();
  });
});

describe("the moods of the house's stories of a year", () => {
  const briefs = slotsOfDays("2026-11-21", 365).map(({ date, timeSlot }) => expectedBrief(date, timeSlot));
  let moods: (Mood | null)[];
  beforeAll(async () => {
    const stories = await Promise.all(briefs.map((brief) => houseStoryteller.write(brief)));
    moods = stories.map(({ contentEn, contentPl }) => analyseMood({ en: contentEn, pl: contentPl }));
  });

  it("are faint in at most one of five", () => {
    const faint = moods.filter((mood) => (mood?.intensity ?? 0) < 0.5);
    console.log(`faint: ${faint.length} of ${moods.length}`);
    expect(faint.length / moods.length).toBeLessThanOrEqual(0.2);
  });

  it("are each met once a month and more, and none in more than half of the stories", () => {
    for (const name of moodNames) {
      const met = moods.filter((mood) => mood?.primary === name).length;
      expect([name, met >= 12 && met <= moods.length / 2]).toEqual([name, true]);
    }
  });
});
