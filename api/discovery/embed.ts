// A story as a small page that other sites show in a frame: no script, nothing from elsewhere, at most 10 kB.
import { createHash } from "node:crypto";
import { pictureAddress, pictureSrcset } from "#api/images/model.ts";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { escapeXml } from "#api/platform/xml.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { labelOf } from "#api/stories/label.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { papers, siteName, siteTexts, storyAddress } from "./model.ts";

const words = {
  en: { read: "Read the story", locale: "en-GB", gone: "This story is not here.", home: "Mruk’s stories" },
  pl: { read: "Przeczytaj historię", locale: "pl-PL", gone: "Tej historii tu nie ma.", home: "Historie o Mruku" },
} as const;

type Embed = { language: Language; origin: string };

/** The page of a story. */
export function embedPage(story: Story, { language, origin }: Embed): string {
  const { title, excerpt, imageAlt } = tellingOf(story, language);
  const { read, locale } = words[language];
  const address = origin + storyAddress(story.id, language);
  const at = Temporal.Instant.from(story.publishedAt).toZonedDateTimeISO(warsawZone);
  const date = at.toLocaleString(locale, { day: "numeric", month: "long", year: "numeric" });
  const label = labelOf(story.madeBy, language);
  const srcset = pictureSrcset(story);
  const picture = [
    `<img src="${escapeXml(pictureAddress(story, 640))}"`,
    ...(srcset === undefined ? [] : [`srcset="${escapeXml(srcset)}" sizes="(max-height: 300px) 40vw, 100vw"`]),
    `width="1536" height="1024" alt="${escapeXml(imageAlt)}" loading="lazy" decoding="async">`,
  ].join(" ");
  const body = `<a class="card" href="${escapeXml(address)}" target="_blank" rel="noopener">
${picture}
<span class="text">
<small>${siteName} · ${siteTexts[language].slots[story.timeSlot]} · <time datetime="${escapeXml(story.publishedAt)}">${date}</time></small>
<strong>${wordsOf(title, language)}</strong>
<span>${wordsOf(excerpt, language)}</span>
<em>${read}</em>${label === null ? "" : `\n<small>${escapeXml(label)}</small>`}
</span>
</a>`;
  return page({ language, title, canonical: address, paper: story.timeSlot, body });
}

/** The page of a story that is not there: withdrawn, not out yet, or never written. */
export function emptyEmbedPage({ language, origin }: Embed): string {
  const { gone, home } = words[language];
  const address = origin + storyAddress("", language).replace(/post\/$/, "");
  const body = `<p class="text">${gone} <a href="${escapeXml(address)}" target="_blank" rel="noopener">${home}</a></p>`;
  return page({ language, title: siteName, canonical: address, paper: "evening", body });
}

const wordsOf = (text: string, language: Language) => escapeXml(language === "pl" ? typeset(text, "pl") : text);

type PageParts = { language: Language; title: string; canonical: string; paper: Story["timeSlot"]; body: string };

const page = ({ language, title, canonical, paper, body }: PageParts) => `<!doctype html>
<html lang="${language}" class="${paper}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<link rel="canonical" href="${escapeXml(canonical)}">
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;

const papersIn = (theme: keyof typeof papers) =>
  Object.entries(papers[theme])
    .map(([slot, paper]) => `.${slot}{--paper:${paper}}`)
    .join("");

const styles = `
${papersIn("light")}:root{--ink:#2b1b26;--soft:#6a5560;--accent:#a3261f}
@media (prefers-color-scheme:dark){${papersIn("dark")}:root{--ink:#f3e9e4;--soft:#bfb0b4;--accent:#f0a08c}}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:var(--paper);color:var(--ink);font:1.0625rem/1.5 "Brygada 1918",Georgia,"Times New Roman",serif}
.card{display:flex;flex-direction:column;min-height:100%;color:inherit;text-decoration:none}
img{width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:var(--soft)}
.text{display:flex;flex-direction:column;gap:.35rem;padding:1rem 1.25rem 1.1rem}
p.text{display:block}
strong{font-size:1.5rem;line-height:1.14;font-weight:700;letter-spacing:-.01em;text-wrap:balance}
small{font-size:.8125rem;color:var(--soft)}
em{font-style:normal;color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.text a{color:var(--accent)}
.card:hover strong{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
.card:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}
@media (max-height:300px){.card{flex-direction:row}img{width:40%;height:auto;min-height:100%;aspect-ratio:auto}.text{flex:1;padding:.75rem 1rem}strong{font-size:1.2rem}}
`;

/**
 * The headers of these pages, in place of the site's: any site may frame them, and nothing but the picture and the styles
 * is let in.
 */
export const embedHeaders = {
  "Content-Security-Policy": [
    ...["default-src 'none'", "img-src 'self' https:"],
    `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors *"],
  ].join(";"),
  "Cross-Origin-Resource-Policy": "cross-origin",
};
