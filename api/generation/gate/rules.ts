import type { Brief, StoryText } from "../model.ts";
import { checkCanon } from "./canon/canon.ts";
import { checkCategory } from "./category.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { checkMarkup } from "./markup.ts";
import { checkPair } from "./pair/pair.ts";
import { checkTyping } from "./typing.ts";
import { checkVoice } from "./voice.ts";

/** Returns the faults of a text, each a sentence that a storyteller can act on; empty if it may be published. */
export type Rule = (text: StoryText, brief: Brief) => string[];

/** Every check that needs only the text and its brief, by the name it is stored under. */
const rules: Record<string, Rule> = {
  lengths: checkLengths,
  markup: checkMarkup,
  typing: checkTyping,
  category: checkCategory,
  voice: checkVoice,
  language: checkLanguage,
  pair: checkPair,
  canon: checkCanon,
};

/** Each rule's reasons by its name; an empty list for a rule that passed. */
export function checkedByRules(text: StoryText, brief: Brief): Record<string, string[]> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(text, brief)]));
}
