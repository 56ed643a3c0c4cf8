import { expect, it } from "vitest";
import { nearestPhonemes } from "./foreign-phonemes.ts";
import { spokenText } from "./spoken-text.ts";

/** Says a word of the other language as its own letters in brackets. */
const sayForeign = (word: string) => `<${word}>`;
const markupOf = (text: string, language: "en" | "pl") =>
  spokenText(text, language, sayForeign).markup.replace(/\s+/g, " ").trim();

it.each([
  ["en", "At 20:00.", "At 8 p m."],
  ["en", "At 8:00 and 07:05, at 0:30.", "At 8 o'clock and 7 oh 5, at 12 30 a m."],
  ["en", "At 8:30 a.m. or 8:00 p.m.", "At 8 30 a.m. or 8 p.m."],
  ["en", "On 27 November 2026, 1 May 1905 and in 2004.", "On 27th November 20 26, 1st May 19 oh 5 and in 2004."],
  ["en", "He has 2026 fleas, 1,250 zł and 24:30.", "He has 2026 fleas, 1,250 zlotys and 24:30."],
  ["pl", "O 20:00, przed 8:15 i do 3:00.", "O dwudziestej, przed ósmą 15 i do trzeciej."],
  ["pl", "Jest 2:05, 21:00 i 23:30.", "Jest druga zero 5, dwudziesta pierwsza i dwudziesta trzecia 30."],
  ["pl", "Po 7.30, za 7.30 zł.", "Po siódmej 30, za 7.30 złotych."],
  [
    "pl",
    "27 listopada 2026 r., 3 maja, 30 kwietnia",
    "dwudziestego siódmego listopada 2026 roku., trzeciego maja, trzydziestego kwietnia",
  ],
  ["pl", "30 kotów, nr 15", "30 kotów, numer 15"],
  ["pl", "Pan R. Nowak, rok 2026 R", "Pan R. Nowak, rok 2026 R"],
] as const)("says hours and dates as people do (%s): %s", (language, text, said) => {
  expect(markupOf(text, language)).toBe(said);
});

it.each([
  ["en", "Mruk and Ola’s Bułka.", "[[<Mruk>]] and [[<Ola>z]] [[<Bułka>]] ."],
  ["en", "A frying pan, Mr Kowalski, a tak.", "A frying pan, Mr [[<Kowalski>]] , a tak."],
  ["en", "The café of Łódź", "The café of [[<Łódź>]]"],
  ["pl", "Lunch w Warszawie, jazz i cappuccino.", "[[<Lunch>]] w Warszawie, [[<jazz>]] i [[<cappuccino>]] ."],
] as const)("says words of the other language by its rules (%s): %s", (language, text, said) => {
  expect(markupOf(text, language)).toBe(said);
});

it("leads back from each character of the markup to the word of the text", () => {
  const text = "🐈 „Mruk” [[x]] & <b> 20:00";
  const { markup, words, wordAt } = spokenText(text, "pl", () => null);
  const said = words.map((_, word) => [...markup].filter((_, at) => wordAt[at] === word).join(""));
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(["Mruk", "x", "b", "20:00"]);
  expect(said).toEqual(["Mruk", "x", "b", "dwudziesta"]);
  expect(markup).not.toMatch(/[[\]<&]/);
});

it.each([
  ["p_O_v_'O~_s_k_i", "en", "p0v'0nski:"],
  ["S;_f_;_'E_n_t_a#__", "en", "Sfj'Ent@"],
  ["dZ_'a_z", "pl", "dZ'az"],
  ["l_'V_n_tS", "pl", "l'antS"],
] as const)("says the sounds %s with the nearest ones of the %s voice", (phonemes, voice, said) => {
  expect(nearestPhonemes(phonemes, voice)).toBe(said);
});

it("has no way to say a sound that it does not know", () => {
  expect(nearestPhonemes("k_'!_a", "en")).toBeNull();
});
