// Hours and dates as people say them; all other numbers the voice reads well by itself.
import type { Language } from "#api/language/model.ts";

export type NumberPlace = { text: string; before: string; after: string };

/** What to say for a number between its neighbours in the text; null if the voice may read it by itself. */
export const spokenNumber = (place: NumberPlace, language: Language): string | null =>
  language === "pl" ? polishNumber(place) : englishNumber(place);

const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Feminine ordinals without their ending, 0 to 24: hours. */
const polishHours = (
  "zerow pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast " +
  "siedemnast osiemnast dziewiętnast dwudziest dwudziest+pierwsz dwudziest+drug dwudziest+trzec dwudziest+czwart"
).split(" ");
/** The ending of an hour after a preposition: `o ósmej`, `przed ósmą`. */
const afterPreposition: Record<string, "ej" | "ą"> = {
  ...{ o: "ej", od: "ej", do: "ej", po: "ej", około: "ej", koło: "ej", w: "ej" },
  ...{ przed: "ą", między: "ą" },
};

function polishNumber({ text, before, after }: NumberPlace): string | null {
  const [, hour, minutes] = clock.exec(text) ?? [];
  if (hour !== undefined && minutes !== undefined && isPolishClock({ text, before, after })) {
    const ending = afterPreposition[before.toLowerCase()] ?? "a";
    return `${polishOrdinal(Number(hour), ending)}${minutes === "00" ? "" : ` ${polishMinutes(minutes)}`}`;
  }
  const day = Number(text);
  return /^\d{1,2}$/.test(text) && day >= 1 && day <= 31 && polishMonths.test(after) ? polishDay(day) : null;
}

/** `8.30` may be an amount; after a preposition of time it is an hour. */
const isPolishClock = ({ text, before }: NumberPlace) =>
  text.includes(":") || (before.toLowerCase() in afterPreposition && before.toLowerCase() !== "w");

const soft = /[cg]$/;
function polishOrdinal(hour: number, ending: "a" | "ej" | "ą"): string {
  const inflected = (stem: string) => {
    // Trzecia, trzeciej, trzecią; druga, drugiej, drugą.
    const isSoft = stem.endsWith("c") || (soft.test(stem) && ending === "ej");
    return `${stem}${isSoft ? "i" : ""}${ending}`;
  };
  return (polishHours[hour] ?? "").split("+").map(inflected).join(" ");
}

const polishMinutes = (minutes: string) =>
  minutes.startsWith("0") ? `zero ${Number(minutes)}` : String(Number(minutes));

const polishMonths =
  /^(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)$/i;

/** The day of a month in the genitive: `dwudziestego siódmego`. */
function polishDay(day: number): string {
  const tens = day === 30 || day === 31 ? "trzydziest" : "dwudziest";
  const stems = day <= 20 ? [polishHours[day] ?? ""] : [tens, ...(day % 10 === 0 ? [] : [polishHours[day % 10] ?? ""])];
  return stems.map((stem) => `${stem}${soft.test(stem) ? "i" : ""}ego`).join(" ");
}

const englishMonths = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const halfOfDay = /^[ap]\.?m\b/i;

function englishNumber({ text, before, after }: NumberPlace): string | null {
  const [, hour, minutes] = clock.exec(text) ?? [];
  if (hour !== undefined && minutes !== undefined && text.includes(":")) {
    return englishHour(Number(hour), minutes, halfOfDay.test(after));
  }
  if (/^\d{1,2}$/.test(text) && englishMonths.test(after) && Number(text) >= 1 && Number(text) <= 31) {
    return `${text}${englishOrdinal(Number(text))}`;
  }
  const isYear =
    /^(?:1[1-9]|20)\d\d$/.test(text) && (englishMonths.test(before) || /^(?:in|since|until|year)$/i.test(before));
  return isYear ? englishYear(text) : null;
}

function englishHour(hour: number, minutes: string, saysHalf: boolean): string {
  const half = saysHalf ? "" : hour > 12 ? " p m" : hour === 0 ? " a m" : "";
  const shown = hour > 12 ? hour - 12 : hour === 0 ? 12 : hour;
  if (minutes === "00") return half === "" && !saysHalf ? `${shown} o'clock` : `${shown}${half}`;
  return `${shown} ${minutes.startsWith("0") ? `oh ${Number(minutes)}` : minutes}${half}`;
}

function englishOrdinal(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

function englishYear(year: string): string | null {
  const [century, rest] = [year.slice(0, 2), year.slice(2)];
  if (century === "20" && Number(rest) < 10) return null;
  if (rest === "00") return `${century} hundred`;
  return `${century} ${rest.startsWith("0") ? `oh ${Number(rest)}` : rest}`;
}
