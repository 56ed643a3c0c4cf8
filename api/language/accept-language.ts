import Negotiator from "negotiator";
import { type Language, languages } from "./model.ts";

/** Longer headers are no browser's: only their beginning is looked at. */
const maxLength = 1000;

/**
 * Which of our languages an `Accept-Language` header asks for first; English where it asks for none of them. The package would
 * choose, too, but takes `en-GB,pl;q=0.8,en;q=0.5` for a wish for Polish.
 */
export function languageOf(header = ""): Language {
  const negotiator = new Negotiator({ headers: { "accept-language": header.slice(0, maxLength) } });
  const wishes = negotiator.languages().map((range) => range.toLowerCase().split("-", 1)[0]);
  const first = wishes.find((wish) => wish === "*" || languages.some((language) => language === wish));
  return first === "pl" ? "pl" : "en";
}
