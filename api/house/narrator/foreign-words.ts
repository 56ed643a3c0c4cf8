// Words that a text in one language has from the other, and that the voice would misread by its own rules.
import type { Language } from "#api/language/model.ts";

/** The cast and their Warsaw, as English texts write them; what has Polish letters is recognised by those. */
const polishNames = new Set(
  (
    "mruk ola tomek halina zenon prezes pelagia antek wanda kasia krysia krystyna leszek irena wojtek felek zuzia zuzanna jadzia lena " +
    "zosia jerzy leokadia aleksandra malinowski pawlak zaremba sobczyk gdynia lublin radom sandomierz otwock sopot zakopane kutno " +
    "dukla bzura pilica wola praga bemowo bielany ochota ursus wawer natolin nowy nowe miasto ulica polna mokotowska wilcza krucza " +
    "chmielna tamka rynek centralna wschodnia pani panie gorzko tak"
  ).split(" "),
);
const polishThings = new Set(["pierogi", "bigos", "barszcz", "babka", "szarlotka", "kopytka"]);
const polishLetters = /[ąćęłńśźż]|ó(?=\p{L})/iu;
const polishEnding = /(?:[oe]wsk[ai]|wicz|czyk)$/iu;

/** English words in Polish texts whose Polish reading nobody would understand; what Polish spells as it speaks is missing here. */
const english = new Set(
  (
    "jazz blues rock lunch brunch smoothie cheesecake cupcake hot-dog hot-doga burger cappuccino ketchup house cottage bridge manager " +
    "e-mail online offline wi-fi facebook google youtube whatsapp twitter apple iphone smartphone laptop show-biznes light fair play " +
    "happy end hello bye goodbye please sorry thank you good morning evening night cat sweet home mister mrs mr miss charlie shakespeare " +
    "beatles yesterday new york london times united manchester liverpool"
  ).split(" "),
);

/** The other language, if the word is of it. */
export function foreignLanguageOf(word: string, language: Language): Language | null {
  const key = word.toLowerCase();
  if (language === "pl") return english.has(key) ? "en" : null;
  if (polishThings.has(key) || polishLetters.test(key)) return "pl";
  return /^\p{Lu}/u.test(word) && (polishNames.has(key) || polishEnding.test(key)) ? "pl" : null;
}
