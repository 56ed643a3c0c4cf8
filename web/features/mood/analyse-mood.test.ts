import { describe, expect, it } from "vitest";
import type { Language } from "#web/i18n/i18n.ts";
import { languages } from "#web/i18n/i18n.ts";
import { analyseMood, formsOf } from "./analyse-mood.ts";
import { keywords, type MoodName, moodNames } from "./keywords.ts";

const moodsIn = (text: string, language: Language) => analyseMood(text, language)?.emotions;

describe.each(languages)("the keywords (%s)", (language) => {
  it.each(moodNames)("are ten for %s", (mood) => {
    expect(keywords[language][mood]).toHaveLength(10);
  });

  it("never share a form, so that a word speaks for one mood", () => {
    const forms = moodNames.flatMap((mood) =>
      keywords[language][mood].flatMap((keyword) => [...new Set(formsOf(keyword))]),
    );
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it("are found in every form they stand for, in small letters and capitals", () => {
    for (const mood of moodNames) {
      for (const form of keywords[language][mood].flatMap(formsOf)) {
        expect([form, moodsIn(`– ${form}!`, language)]).toEqual([form, [mood]]);
        expect([form, moodsIn(form.toUpperCase(), language)]).toEqual([form, [mood]]);
      }
    }
  });
});

describe("inflected forms", () => {
  it.each<[Language, MoodName, string]>([
    ["en", "happy", "happy happily happiness smiled smiling playing sunny brightest"],
    ["en", "sad", "sadly tears wept lonely lost missing sighed rained"],
    ["en", "love", "loved purr purrs purred purring hugged kisses knees stroked friendship"],
    ["en", "excited", "excitement jumped ran running races suddenly noisy hunting chased faster"],
    ["en", "peaceful", "peacefully calmly quieter silence slept asleep warmth softly dreamt"],
    ["en", "adventurous", "adventures explored discovery travelled climbing rooftops bravely ships"],
    ["en", "mysterious", "mysteriously secrets darkness nights moonlight whispered strangest hidden vanished"],
    ["pl", "happy", "szczęśliwy szczęśliwa szczęśliwie szczęściem radości śmiał uśmiechnęła słoneczny jasne weselej"],
    ["pl", "sad", "smutny smutna smutno smutniejszego łzami płakała samotność zgubioną tęskni westchnął deszczu pusta"],
    [
      "pl",
      "love",
      "kochać kocha kochany miłością sercu mruczy mruczenie przytuliła kolanach głaszcze przyjaciółmi rodzinie",
    ],
    ["pl", "excited", "podekscytowany skoczył skacze biegnie biegła ściga nagle hałasem polował pogonił szybciej"],
    ["pl", "peaceful", "spokojny spokojnie ciszy cichutko śpi spał zasnęła ciepło cieplejszy miękkiego koca śnie"],
    ["pl", "adventurous", "przygodę odkrył odkrywca podróżować wspiął dachami mapie świata odważna statkiem"],
    ["pl", "mysterious", "tajemnicę tajemniczo sekretem cieniu ciemności nocą księżycem szeptem dziwna ukryte zniknął"],
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
    expect(analyseMood(words, language)?.intensity).toBe(0.3);
  });

  it("are those of the other language", () => {
    expect(analyseMood("Smutny, samotny.", "en")?.emotions).toEqual(["peaceful"]);
    expect(analyseMood("A lonely, sad cat.", "pl")?.emotions).toEqual(["peaceful"]);
  });
});

describe("the mood of a text", () => {
  it("is the one with the most keyword matches in the text", () => {
    const text = "The moon was dark and a secret, the cat was happy and smiled.";
    expect(analyseMood(text, "en")).toMatchObject({ primary: "mysterious", emotions: ["mysterious", "happy"] });
    expect(analyseMood("Księżyc, ciemność i sekret, a kot szczęśliwy.", "pl")).toMatchObject({
      primary: "mysterious",
      emotions: ["mysterious", "happy"],
    });
  });

  it("counts a keyword once, however often it comes", () => {
    expect(analyseMood("Rain, rain, rain, rain. He played and laughed.", "en")?.primary).toBe("happy");
  });

  it("is, of equals, the one with more matches, then the one named first", () => {
    expect(analyseMood("Happy. Sad, sadly.", "en")?.emotions).toEqual(["sad", "happy"]);
    expect(analyseMood("Sad. Happy.", "en")?.emotions).toEqual(["happy", "sad"]);
  });

  it.each([
    ["Nothing of the kind.", 0.3, 12],
    ["A map.", 1 / 3, 12],
    ["A map of the roofs.", 2 / 3, 16],
    ["A map of the roofs of the world.", 1, 20],
    ["A brave adventure: a map of the roofs of the world.", 1, 20],
  ])(
    "has an intensity of matches / 3, at least 0.3 and at most 1, and 8 + up to 12 particles: %s",
    (text, intensity, particles) => {
      expect(analyseMood(text, "en")).toMatchObject({ intensity, particles });
    },
  );

  it("is faintly peaceful without any keyword", () => {
    expect(analyseMood("Tram number fifteen.", "en")).toMatchObject({ primary: "peaceful", emotions: ["peaceful"] });
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
    const moods = moodNames.map((mood) => analyseMood(words[mood], "en"));
    expect(moods.map((mood) => mood?.primary)).toEqual(moodNames);
    expect(new Set(moods.map((mood) => mood?.color)).size).toBe(7);
    expect(new Set(moods.map((mood) => mood?.icon)).size).toBe(7);
  });

  it.each(["", "  \n\u00a0"])("is not analysed without a text: %j", (text) => {
    expect(analyseMood(text, "en")).toBeNull();
  });

  it("reads Markdown, curly apostrophes and letters written in two parts", () => {
    expect(moodsIn("*Happy*, the **moon’s** light", "en")).toEqual(["happy", "mysterious"]);
    expect(moodsIn("szczęście".normalize("NFD"), "pl")).toEqual(["happy"]);
  });

  it("stays quick on a text made to be slow", () => {
    expect(
      analyseMood(`${"a".repeat(100_000)} ${"-'".repeat(100_000)} ${"happ ".repeat(20_000)}`, "en"),
    ).not.toBeNull();
  });
});
