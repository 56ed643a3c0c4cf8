import { wordsOf } from "./likeness.ts";
import type { StoryText } from "./model.ts";

const limits = {
  words: { min: 180, max: 350 },
  paragraphs: { min: 4, max: 7 },
  excerpt: { min: 60, max: 300 },
  title: { min: 3, max: 80 },
  alt: { min: 10, max: 300 },
};

/** What each language's texts are called in reasons. */
type Telling = { language: "English" | "Polish"; title: string; excerpt: string; content: string; alt: string };

/** Everything that is wrong with a text, one reason a line; empty when it may be published. */
export function checkStoryText(text: StoryText): string[] {
  const english: Telling = {
    language: "English",
    title: text.titleEn,
    excerpt: text.excerptEn,
    content: text.contentEn,
    alt: text.imageAlt,
  };
  const polish: Telling = {
    language: "Polish",
    title: text.titlePl,
    excerpt: text.excerptPl,
    content: text.contentPl,
    alt: text.imageAltPl,
  };
  return [
    ...[english, polish].flatMap((telling) => [
      ...lengthFaults(telling),
      ...markupFaults(telling),
      ...typingFaults(telling),
    ]),
    ...pairFaults(text),
    ...languageFaults(english, polish),
  ];
}

const paragraphsOf = (content: string) => content.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");

function lengthFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const paragraphs = paragraphsOf(content).length;
  return [
    outside(`${language} text`, wordsOf(content).length, limits.words, "words"),
    outside(`${language} text`, paragraphs, limits.paragraphs, "paragraphs"),
    outside(`${language} title`, title.length, limits.title, "characters"),
    outside(`${language} excerpt`, excerpt.length, limits.excerpt, "characters"),
    outside(`${language} alternative text`, alt.length, limits.alt, "characters"),
  ].filter((fault) => fault !== undefined);
}

function outside(what: string, is: number, { min, max }: { min: number; max: number }, unit: string) {
  if (is >= min && is <= max) return undefined;
  return `${what} has ${is} ${unit}, not ${min} to ${max}`;
}

/** Plain paragraphs are all a story needs; anything else is a surprise for the page, the feed and the newsletter. */
const markup: [RegExp, string][] = [
  [/<[a-z!/]/i, "an HTML tag"],
  [/!?\[[^\]]*\]\s*[([]/, "a link or an image"],
  [/https?:\/\/|www\./i, "an address"],
  [/^ {0,3}#{1,6}\s/m, "a heading"],
  [/^ {0,3}(?:[-*+]|\d+[.)])\s/m, "a list"],
  [/^ {0,3}>/m, "a block quotation"],
  [/^(?: {4}|\t)\S/m, "an indented code block"],
  [/`/, "code"],
  [/^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/m, "a rule"],
  [/^\s*\|.*\|\s*$/m, "a table"],
];

function markupFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const inContent = markup
    .filter(([pattern]) => pattern.test(content))
    .map(([, what]) => `${language} text holds ${what}`);
  const lines: [string, string][] = [
    ["title", title],
    ["excerpt", excerpt],
    ["alternative text", alt],
  ];
  const inLines = lines
    .filter(([, line]) => /[\n\r<>`{}[\]]/.test(line))
    .map(([what]) => `${language} ${what} is not one plain line`);
  return [...inContent, ...inLines];
}

const typing: [RegExp, string][] = [
  [/\S {2,}\S/, "a double space"],
  [/ [,.;:!?…](?:\s|$)/, "a space before punctuation"],
  [/\{|\}|\bundefined\b|\bnull\b|\[object/, "an unfilled place"],
  [/(?<!\.)\.\.(?!\.)|,,|;;/, "doubled punctuation"],
  [/[.!?] +\p{Ll}/u, "a sentence that starts with a small letter"],
  [/\p{Ll}[.!?,;:]\p{L}/u, "a missing space after punctuation"],
];

function typingFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const all = [title, excerpt, content, alt].join("\n\n");
  const faults = typing.filter(([pattern]) => pattern.test(all)).map(([, what]) => `${language} has ${what}`);
  const small = [title, excerpt, alt, ...paragraphsOf(content)].some((part) => /^\P{L}*\p{Ll}/u.test(part));
  if (small) faults.push(`${language} has a paragraph or line that starts with a small letter`);
  if (!quotesBalance(all, language)) faults.push(`${language} has quotation marks that do not match`);
  return faults;
}

/** English “…” (inner ‘…’ shares the apostrophe and is let be), Polish „…” (inner «…»); straight ones are refused. */
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

function pairFaults({ contentEn, contentPl }: StoryText): string[] {
  const breaksOf = (content: string) => paragraphsOf(content).map((paragraph) => paragraph.trim() === "•••");
  const english = breaksOf(contentEn);
  const polish = breaksOf(contentPl);
  if (english.length !== polish.length) return [`English has ${english.length} paragraphs, Polish ${polish.length}`];
  return english.join() === polish.join() ? [] : ["The breaks stand at different places in the two languages"];
}

const polishLetters = /[ąćęłńóśźż]/giu;

function languageFaults(english: Telling, polish: Telling): string[] {
  const faults: string[] = [];
  const letters = wordsOf(polish.content).join("").length;
  const polishShare = (polish.content.match(polishLetters) ?? []).length / Math.max(letters, 1);
  if (polishShare < 0.02) faults.push("Polish text has hardly any Polish letters");
  // A capital marks a name: Bułka and Staś keep their letters in English.
  const strangers = [english.title, english.excerpt, english.content, english.alt]
    .flatMap((part) => part.match(/[\p{L}]+/gu) ?? [])
    .filter((word) => /^\p{Ll}/u.test(word) && /[ąćęłńóśźż]/iu.test(word));
  if (strangers.length > 0) faults.push(`English text holds a Polish word: ${strangers[0]}`);
  const article = english.content.match(/\ba [aeio]\w*|\ban [bcdfgjklmnpqrstvwxyz]\w+/i);
  if (article !== null && !/^a (?:one|once|eu)/i.test(article[0]))
    faults.push(`English has a wrong article: ${article[0]}`);
  if (polish.content === english.content) faults.push("Both languages have the same text");
  return faults;
}
