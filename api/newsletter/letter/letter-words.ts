import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { keysOf } from "#api/platform/keys-of.ts";
import { warsawZone } from "#api/schedule/model.ts";
import type { Story } from "#api/stories/model.ts";
import type { Frequency } from "../model.ts";
import { greetingOn } from "./greetings.ts";

/** The letter's own words, as written; no-break spaces are added when they are used. */
const words = {
  en: {
    name: { daily: "The morning letter", weekly: "The Sunday letter" },
    subject: { daily: "", weekly: "Mruk’s week: " },
    open: "Open it on the site",
    readOn: "Read on",
    yesterday: "Yesterday at Mruk’s",
    week: "The week at Mruk’s",
    also: "Also new at Mruk’s",
    partlyByAi: "Some of these stories are AI-generated",
    madeByProgram: "Written and drawn by a computer program.",
    partlyMadeByProgram: "Some of these stories were written and drawn by a computer program.",
    why: {
      daily:
        "You get this letter because this address was signed up and confirmed at {site}. It comes once a day, from eight in the morning, Warsaw time.",
      weekly:
        "You get this letter because this address was signed up and confirmed at {site}. It comes once a week, on Sundays from eight in the morning, Warsaw time.",
    },
    preferences: { daily: "Rather once a week, or in Polish?", weekly: "Rather every morning, or in Polish?" },
    unsubscribe: "Unsubscribe",
    contact: "The people behind Mruk:",
    signature: "Mruk, a cat in Warsaw",
  },
  pl: {
    name: { daily: "Poranny list", weekly: "Niedzielny list" },
    subject: { daily: "", weekly: "Tydzień u Mruka: " },
    open: "Otwórz na stronie",
    readOn: "Czytaj dalej",
    yesterday: "Wczoraj u Mruka",
    week: "Tydzień u Mruka",
    also: "Co jeszcze u Mruka",
    partlyByAi: "Część tych historii wygenerowała AI",
    madeByProgram: "Teksty i obrazki stworzył program komputerowy.",
    partlyMadeByProgram: "Niektóre z tych historii napisał i narysował program komputerowy.",
    why: {
      daily:
        "Dostajesz ten list, bo ten adres zapisano i potwierdzono na stronie {site}. Wysyłamy go raz dziennie, od ósmej rano czasu warszawskiego.",
      weekly:
        "Dostajesz ten list, bo ten adres zapisano i potwierdzono na stronie {site}. Wysyłamy go raz w tygodniu, w niedzielę od ósmej rano czasu warszawskiego.",
    },
    preferences: { daily: "Wolisz raz w tygodniu albo po angielsku?", weekly: "Wolisz co rano albo po angielsku?" },
    unsubscribe: "Wypisz mnie",
    contact: "Ludzie, którzy stoją za Mrukiem:",
    signature: "Mruk, kot z Warszawy",
  },
} satisfies Record<Language, Record<string, string | Record<Frequency, string>>>;

/** The letter's own words for a Warsaw date. */
export function letterWords(
  language: Language,
  { frequency, date, site }: { frequency: Frequency; date: string; site: string },
) {
  const { name, subject, why, preferences, ...ofBoth } = words[language];
  const said = {
    ...ofBoth,
    name: name[frequency],
    subject: subject[frequency],
    why: why[frequency],
    preferences: preferences[frequency],
  };
  for (const key of keysOf(said)) said[key] = typeset(said[key], language);
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
