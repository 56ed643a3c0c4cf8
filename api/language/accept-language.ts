import { type Language, languages } from "./model.ts";

/** Longer headers are no browser's: only their beginning is looked at. */
const maxLength = 1000;

/** Which of our languages an `Accept-Language` header asks for first; English where it asks for none of them. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? "")
    .slice(0, maxLength)
    .split(",")
    .map(readWish)
    .filter((wish) => wish.quality > 0);
  // A stable sort: of equally wished languages the first named wins.
  const [best] = wishes.filter(({ language }) => language !== undefined).sort((a, b) => b.quality - a.quality);
  return best?.language ?? "en";
}

function readWish(part: string): { language: Language | undefined; quality: number } {
  const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  const primary = range.split("-")[0];
  return {
    // `*` is any language, and ours for anybody is English.
    language: primary === "*" ? "en" : languages.find((language) => language === primary),
    quality: quality === undefined ? 1 : readQuality(quality),
  };
}

function readQuality(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
