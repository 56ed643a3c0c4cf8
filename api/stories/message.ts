import type { Story, StoryId } from "./model.ts";

/** What a commit by hand says: the deed, the story and its title, and the Polish title beneath. */
export function messageOf(deed: string, story: Pick<Story, "id" | "titleEn" | "titlePl">): string {
  return `${deed} ${story.id}: ${oneLine(story.titleEn)}\n\n${oneLine(story.titlePl)}\n`;
}

/** The same for a story whose titles cannot be read. */
export const shortMessage = (deed: string, id: StoryId) => `${deed} ${id}\n`;

const oneLine = (title: string) => title.replace(/[\s\p{Cc}]+/gu, " ").trim();
