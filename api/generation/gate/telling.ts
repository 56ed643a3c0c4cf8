import type { StoryText } from "../model.ts";

/** A story's text in one language; reasons call it by the language's name. */
export type Telling = { language: "English" | "Polish"; title: string; excerpt: string; content: string; alt: string };

export function tellingsOf(text: StoryText): [english: Telling, polish: Telling] {
  const { titleEn, excerptEn, contentEn, imageAlt, titlePl, excerptPl, contentPl, imageAltPl } = text;
  return [
    { language: "English", title: titleEn, excerpt: excerptEn, content: contentEn, alt: imageAlt },
    { language: "Polish", title: titlePl, excerpt: excerptPl, content: contentPl, alt: imageAltPl },
  ];
}

/** The paragraphs of a text; a scene break is one of them. */
export function paragraphsOf(content: string): string[] {
  return content.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
}

export const isSceneBreak = (paragraph: string): boolean => paragraph.trim() === "•••";

/** Whether a paragraph begins with what somebody says: after a dash in Polish, in quotation marks in either language. */
export const isSpoken = (paragraph: string): boolean => /^(?:[–—]\s|[“„])/.test(paragraph.trim());
