import type { Language } from "#api/language/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import type { Story } from "#api/stories/model.ts";
import { type Block, type Inline, readParagraphs } from "#api/stories/paragraphs.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import type { KeptState, SearchedStory, SearchedTexts } from "./index/entries.ts";

/** The searchable fields of a story, without the marks of its texts. */
export function searchedStory({ story }: Pick<TimedStory, "story">, state: KeptState): SearchedStory {
  return { ...state, en: textsIn("en", story), pl: textsIn("pl", story) };
}

function textsIn(language: Language, story: Story): SearchedTexts {
  const { title, excerpt, imageAlt } = tellingOf(story, language);
  return {
    title,
    excerpt,
    alt: imageAlt,
    content: plainText(story, language),
    category: categoryIn(language, story.category),
  };
}

/** A story's text as it is read aloud: its paragraphs, one a line. */
export function plainText(story: Pick<Story, "contentEn" | "contentPl">, language: Language): string {
  return readParagraphs(language === "en" ? story.contentEn : story.contentPl)
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");
}

function textOf(block: Block): string {
  if (block.type === "break") return "";
  return block.type === "list" ? block.items.map(joined).join("\n") : joined(block.inlines);
}

const joined = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join("");
