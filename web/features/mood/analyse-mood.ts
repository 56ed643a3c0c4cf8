import { type Language, languages } from "#web/i18n/languages.ts";
import { keywords, type MoodName, moodNames } from "./keywords.ts";
import { moodLooks } from "./looks.ts";

export type Mood = {
  primary: MoodName;
  /** From 0.3 to 1. */
  intensity: number;
  /** Every mood with keywords in the text, the strongest first. */
  emotions: MoodName[];
  /** A CSS colour that follows the theme. */
  color: string;
  /** A path in a 24 x 24 box. */
  icon: string;
  particles: number;
};

const fullAtMatches = 3;
const minIntensity = 0.3;
const particles = { base: 8, atMost: 12 };

/**
 * Reads the mood of a story from its text in all languages, so that readers of both see the same one. The mood with the most
 * matches wins; a keyword matches once a language, in any form and however often it occurs. Of equal moods the one with more
 * occurrences wins, then the one named first in the specification. A story without keywords is faintly peaceful; without a
 * text it is not analysed.
 */
export function analyseMood(texts: Readonly<Record<Language, string>>): Mood | null {
  if (languages.every((language) => texts[language].trim() === "")) return null;
  const matches = languages.flatMap((language) => matchesIn(texts[language], language));
  const found = moodNames
    .map((mood) => {
      const own = matches.filter((match) => match.mood === mood);
      return { mood, keywords: new Set(own.map(({ keyword }) => keyword)).size, words: own.length };
    })
    .filter(({ keywords }) => keywords > 0)
    .sort((a, b) => b.keywords - a.keywords || b.words - a.words);
  const emotions = found.map(({ mood }) => mood);
  const [primary = "peaceful"] = emotions;
  const intensity = Math.max(minIntensity, Math.min(1, (found[0]?.keywords ?? 0) / fullAtMatches));
  return {
    primary,
    intensity,
    emotions: emotions.length > 0 ? emotions : [primary],
    color: moodLooks[primary].color,
    icon: moodLooks[primary].icon,
    particles: particles.base + Math.round(particles.atMost * intensity),
  };
}

/** `keyword` is its pattern, which no other keyword has, in either language. */
type Match = { mood: MoodName; keyword: string };

/** Matches whole words only: no play in a plaything, no rain in a train. */
function matchesIn(text: string, language: Language): Match[] {
  const forms = formsIn(language);
  const words =
    text
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => forms.get(word) ?? []);
}

type Forms = ReadonlyMap<string, Match>;
const known: Partial<Record<Language, Forms>> = {};

/** Indexes every form of every keyword, so that a text costs one look-up a word. */
function formsIn(language: Language): Forms {
  known[language] ??= new Map(
    moodNames.flatMap((mood) =>
      keywords[mood].flatMap(({ [language]: keyword }) =>
        formsOf(keyword).map((form) => [form, { mood, keyword }] as const),
      ),
    ),
  );
  return known[language];
}

const adjective = "y i a e ie o ą ego iego ej iej emu iemu ym im ych ich ymi imi".split(" ");

/** All forms of a keyword. A bare stem is among them; if it is no word, it does no harm. */
export function formsOf(keyword: string): string[] {
  return keyword.split("/").flatMap((part) => {
    const [stem = "", ...endings] = part.split(" ");
    return ["", ...endings].flatMap((ending) => inflected(stem + ending));
  });
}

function inflected(form: string): string[] {
  return form.endsWith("~") ? adjective.map((ending) => form.slice(0, -1) + ending) : [form];
}
