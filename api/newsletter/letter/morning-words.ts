import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { keysOf } from "#api/platform/keys-of.ts";
import { warsawZone } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import { greetingOn } from "./greetings.ts";

/** The letter's own words, as written; no-break spaces are added when they are used. */
const words = {
  en: {
    name: "The morning letter",
    read: "Read the story",
    readOn: "Read on",
    yesterday: "Yesterday at Mruk’s",
    also: "Also new at Mruk’s",
    partlyByAi: "Some of these stories are AI-generated",
    madeByProgram: "Written and drawn by a computer program.",
    partlyMadeByProgram: "Some of these stories were written and drawn by a computer program.",
    why: "You get this letter because this address was signed up and confirmed at {site}. It comes once a day, from eight in the morning, Warsaw time.",
    preferences: "Preferences",
    unsubscribe: "Unsubscribe",
    contact: "The people behind Mruk:",
    signature: "Mruk, a cat in Warsaw",
  },
  pl: {
    name: "Poranny list",
    read: "Czytaj historię",
    readOn: "Czytaj dalej",
    yesterday: "Wczoraj u Mruka",
    also: "Co jeszcze u Mruka",
    partlyByAi: "Część tych historii wygenerowała AI",
    madeByProgram: "Teksty i obrazki stworzył program komputerowy.",
    partlyMadeByProgram: "Niektóre z tych historii napisał i narysował program komputerowy.",
    why: "Dostajesz ten list, bo ten adres zapisano i potwierdzono na stronie {site}. Wysyłamy go raz dziennie, od ósmej rano czasu warszawskiego.",
    preferences: "Ustawienia",
    unsubscribe: "Wypisz mnie",
    contact: "Ludzie, którzy stoją za Mrukiem:",
    signature: "Mruk, kot z Warszawy",
  },
} satisfies Record<Language, Record<string, string>>;

/** The letter's own words for a Warsaw date. */
export function morningWords(language: Language, { date, site }: { date: string; site: string }) {
  const said = { ...words[language] };
  for (const name of keysOf(said)) said[name] = typeset(said[name], language);
  return {
    ...said,
    why: said.why.replace("{site}", () => site),
    greeting: typeset(greetingOn(date, language), language),
    date: dateIn(date, language, { day: "numeric", month: "long" }),
  };
}

const locales = { en: "en-GB", pl: "pl-PL" };

const dateIn = (date: string, language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: "UTC" }).format(Date.parse(`${date}T12:00:00Z`));

const today = {
  en: { morning: "This morning", afternoon: "This afternoon", evening: "This evening" },
  pl: { morning: "Dziś rano", afternoon: "Dziś po południu", evening: "Dziś wieczorem" },
};
const parts = {
  en: { morning: "morning", afternoon: "afternoon", evening: "evening" },
  pl: { morning: "rano", afternoon: "po południu", evening: "wieczorem" },
};
const polishDays = ["W poniedziałek", "We wtorek", "W środę", "W czwartek", "W piątek", "W sobotę", "W niedzielę"];

/** The number of days between a story and the letter. */
export function daysBefore({ publishedAt }: Pick<Story, "publishedAt">, date: string): number {
  const told = Temporal.Instant.from(publishedAt).toZonedDateTimeISO(warsawZone).toPlainDate();
  return told.until(date, { largestUnit: "days" }).days;
}

/** The time of a story in words, relative to the date of the letter: `Yesterday evening`. */
export function timeInWords(story: Pick<Story, "publishedAt" | "timeSlot">, date: string, language: Language): string {
  const days = daysBefore(story, date);
  if (days <= 0) return today[language][story.timeSlot];
  return typeset(`${dayBefore(date, days, language)} ${parts[language][story.timeSlot]}`, language);
}

function dayBefore(date: string, days: number, language: Language): string {
  if (days === 1) return { en: "Yesterday", pl: "Wczoraj" }[language];
  const day = Temporal.PlainDate.from(date).subtract({ days });
  if (days >= 7) return dateIn(day.toString(), language, { day: "numeric", month: "long" });
  if (language === "pl") return polishDays[day.dayOfWeek - 1] ?? "";
  return dateIn(day.toString(), language, { weekday: "long" });
}
