import type { Story } from "#api/stories/model.ts";
import type { Brief } from "../model.ts";
import { wishedWeather } from "./wished-weather.ts";

/** A story as its makers get it. */
export const textOfStory = (story: Story): NonNullable<Brief["rewrites"]> => ({
  titleEn: story.titleEn,
  titlePl: story.titlePl,
  excerptEn: story.excerptEn,
  excerptPl: story.excerptPl,
  contentEn: story.contentEn,
  contentPl: story.contentPl,
  imageAlt: story.imageAlt,
  imageAltPl: story.imageAltPl ?? "",
});

/** The brief of a text that takes a story's place, in the weather that the wish names. */
export function rewritingBrief(brief: Brief, { story, wish }: { story: Story; wish?: string | undefined }): Brief {
  const weather = wish === undefined ? undefined : wishedWeather(wish);
  return { ...brief, ...(weather && { weather }), rewrites: textOfStory(story) };
}
