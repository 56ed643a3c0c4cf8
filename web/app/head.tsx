import { useLocation } from "react-router-dom";
import { useLanguage } from "./language.tsx";
import { usePage } from "./page.ts";
import { mirrored, readPath } from "./paths.ts";

/** What a page says of itself to browsers, search engines and link previews. React moves it all into the head. */
export function Head({
  title,
  description,
  type,
  picture,
}: {
  title: string;
  description: string;
  type: "website" | "article";
  picture?: string | undefined;
}) {
  const { origin } = usePage();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  // Joined, not resolved: a path that begins with two slashes would name another site.
  const absolute = (path: string) => origin + path;
  const english = absolute(mirrored(pathname, "en"));
  const polish = absolute(mirrored(pathname, "pl"));
  const canonical = readPath(pathname).prefix === "/pl" ? polish : english;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="pl" href={polish} />
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Mruk" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language === "pl" ? "pl_PL" : "en_GB"} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
