import type { StoryText } from "../model.ts";
import { paragraphsOf, type Telling, tellingsOf } from "./telling.ts";

const typing: [RegExp, string][] = [
  [/\S {2,}\S/, "a double space"],
  [/ [,.;:!?…](?:\s|$)/, "a space before punctuation"],
  [/\{|\}|\bundefined\b|\bnull\b|\[object/, "an unfilled place"],
  [/(?<!\.)\.\.(?!\.)|,,|;;/, "doubled punctuation"],
  [/[.!?] +\p{Ll}/u, "a sentence that starts with a small letter"],
  [/\p{Ll}[.!?,;:]\p{L}/u, "a missing space after punctuation"],
];

/** Whether both texts follow the typographic rules of their language. */
export function checkTyping(text: StoryText): string[] {
  return [...tellingsOf(text).flatMap(typingFaults), ...articleFaults(text)];
}

function typingFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const all = [title, excerpt, content, alt].join("\n\n");
  const faults = typing.filter(([pattern]) => pattern.test(all)).map(([, what]) => `${language} has ${what}`);
  const paragraphs = paragraphsOf(content);
  // A speech that goes on, „– …ale potem”, begins in the middle of a sentence.
  const small = [title, excerpt, alt, ...paragraphs].some((part) => /^(?![–—“„] ?…)\P{L}*\p{Ll}/u.test(part));
  if (language === "English" && paragraphs.some((paragraph) => /^[–—]/.test(paragraph))) {
    faults.push("English opens speech with a dash; it stands in “…”");
  }
  if (small) faults.push(`${language} has a paragraph or line that starts with a small letter`);
  if (!quotesBalance(all, language)) faults.push(`${language} has quotation marks that do not match`);
  return faults;
}

/**
 * English “…” (the inner ‘…’ shares the apostrophe and is not checked), Polish „…” (inner «…»); straight quotes are
 * refused.
 */
function quotesBalance(text: string, language: Telling["language"]): boolean {
  const opening = language === "English" ? "“" : "„";
  const foreign = language === "English" ? "„" : "“";
  if (text.includes('"') || text.includes(foreign)) return false;
  return text.split(/\n{2,}/).every((paragraph) => {
    let open = false;
    for (const letter of paragraph) {
      if (letter !== opening && letter !== "”") continue;
      if (open === (letter === opening)) return false;
      open = letter === opening;
    }
    return !open;
  });
}

/** Abbreviations are read letter by letter (an LP), and a lone A may be a platform. */
const wrongArticle =
  /\b(?:a|(?<=^|[.!?…] |“)A) (?!one|once|[eE]u)(?:[aeio]\p{Ll}+|[AEIO]\p{Ll}+)|\b[Aa]n [bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRSTVWXYZ]\p{Ll}+/mu;

function articleFaults({ contentEn }: StoryText): string[] {
  const wrong = contentEn.match(wrongArticle)?.[0];
  return wrong === undefined ? [] : [`English has a wrong article: ${wrong}`];
}
