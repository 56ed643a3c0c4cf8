import type { Language } from "#api/language/model.ts";

/** Typesets one line of a model's answer: the language's own quotation marks, no doubled or stray spaces. */
export function tidy(text: string, language: Language): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .replaceAll("...", "…")
    .replace(/ +([,.;:!?…](?:\s|$))/g, "$1")
    .replaceAll(" - ", " – ")
    .trim();
  return quoted(apostrophes(line), language);
}

// Control characters, and invisible ones that change the direction or joining of their neighbours.
const invisible = /\p{Cf}|[\p{Cc}--\s]/gv;

const marks: Record<Language, { open: string; close: string }> = {
  en: { open: "“", close: "”" },
  pl: { open: "„", close: "”" },
};

/** Replaces any quotation marks by opening and closing ones in turn. An odd one is left for the gate to see. */
function quoted(text: string, language: Language): string {
  let open = false;
  return text.replace(/["„“”]/g, () => {
    open = !open;
    return open ? marks[language].open : marks[language].close;
  });
}

function apostrophes(text: string): string {
  return text.replace(/(?<=^|[\s(„“"–])'(?=\p{L})/gu, "‘").replaceAll("'", "’");
}
