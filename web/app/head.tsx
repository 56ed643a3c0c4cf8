import { useLocation } from "react-router-dom";
import { cardAddress, cardSize, siteName, siteTexts } from "#api/discovery/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { JsonLd, type Trail } from "./json-ld.tsx";
import { useLanguage } from "./language.tsx";
import { usePage } from "./page.ts";
import { pageNumberQuery, readPageNumber } from "./page-number.ts";
import { pageRow } from "./pages.ts";
import { mirrored } from "./paths.ts";
import { usePlace } from "./place.ts";

type Props = {
  /** Without the site's name, which is added everywhere but on the home page. */
  title: string;
  description: string;
  /** The story of the page. */
  story?: PublicPost;
  /** The words of the story's card, with how it was made: a shared card stands without its story. */
  cardAlt?: string;
  /** The pages above a page that collects stories, and the page itself. */
  trail?: Trail;
  /** Nothing exists at this address. */
  missing?: boolean;
  /** The page is there, but has nothing for search engines. */
  unlisted?: boolean;
};

/** The page's metadata for browsers, search engines and link previews. React moves it into the head. */
export function Head({ title, description, story, cardAlt, trail, missing = false, unlisted = false }: Props) {
  const { origin } = usePage();
  const { language } = useLanguage();
  const { page } = usePlace();
  const query = usePageQuery();
  const named = page.name === "home" ? title : `${title} | ${siteName}`;
  const { area, indexed } = pageRow(page.name);
  return (
    <>
      <title>{named}</title>
      <meta name="description" content={description} />
      {(missing || unlisted || !indexed) && <meta name="robots" content="noindex" />}
      {!missing && area !== "administrators" && <Addresses />}
      <meta property="og:type" content={story ? "article" : "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={story ? tellingOf(story, language).title : named} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === "en" ? "pl" : "en"]} />
      <meta property="og:image" content={origin + cardAddress(story ?? null, language)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={cardAlt ?? siteTexts[language].title} />
      <meta name="twitter:card" content="summary_large_image" />
      {story && <meta property="article:published_time" content={story.publishedAt} />}
      {story && <meta property="article:section" content={story.category} />}
      {story && <JsonLd story={story} />}
      {page.name === "home" && <JsonLd />}
      {trail && <JsonLd collection={{ name: title, description, trail, query }} />}
    </>
  );
}

const locales = { en: "en_GB", pl: "pl_PL" };

/** The page of a paged list that the address shows. */
function usePageQuery(): string {
  const { search } = useLocation();
  const { page } = usePlace();
  return pageRow(page.name).paged ? pageNumberQuery(readPageNumber(search)) : "";
}

/** The canonical address in the current language, and the alternates of both languages. */
function Addresses() {
  const { origin } = usePage();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const query = usePageQuery();
  // Joined, not resolved, because a path that begins with two slashes would name another site.
  const address = { en: origin + mirrored(pathname, "en") + query, pl: origin + mirrored(pathname, "pl") + query };
  return (
    <>
      <link rel="canonical" href={address[language]} />
      <link rel="alternate" hrefLang="en" href={address.en} />
      <link rel="alternate" hrefLang="pl" href={address.pl} />
      <link rel="alternate" hrefLang="x-default" href={address.en} />
      <meta property="og:url" content={address[language]} />
    </>
  );
}
