import { typeset } from "#api/language/typeset.ts";
import { useLanguage } from "#web/app/language.tsx";
import { texts as en } from "#web/i18n/en/listen.ts";
import { texts as pl } from "#web/i18n/pl/listen.ts";

/** They come with the player, so that they do not travel with the texts of pages. */
const words = { en: en.listen, pl: pl.listen };

type Words = (typeof words)["en" | "pl"];
type Key = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];

/** The player's words in the reader's language, with its typography. */
export function useWords() {
  const { language } = useLanguage();
  const own = words[language];
  return {
    word: (key: Key) => typeset(own[key], language),
    status: (status: keyof Words["status"]) => typeset(own.status[status], language),
    where: (at: number, all: number) =>
      typeset(own.where.replace("{{at}}", `${at}`).replace("{{all}}", `${all}`), language),
  };
}
