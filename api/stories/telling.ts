// This file needs no schemas, so pages can import it.
import type { Language } from "#api/language/model.ts";
import type { Story } from "./model.ts";

type StoryTexts = Pick<Story, "titleEn" | "titlePl" | "excerptEn" | "excerptPl" | "imageAlt" | "imageAltPl">;

/** A story's title, excerpt and picture description in one of its languages. */
export function tellingOf(story: StoryTexts, language: Language) {
  if (language === "en") return { title: story.titleEn, excerpt: story.excerptEn, imageAlt: story.imageAlt };
  return { title: story.titlePl, excerpt: story.excerptPl, imageAlt: story.imageAltPl ?? story.imageAlt };
}
