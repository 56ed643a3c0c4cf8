import type { Weather } from "../model.ts";

/** Whole words only: for `\b`, Polish letters are no letters. */
export const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu");

/** How English and Polish sentences ask for a weather. */
export const weatherWords: readonly (readonly [Weather, RegExp])[] = [
  ["rain", wholeWords("pada deszcz|rain(?:s|ing|y)?|deszcz(?:u|em|owo|owy|owa|owe)?")],
  ["snow", wholeWords("pada śnieg|snow(?:s|ing|y)?|śnieg(?:u|iem)?|śnieżn(?:ie|y|a|e)")],
  ["fog", wholeWords("fog(?:gy)?|mist(?:y)?|mgł(?:a|y|ą|ę)|mgle|mglist(?:y|a|e)|mgliście")],
  ["wind", wholeWords("wind(?:y)?|wieje wiatr|wiatr(?:u|em)?|wietrze|wietrzn(?:ie|y|a|e)")],
  [
    "clear",
    wholeWords(
      "clear sky|sun(?:ny|shine|light)?|słońc(?:e|a|u|em)|słoneczn(?:ie|y|a|e)|pogodn(?:ie|y|a|e)|bezchmurnie",
    ),
  ],
];

const denial = wholeWords("no|not|without|less|nie|bez|mniej");

/** The weather that a wish names, whoever fulfils it; none where it names several, or says which one is not to be. */
export function wishedWeather(wish: string): Weather | undefined {
  if (wish.search(denial) !== -1) return undefined;
  const named = weatherWords.filter(([, words]) => wish.search(words) !== -1);
  return named.length === 1 ? named[0]?.[0] : undefined;
}
