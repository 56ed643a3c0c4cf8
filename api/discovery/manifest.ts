import type { Language } from "#api/language/model.ts";
import { manifestIcons } from "./icons.ts";
import { mirrors, papers, siteName, siteTexts } from "./model.ts";

/** The web app manifest, with which a phone can install the site. */
export function webManifest(language: Language): object {
  const { title, description } = siteTexts[language];
  const start = `${mirrors[language]}/`;
  return {
    id: start,
    name: title,
    short_name: siteName,
    description,
    lang: language,
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    background_color: papers.light.morning,
    theme_color: papers.light.morning,
    icons: manifestIcons.map(({ file, size, maskable }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  };
}
