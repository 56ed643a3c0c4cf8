import { checkedByRules } from "./gate/rules.ts";
import type { Brief, StoryText } from "./model.ts";

/** Everything that is wrong with a text, one reason a line; empty when it may be published. */
export function checkStoryText(text: StoryText): string[] {
  return Object.values(checkedByRules(text, {} as Brief)).flat();
}
