import { pictureAddress } from "#api/images/model.ts";
import type { Language } from "#api/language/model.ts";
import { escapeXml, xmlDocument } from "#api/platform/xml.ts";
import { archivePaths, fillPath } from "#api/stories/archive/addresses.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { labelOf } from "#api/stories/label.ts";
import type { Story } from "#api/stories/model.ts";
import { type Inline, readParagraphs } from "#api/stories/paragraphs.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { feedAddress } from "./feed-address.ts";
import { mirrors, siteName, siteTexts, storyAddress } from "./model.ts";

/** The stories that a feed holds: ten days of them. */
export const feedLength = 30;

export type FeedOptions = {
  language: Language;
  origin: string;
  /** Of one category only: its key and its name. */
  category?: { key: string; name: string } | undefined;
  /** The address of the WebSub hub that passes the feed on. */
  hub?: string | undefined;
};

/** An Atom feed (RFC 4287) of these stories, newest first, with their full texts. */
export function atomFeed(stories: readonly Story[], options: FeedOptions): string {
  const { language, origin, category, hub } = options;
  const { title, description } = siteTexts[language];
  const authority = new URL(origin).hostname;
  const home = `${origin}${mirrors[language]}/`;
  const page = category
    ? origin + mirrors[language] + fillPath(archivePaths.category[language], { category: category.key }, language)
    : home;
  const name = category ? `${siteName}: ${categoryIn(language, category.name)}` : title;
  return xmlDocument(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>tag:${authority},2026:feed/${language}${category ? `/${category.key}` : ""}</id>
<title>${escapeXml(name)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<updated>${instantOf(stories[0]?.publishedAt ?? "1970-01-01T00:00:00Z")}</updated>
<author><name>${siteName}</name><uri>${escapeXml(home)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedAddress(language, category?.key))}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(page)}"/>${hub === undefined ? "" : `\n<link rel="hub" href="${escapeXml(hub)}"/>`}
<icon>${escapeXml(`${origin}/favicon.ico`)}</icon>
${stories.map((story) => entry(story, { language, origin, authority })).join("\n")}
</feed>`);
}

function entry(
  story: Story,
  { language, origin, authority }: { language: Language; origin: string; authority: string },
) {
  const { title, excerpt } = tellingOf(story, language);
  const published = instantOf(story.publishedAt);
  const picture = new URL(pictureAddress(story), origin).href;
  return `<entry>
<id>tag:${authority},${story.id.slice(0, 10)}:${story.id}/${language}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(origin + storyAddress(story.id, language))}"/>
<link rel="enclosure"${isOurs(story) ? ' type="image/webp"' : ""} href="${escapeXml(picture)}"/>
<published>${published}</published>
<updated>${published}</updated>
<category term="${escapeXml(story.category)}" label="${escapeXml(categoryIn(language, story.category))}"/>
<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(html(story, language, origin))}</content>
</entry>`;
}

const instantOf = (text: string) => Temporal.Instant.from(text).toString();

/** Masters are WebP; the type of a picture elsewhere is unknown. */
const isOurs = ({ imageUrl }: Story) => imageUrl.startsWith("/");

/** The entry's HTML: the picture, how the story was made, and the text as on pages. */
function html(story: Story, language: Language, origin: string): string {
  const { imageAlt } = tellingOf(story, language);
  const content = language === "pl" ? story.contentPl : story.contentEn;
  const picture = new URL(pictureAddress(story, 960), origin).href;
  const blocks = readParagraphs(content).map((block) => {
    if (block.type === "break") return "<hr>";
    if (block.type === "list") {
      const list = block.ordered ? "ol" : "ul";
      return `<${list}>${block.items.map((item) => `<li>${item.map(inline).join("")}</li>`).join("")}</${list}>`;
    }
    const name = { paragraph: "p", quote: "blockquote", heading: "h2" }[block.type];
    return `<${name}>${block.inlines.map(inline).join("")}</${name}>`;
  });
  const label = labelOf(story.madeBy, language);
  return [
    `<p><img src="${escapeXml(picture)}" alt="${escapeXml(imageAlt)}"></p>`,
    ...(label === null ? [] : [`<p><small>${escapeXml(label)}</small></p>`]),
    ...blocks,
  ].join("\n");
}

function inline({ text, style, href }: Inline): string {
  const words = escapeXml(text);
  if (href !== undefined) return `<a href="${escapeXml(href)}" rel="noopener nofollow">${words}</a>`;
  return style ? `<${style}>${words}</${style}>` : words;
}
