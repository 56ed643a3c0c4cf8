// The schema.org data of a page, for search engines.
import { mirrors, siteName, siteTexts, storyAddress } from "#api/discovery/model.ts";
import { masterSize, pictureAddress, pictureSrcset, posterAddress } from "#api/images/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { isDrawnByModel, isWrittenByModel, modelsOf } from "#api/stories/makers.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { InlineScript } from "#web/ui/inline-script.tsx";
import { isFilm } from "./film-address.ts";
import { useLanguage } from "./language.tsx";
import { usePage } from "./page.ts";
import { toStateJson } from "./state-json.ts";

type Where = { origin: string; language: Language };
/** The names and paths of a page and of those above it, the topmost first. */
export type Trail = readonly { name: string; path: string }[];
type Subject = { story?: PublicPost; collection?: CollectionFacts };
/** `query` says which page of a paged list it is. */
type CollectionFacts = { name: string; description: string; trail: Trail; query: string };

const publisher = ({ origin }: Where) => ({ "@type": "Organization", name: siteName, url: `${origin}/` });

/** The home page: what the site is. */
function siteData(where: Where) {
  const { origin, language } = where;
  const { motto, description } = siteTexts[language];
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    url: `${origin}${mirrors[language]}/`,
    name: siteName,
    alternateName: motto,
    description,
    inLanguage: language,
    publisher: publisher(where),
  };
}

/** The origin of a work, by https://schema.org/IPTCDigitalSourceEnumeration: the house works by rules, without a model. */
const sourceOf = (isByModel: boolean) =>
  `https://schema.org/${isByModel ? "TrainedAlgorithmicMedia" : "AlgorithmicMedia"}DigitalSource`;

/** The house's films show the story's picture and words. */
const isFilmedByModel = ({ videoMaker, madeBy }: PublicPost) => videoMaker !== "house" || modelsOf(madeBy).length > 0;

/** The film that the page plays, as it is in every language: without a voice. */
function filmData(post: PublicPost, { origin, language }: Where) {
  const { title, excerpt } = tellingOf(post, language);
  return {
    "@type": "VideoObject",
    name: title,
    description: excerpt,
    thumbnailUrl: new URL(posterAddress(post), origin).href,
    uploadDate: post.publishedAt,
    contentUrl: new URL(post.videoUrl ?? "", origin).href,
    ...(post.videoSeconds !== undefined && { duration: `PT${Math.round(post.videoSeconds)}S` }),
    ...(post.videoMaker !== undefined && { digitalSourceType: sourceOf(isFilmedByModel(post)) }),
  };
}

/** A story, its picture, its makers and its other language. The Polish text counts as a translation of the English one. */
function storyData(post: PublicPost, where: Where) {
  const { origin, language } = where;
  const { title, excerpt, imageAlt } = tellingOf(post, language);
  const addressIn = (of: Language) => origin + storyAddress(post.id, of);
  const workIn = (of: Language) => ({ "@type": "ShortStory", "@id": `${addressIn(of)}#story`, inLanguage: of });
  return {
    "@context": "https://schema.org",
    "@type": ["ShortStory", "Article"],
    "@id": `${addressIn(language)}#story`,
    url: addressIn(language),
    mainEntityOfPage: addressIn(language),
    name: title,
    headline: title,
    description: excerpt,
    inLanguage: language,
    datePublished: post.publishedAt,
    articleSection: categoryIn(language, post.category),
    isAccessibleForFree: true,
    author: publisher(where),
    publisher: publisher(where),
    ...(post.madeBy && { digitalSourceType: sourceOf(isWrittenByModel(post.madeBy)) }),
    image: {
      "@type": "ImageObject",
      url: new URL(pictureAddress(post), origin).href,
      ...(pictureSrcset(post) && masterSize),
      caption: imageAlt,
      creditText: siteName,
      ...(post.madeBy && { digitalSourceType: sourceOf(isDrawnByModel(post.madeBy)) }),
    },
    ...(isFilm(post.videoUrl) && { video: filmData(post, where) }),
    ...(language === "en" ? { workTranslation: workIn("pl") } : { translationOfWork: workIn("en") }),
  };
}

/** A page that collects stories, and its place on the site. */
function collectionData({ name, description, trail, query }: CollectionFacts, { origin, language }: Where) {
  const url = origin + (trail.at(-1)?.path ?? "") + query;
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    "@id": `${url}#page`,
    url,
    name,
    description,
    inLanguage: language,
    isPartOf: { "@id": `${origin}/#site` },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: at === trail.length - 1 ? url : origin + path,
      })),
    },
  };
}

/**
 * The data of a story, of a collection of stories, or of the site. No browser runs it, and no text inside can end the element. Only the server renders it:
 * browsers neither load the code that builds it nor change it.
 */
export function JsonLd(subject: Subject) {
  const { origin } = usePage();
  const { language } = useLanguage();
  const where = { origin, language };
  const data = import.meta.env.SSR ? dataOf(subject, where) : {};
  return <InlineScript type="application/ld+json" text={toStateJson(data)} />;
}

function dataOf({ story, collection }: Subject, where: Where): object {
  if (story) return storyData(story, where);
  return collection ? collectionData(collection, where) : siteData(where);
}
