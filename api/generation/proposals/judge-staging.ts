import type { Story } from "#api/stories/model.ts";
import { redrawBrief } from "../brief/redraw-brief.ts";
import { checkedByRules } from "../gate/rules.ts";
import { openDictionaries } from "../gate/spelling/dictionaries.ts";
import type { Brief, Purse, Reviewer, Staging, StoryText, Storyteller } from "../model.ts";
import { textOfStory } from "./rewriting-brief.ts";

type Judging = {
  order: { story: Story };
  brief: Brief;
  storyteller: Storyteller;
  reviewers?: readonly Reviewer[] | undefined;
  purse: Purse;
  signal?: AbortSignal | undefined;
};

/**
 * The gate's reasons against new alternative texts: those that it has against the story with them and not against the story as it
 * is, which an editor may have written otherwise. What moderates texts reads them too.
 */
export async function stagingFaults(staging: Staging, judging: Judging): Promise<string[]> {
  const { order, brief, storyteller, reviewers = [], purse, signal } = judging;
  const { category, canon = [] } = order.story;
  const present: StoryText = { ...textOfStory(order.story), category, canon, picture: redrawBrief(order.story) };
  const dictionaries = storyteller.model === undefined ? undefined : await openDictionaries();
  const reasonsOf = (text: StoryText) => Object.values(checkedByRules(text, brief, dictionaries)).flat();
  const known = new Set(reasonsOf(present));
  const proposed = { ...present, ...staging };
  const reasons = reasonsOf(proposed).filter((reason) => !known.has(reason));
  if (reasons.length > 0) return reasons;
  const moderators = reviewers.filter(({ name }) => name === "moderation");
  return (await Promise.all(moderators.map(({ review }) => review(proposed, { brief, purse, signal })))).flat();
}
