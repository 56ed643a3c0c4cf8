// The paths of feeds and embeds. Few pages need to know, so this is apart from what all share.
import type { Language } from "#api/language/model.ts";
import { archivePaths, fillPath } from "#api/stories/archive/addresses.ts";
import { mirrors } from "./model.ts";

/** The path of a feed: of all stories, or of a category by its key. */
export function feedAddress(language: Language, category?: string): string {
  const list = category === undefined ? "" : fillPath(archivePaths.category[language], { category }, language);
  return `${mirrors[language]}${list}/feed.xml`;
}

/** The path of the podcast: the stories that are read aloud in a language. */
export const podcastAddress = (language: Language): string => `${mirrors[language]}/podcast.xml`;

/** The path of a story as a small page for frames on other sites. */
export const embedAddress = (id: string, language: Language): string => `${mirrors[language]}/embed/${id}`;
