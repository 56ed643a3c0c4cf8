// The markup of a book's pages: the same for an e-book, whose days are files, and for print, where all is one document.

import { siteTexts } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { escapeXml } from "#api/platform/xml.ts";
import { hourOf } from "#api/schedule/model.ts";
import { labelOf } from "#api/stories/label.ts";
import type { Story } from "#api/stories/model.ts";
import { type Block, type Inline, readParagraphs } from "#api/stories/paragraphs.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { type BookContent, type Day, dayIn } from "./content.ts";

/** The addresses of things in a form of the book. */
export type Form = {
  /** The address of a day, or of something on its page. */
  toDay(date: string, anchor?: string): string;
  /** The address of a month's page. */
  toPart(period: string): string;
  /** The address of a story's picture; undefined for a story without one. */
  picture(id: string): PictureFile | undefined;
};
export type PictureFile = { src: string; width: number; height: number };

export const storyAnchor = ({ id }: Pick<Story, "id">): string => `s-${id}`;
export const langOf = (language: Language): string => `lang="${language}" xml:lang="${language}"`;

/** Text of a language, with its typography. */
export const told = (text: string, language: Language): string => escapeXml(typeset(text, language));

/** The same words in each of the book's languages, one element each. */
export const inEach = (
  { languages }: Pick<BookContent, "languages">,
  element: (language: Language, attributes: string) => string,
): string => languages.map((language) => element(language, langOf(language))).join("");

/** Words in each language within one line: `Contents · Spis treści`. */
export const inLine = (
  { languages }: Pick<BookContent, "languages">,
  textOf: (language: Language) => string,
): string => {
  const texts = new Map(languages.toReversed().map((language) => [textOf(language), language]));
  return [...texts]
    .reverse()
    .map(([text, language]) => `<span ${langOf(language)}>${told(text, language)}</span>`)
    .join(" · ");
};

export function dayMarkup(day: Day, book: BookContent, form: Form): string {
  const id = `d-${day.date}`;
  return (
    `<section class="day" epub:type="chapter" role="doc-chapter" aria-labelledby="${id}">` +
    `<h1 id="${id}">${inLine(book, (language) => dayIn(day.date, language))}</h1>` +
    `${day.stories.map((story) => storyMarkup(story, book, form)).join("")}</section>`
  );
}

function storyMarkup(story: Story, book: BookContent, form: Form): string {
  const hour = inLine(book, (language) => siteTexts[language].slots[story.timeSlot]);
  return (
    `<article class="story ${story.timeSlot}" id="${storyAnchor(story)}">` +
    `<p class="hour">${hour}, ${hourOf(story.timeSlot)}</p>${pictureMarkup(story, book, form)}` +
    `${inEach(book, (language, attributes) => tellingMarkup(story, language, attributes))}</article>`
  );
}

/** A picture is shown once, also where its story is told twice. */
function pictureMarkup(story: Story, { languages }: BookContent, form: Form): string {
  const picture = form.picture(story.id);
  const [language = "en"] = languages;
  if (picture === undefined) return "";
  const { imageAlt } = tellingOf(story, language);
  const own = language === "pl" && story.imageAltPl === undefined ? "en" : language;
  return `<figure><img src="${picture.src}" width="${picture.width}" height="${picture.height}" alt="${told(imageAlt, own)}" ${langOf(own)}/></figure>`;
}

function tellingMarkup(story: Story, language: Language, attributes: string): string {
  const { title } = tellingOf(story, language);
  const label = labelOf(story.madeBy, language);
  const text = language === "pl" ? story.contentPl : story.contentEn;
  return (
    `<div class="telling" ${attributes}><h2>${told(title, language)}</h2>` +
    `${label === null ? "" : `<p class="label">${told(label, language)}</p>`}` +
    `${readParagraphs(typeset(text, language)).map(blockMarkup).join("")}</div>`
  );
}

function blockMarkup(block: Block): string {
  const inlines = (parts: readonly Inline[]) => parts.map(inlineMarkup).join("");
  if (block.type === "break") return "<hr/>";
  if (block.type === "list") {
    const name = block.ordered ? "ol" : "ul";
    return `<${name}>${block.items.map((item) => `<li>${inlines(item)}</li>`).join("")}</${name}>`;
  }
  const text = inlines(block.inlines);
  if (block.type === "quote") return `<blockquote><p>${text}</p></blockquote>`;
  return block.type === "heading" ? `<h3>${text}</h3>` : `<p>${text}</p>`;
}

function inlineMarkup({ text, style, href }: Inline): string {
  const words = escapeXml(text);
  if (href !== undefined && URL.canParse(href)) return `<a href="${escapeXml(new URL(href).href)}">${words}</a>`;
  return style === undefined ? words : `<${style}>${words}</${style}>`;
}
