import type { StoryText } from "../model.ts";
import { isSceneBreak, paragraphsOf } from "./telling.ts";

/** Whether both languages tell the same story. */
export function checkPair({ contentEn, contentPl }: StoryText): string[] {
  const breaksOf = (content: string) => paragraphsOf(content).map(isSceneBreak);
  const english = breaksOf(contentEn);
  const polish = breaksOf(contentPl);
  if (english.length !== polish.length) return [`English has ${english.length} paragraphs, Polish ${polish.length}`];
  return english.join() === polish.join() ? [] : ["The breaks stand at different places in the two languages"];
}
