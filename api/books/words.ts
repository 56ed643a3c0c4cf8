// The words of a book beside its stories.
import type { Language } from "#api/language/model.ts";

type Words = {
  title(period: string): string;
  subtitle: string;
  cover: string;
  contents: string;
  landmarks: string;
  start: string;
  index: string;
  indexLead: string;
  colophon: string;
  stories(count: number, dates: { from: string; until: string }): string;
  unfinished(date: string): string;
  makers: string;
  byPeople: string;
  labelled(label: string, count: number): string;
  fonts: string;
  made(date: string, site: string | null): string;
  summary: string;
};

export const words: Record<Language, Words> = {
  en: {
    title: (period) => `Mruk: ${period}`,
    subtitle: "A cat, a flat, three stories a day",
    cover: "Cover",
    contents: "Contents",
    landmarks: "Parts of the book",
    start: "The first day",
    index: "Stories by title",
    indexLead: "Every story of this book, in the order of the alphabet, with its day.",
    colophon: "About this book",
    stories: (count, { from, until }) =>
      count === 1
        ? `One story, published on ${from}.`
        : `${count} stories, the first published on ${from}, the last on ${until}.`,
    unfinished: (date) => `Made on ${date}, before the period was over: later stories are not in it.`,
    makers: "Who wrote and drew it",
    byPeople: "Written and drawn by people",
    labelled: (label, count) => `${label} (stories: ${count})`,
    fonts: "Set in Brygada 1918 and Literata, both under the SIL Open Font License.",
    made: (date, site) => `Made on ${date}${site === null ? "" : ` from the stories at ${site}`}.`,
    summary:
      "Stories in text with headings, one picture each with a description, a table of contents and an index of titles. Nothing depends on colour, sound or motion.",
  },
  pl: {
    title: (period) => `Mruk: ${period}`,
    subtitle: "Kot, kamienica, trzy historie dziennie",
    cover: "Okładka",
    contents: "Spis treści",
    landmarks: "Części książki",
    start: "Pierwszy dzień",
    index: "Historie według tytułów",
    indexLead: "Wszystkie historie z tej książki w porządku alfabetycznym, każda ze swoim dniem.",
    colophon: "O tej książce",
    stories: (count, { from, until }) =>
      count === 1
        ? `Jedna historia, z dnia ${from}.`
        : `Liczba historii: ${count}. Pierwsza ukazała się ${from}, ostatnia ${until}.`,
    unfinished: (date) => `Książka powstała ${date}, nim ten okres dobiegł końca: późniejszych historii w niej nie ma.`,
    makers: "Kto napisał i narysował",
    byPeople: "Napisane i narysowane przez ludzi",
    labelled: (label, count) => `${label} (liczba historii: ${count})`,
    fonts: "Złożono krojami Brygada 1918 i Literata, oba na licencji SIL Open Font License.",
    made: (date, site) => `Książka powstała ${date}${site === null ? "" : ` z historii ze strony ${site}`}.`,
    summary:
      "Tekst podzielony nagłówkami, przy każdej historii jeden obrazek z opisem, spis treści i indeks tytułów. Nic nie zależy od koloru, dźwięku ani ruchu.",
  },
};
