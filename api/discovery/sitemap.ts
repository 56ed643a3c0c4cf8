import { pictureAddress } from "#api/images/model.ts";
import { escapeXml, xmlDocument } from "#api/platform/xml.ts";
import type { Story } from "#api/stories/model.ts";
import { mirrors, storyAddress } from "./model.ts";

/** The pages besides stories that search engines should find. */
const standingPaths = ["/", "/about", "/contact", "/books", "/privacy", "/terms"];

/**
 * Two addresses a story: far below the 50,000 addresses and 50 MB that a sitemap may have, and quickly written. A full
 * part never changes again, because the oldest stories come first.
 */
export const storiesPerPart = 1000;

/** Read lazily. */
type Listed = { readonly story: Story };
type SitemapOptions = { origin: string; perPart?: number };
const schemas =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The sitemap of these stories, oldest first; if they are too many for one, the index of its parts. */
export function sitemap(stories: readonly Listed[], { origin, perPart = storiesPerPart }: SitemapOptions): string {
  if (stories.length <= perPart) return urlset(stories, { origin, standing: true });
  const parts = Array.from({ length: Math.ceil(stories.length / perPart) }, (_, part) => {
    const newest = stories[Math.min((part + 1) * perPart, stories.length) - 1];
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part + 1}.xml`)}</loc><lastmod>${newest?.story.publishedAt}</lastmod></sitemap>`;
  });
  return xmlDocument(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join("\n")}\n</sitemapindex>`,
  );
}

/** One part of it, counted from 1; null if there is no such part. */
export function sitemapPart(
  part: number,
  stories: readonly Listed[],
  { origin, perPart = storiesPerPart }: SitemapOptions,
): string | null {
  const inPart = stories.slice((part - 1) * perPart, part * perPart);
  if (stories.length <= perPart || inPart.length === 0) return null;
  return urlset(inPart, { origin, standing: part === 1 });
}

function urlset(stories: readonly Listed[], { origin, standing }: { origin: string; standing: boolean }): string {
  const pages = standing
    ? standingPaths.flatMap((path) => addresses({ en: origin + path, pl: origin + mirrors.pl + path }, ""))
    : [];
  const ofStories = stories.flatMap(({ story }) => {
    const picture = escapeXml(new URL(pictureAddress(story), origin).href);
    return addresses(
      { en: origin + storyAddress(story.id, "en"), pl: origin + storyAddress(story.id, "pl") },
      `<lastmod>${story.publishedAt}</lastmod><image:image><image:loc>${picture}</image:loc></image:image>`,
    );
  });
  return xmlDocument(`<urlset ${schemas}>\n${[...pages, ...ofStories].join("\n")}\n</urlset>`);
}

/** A page in both languages, each with links to both. */
function addresses(at: { en: string; pl: string }, facts: string): string[] {
  const [en, pl] = [escapeXml(at.en), escapeXml(at.pl)];
  const links = Object.entries({ en, pl, "x-default": en })
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");
  return [en, pl].map((address) => `<url><loc>${address}</loc>${facts}${links}</url>`);
}
