// The pages of a book before and after its stories.
import type { Language } from "#api/language/model.ts";
import { escapeXml } from "#api/platform/xml.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { type BookContent, dayIn, labelsOf, type Part, titleIn } from "./content.ts";
import { type Form, inEach, inLine, langOf, storyAnchor, told } from "./markup.ts";
import { dateOf, nameOfPeriod } from "./period.ts";
import { words } from "./words.ts";

/** Writes the end of an entry of the contents or the index: in print the number of its page. */
type After = (href: string) => string;
const nothing: After = () => "";

export const titleMarkup = (book: BookContent): string =>
  `<section class="titlepage" epub:type="titlepage"><h1>${inLine(book, (language) => titleIn(book.period, language))}</h1>` +
  `${inEach(book, (language, attributes) => `<p ${attributes}>${told(words[language].subtitle, language)}</p>`)}` +
  `${inEach(book, (language, attributes) => `<p class="quiet" ${attributes}>${told(spanOf(book, language), language)}</p>`)}</section>`;

const spanOf = ({ stories, from, until }: BookContent, language: Language): string =>
  words[language].stories(stories.length, { from: dayIn(from, language), until: dayIn(until, language) });

export const partMarkup = ({ period }: Part, book: BookContent): string =>
  `<section class="part" epub:type="part" role="doc-part" aria-labelledby="p-${period}">` +
  `<h1 id="p-${period}">${inLine(book, (language) => nameOfPeriod(period, language))}</h1></section>`;

/** The contents as nested lists: days with their stories, in a year's book within months. */
export function contentsMarkup(book: BookContent, form: Form, after = nothing): string {
  const days = (part: Part) => part.days.map((day) => dayEntry(day, book, form, after)).join("");
  if (!book.isYear) return `<ol>${book.parts.map(days).join("")}</ol>`;
  const month = (part: Part) => {
    const href = form.toPart(part.period);
    const name = inLine(book, (language) => nameOfPeriod(part.period, language));
    return `<li><a href="${href}">${name}</a>${after(href)}<ol>${days(part)}</ol></li>`;
  };
  return `<ol>${book.parts.map(month).join("")}</ol>`;
}

function dayEntry({ date, stories }: Part["days"][number], book: BookContent, form: Form, after: After): string {
  const href = form.toDay(date);
  const entries = stories.map((story) => {
    const at = form.toDay(date, storyAnchor(story));
    return `<li><a href="${at}">${inLine(book, (language) => tellingOf(story, language).title)}</a>${after(at)}</li>`;
  });
  const day = inLine(book, (language) => dayIn(date, language));
  return `<li><a href="${href}">${day}</a>${after(href)}<ol>${entries.join("")}</ol></li>`;
}

/** The index of titles, one for each language. */
export const indexMarkup = (book: BookContent, form: Form, after = nothing): string =>
  `<section epub:type="index" role="doc-index" aria-labelledby="index"><h1 id="index">${inLine(book, (language) => words[language].index)}</h1>` +
  `${inEach(book, (language, attributes) => {
    const entries = byTitle(book.stories, language).map((story) => indexEntry(story, language, form, after));
    const lead = `<p class="quiet">${told(words[language].indexLead, language)}</p>`;
    return `<div ${attributes}>${lead}<ul class="index">${entries.join("")}</ul></div>`;
  })}</section>`;

function byTitle(stories: readonly Story[], language: Language): Story[] {
  const { compare } = new Intl.Collator(language, { ignorePunctuation: true, numeric: true });
  return stories.toSorted((one, other) => compare(tellingOf(one, language).title, tellingOf(other, language).title));
}

function indexEntry(story: Story, language: Language, form: Form, after: After): string {
  const date = dateOf(story.publishedAt);
  const href = form.toDay(date, storyAnchor(story));
  const title = told(tellingOf(story, language).title, language);
  return `<li><a href="${href}">${title}</a> <span class="quiet">${told(dayIn(date, language), language)}</span>${after(href)}</li>`;
}

/** The colophon: the makers of the book and of its stories. */
export const colophonMarkup = (book: BookContent): string =>
  `<section epub:type="colophon" role="doc-colophon" aria-labelledby="colophon"><h1 id="colophon">${inLine(book, (language) => words[language].colophon)}</h1>` +
  `${inEach(book, (language, attributes) => `<div ${attributes}>${colophonIn(book, language)}</div>`)}</section>`;

function colophonIn(book: BookContent, language: Language): string {
  const own = words[language];
  const made = dayIn(dateOf(book.madeAt), language);
  const lines = [
    spanOf(book, language),
    own.made(made, book.site),
    ...(book.isUnfinished ? [own.unfinished(made)] : []),
  ];
  const paragraph = (text: string) => `<p>${told(text, language)}</p>`;
  const labels = labelsOf(book.stories, language).map(
    ([label, count]) => `<li>${told(own.labelled(label ?? own.byPeople, count), language)}</li>`,
  );
  const makers = `<h2>${told(own.makers, language)}</h2><ul class="makers">${labels.join("")}</ul>`;
  return `${lines.map(paragraph).join("")}${makers}${paragraph(own.fonts)}`;
}

/** The picture of the cover with its words. */
export const coverMarkup = (book: BookContent, src: string, size: { width: number; height: number }): string => {
  const [language = "en"] = book.languages;
  const alt = `${words[language].cover}: ${book.title}`;
  return (
    `<section class="cover" epub:type="cover"><img src="${src}" width="${size.width}" height="${size.height}"` +
    ` alt="${escapeXml(alt)}" role="doc-cover" ${langOf(language)}/></section>`
  );
};
