import { categories } from "../../stories/categories.ts";
import type { StoryText } from "../model.ts";

/** Whether the category is one that the site has a Polish name for. */
export function checkCategory({ category }: StoryText): string[] {
  if (Object.hasOwn(categories, category)) return [];
  return [`The category is not one of ${Object.keys(categories).join(", ")}`];
}
