import type { Story, StoryId } from "../model.ts";

/** The commit message of an edit: the action, the story and its title, and the Polish title beneath. */
export function messageOf(action: string, story: Pick<Story, "id" | "titleEn" | "titlePl">): string {
  return `${action} ${story.id}: ${oneLine(story.titleEn)}\n\n${oneLine(story.titlePl)}\n`;
}

/** The same for a story whose titles cannot be read. */
export const shortMessage = (action: string, id: StoryId) => `${action} ${id}\n`;

const oneLine = (title: string) => title.replace(/[\s\p{Cc}]+/gu, " ").trim();
