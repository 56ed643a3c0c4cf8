import Negotiator from "negotiator";
import { type Language, languages } from "./model.ts";

/** Browsers send shorter headers, so only the beginning of a longer one is read. */
const maxLength = 1000;

/**
 * The preferred one of our languages in an `Accept-Language` header; English if it names none of them. The package's
 * own choice would take `en-GB,pl;q=0.8,en;q=0.5` for a preference of Polish.
 */
export function languageOf(header = ""): Language {
  const negotiator = new Negotiator({ headers: { "accept-language": header.slice(0, maxLength) } });
  const wishes = negotiator.languages().map((range) => range.toLowerCase().split("-", 1)[0]);
  const first = wishes.find((wish) => wish === "*" || languages.some((language) => language === wish));
  return first === "pl" ? "pl" : "en";
}
