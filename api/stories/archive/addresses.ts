// The addresses of the archive's pages. This file needs no schemas, so pages can import it.
import type { Language } from "#api/language/model.ts";
import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import { categoryFromAddress, categoryToAddress } from "../categories.ts";

/** The paths below each language's mirror; `:year` stands for a parameter. */
export const archivePaths = {
  archive: { en: "/archive", pl: "/archiwum" },
  "archive-year": { en: "/archive/:year", pl: "/archiwum/:year" },
  "archive-month": { en: "/archive/:year/:month", pl: "/archiwum/:year/:month" },
  "archive-day": { en: "/archive/:year/:month/:day", pl: "/archiwum/:year/:month/:day" },
  categories: { en: "/categories", pl: "/kategorie" },
  category: { en: "/category/:category", pl: "/kategoria/:category" },
  time: { en: "/time/:slot", pl: "/pora/:slot" },
  "all-series": { en: "/series", pl: "/cykle" },
  series: { en: "/series/:id", pl: "/cykle/:id" },
} as const;

/** The parameters of addresses. `category` is a category's key. */
export type AddressParameters = {
  id: string;
  year: string;
  month: string;
  day: string;
  category: string;
  slot: TimeSlot;
};
export type AddressParameter = keyof AddressParameters;

const slotWords: Record<Language, Record<TimeSlot, string>> = {
  en: { morning: "morning", afternoon: "afternoon", evening: "evening" },
  pl: { morning: "rano", afternoon: "popoludnie", evening: "wieczor" },
};

type Spelling = {
  /** The values that an address may have in its place. */
  pattern: string;
  read?(text: string, language: Language): string | null | undefined;
  write?(value: string, language: Language): string;
};

const spellings: Record<AddressParameter, Spelling> = {
  id: { pattern: "[\\w-]+" },
  year: { pattern: "(?!0000)\\d{4}" },
  month: { pattern: "0[1-9]|1[0-2]" },
  day: { pattern: "\\d{2}" },
  category: { pattern: "[a-z0-9-]+", read: categoryFromAddress, write: categoryToAddress },
  slot: {
    pattern: "[a-z]+",
    read: (text, language) => timeSlots.find((slot) => slotWords[language][slot] === text),
    write: (slot, language) => slotWords[language][slot as TimeSlot],
  },
};

const parameterPattern = /:(\w+)/g;
const isParameter = (name: string): name is AddressParameter => Object.hasOwn(spellings, name);
const spellingOf = (name: string): Spelling => (isParameter(name) ? spellings[name] : { pattern: "(?!)" });

/** Matches the addresses of a path; `readParameters` reads its groups. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(parameterPattern, (_, name) => `(?<${name}>${spellingOf(name).pattern})`)}$`);

/** The values of an address's parameters; null where they mean nothing, as a date that no calendar has. */
export function readParameters(found: Readonly<Record<string, string>>, language: Language) {
  const values: Record<string, string> = {};
  for (const [name, text] of Object.entries(found)) {
    const { read } = spellingOf(name);
    const value = read ? read(text, language) : text;
    if (value === null || value === undefined) return null;
    values[name] = value;
  }
  return isInCalendar(values) ? values : null;
}

function isInCalendar({ year, month, day }: Partial<Record<string, string>>): boolean {
  if (day === undefined) return true;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

/** The path with its parameters filled in. */
export const fillPath = (path: string, values: Readonly<Record<string, string>>, language: Language): string =>
  path.replace(parameterPattern, (_, name) => {
    const value = values[name] ?? "";
    return spellingOf(name).write?.(value, language) ?? value;
  });
