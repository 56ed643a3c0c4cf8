import { categories } from "#api/stories/categories.ts";
import type { StoryText } from "../model.ts";

/** Whether the site has a Polish name for the category. */
export function checkCategory({ category }: StoryText): string[] {
  if (Object.hasOwn(categories, category)) return [];
  return [`The category is not one of ${Object.keys(categories).join(", ")}`];
}
