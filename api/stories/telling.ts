// A plain rule, so that pages can share it without the schemas.
import type { Language } from "../language/model.ts";
import type { Story } from "./model.ts";

type Told = Pick<Story, "titleEn" | "titlePl" | "excerptEn" | "excerptPl" | "imageAlt" | "imageAltPl">;

/** A story's own words about itself in one of its languages. */
export function tellingOf(story: Told, language: Language) {
  if (language === "en") return { title: story.titleEn, excerpt: story.excerptEn, imageAlt: story.imageAlt };
  return { title: story.titlePl, excerpt: story.excerptPl, imageAlt: story.imageAltPl ?? story.imageAlt };
}
