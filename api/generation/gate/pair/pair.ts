import type { Brief, StoryText } from "#api/generation/model.ts";
import { checkHours } from "./hours.ts";
import { checkNames } from "./names.ts";
import { checkNumbers } from "./numbers.ts";
import { checkShape } from "./shape.ts";

/** Whether both languages contain the same story, and one that can happen in its slot. */
export function checkPair(text: StoryText, brief: Brief): string[] {
  const shape = checkShape(text);
  // Texts with a different number of paragraphs cannot be compared paragraph by paragraph.
  const inParagraphs = shape.length === 0 ? checkNumbers(text) : [];
  return [...shape, ...checkNames(text), ...inParagraphs, ...checkHours(text, brief)];
}
