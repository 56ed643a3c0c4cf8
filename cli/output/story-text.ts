import type { Story } from "#api/stories/model.ts";
import { warsawTime } from "./describe.ts";
import { printable, printableLines } from "./printable.ts";

export type Language = "en" | "pl";

/** A story in one language, without characters that could steer a terminal. */
export type TextToRead = { title: string; excerpt: string; content: string; byline: string };

export function textToRead(story: Story, language: Language): TextToRead {
  const [title, excerpt, content] =
    language === "pl"
      ? [story.titlePl, story.excerptPl, story.contentPl]
      : [story.titleEn, story.excerptEn, story.contentEn];
  return {
    title: printable(title),
    excerpt: printable(excerpt),
    content: printableLines(content).trim(),
    byline: printable(`${story.id} · ${warsawTime(story.publishedAt)} · ${story.category}`),
  };
}

/** The title, excerpt and content as Markdown. */
export function markdownOf({ title, excerpt, content }: TextToRead): string {
  return `# ${title}\n\n*${excerpt}*\n\n${content}\n`;
}
