import type { Brief, StoryText, TextCheck } from "../model.ts";
import { checkCanon } from "./canon/canon.ts";
import { checkCategory } from "./category.ts";
import { checkLanguage } from "./language.ts";
import { checkLengths } from "./lengths.ts";
import { checkMarkup } from "./markup.ts";
import { checkPair } from "./pair/pair.ts";
import { checkPhrases } from "./phrases.ts";
import { checkRepetition } from "./repetition.ts";
import type { Dictionaries } from "./spelling/dictionaries.ts";
import { checkSpelling } from "./spelling/spelling.ts";
import { checkSubjects } from "./subjects.ts";
import { checkTyping } from "./typing.ts";
import { checkVoice } from "./voice.ts";

/** Returns the faults of a text, each a sentence that a storyteller can act on; empty if it may be published. */
export type Rule = (text: StoryText, brief: Brief) => string[];

/** Every check that needs only the text and its brief, by the name it is stored under. */
const rules = {
  lengths: checkLengths,
  markup: checkMarkup,
  typing: checkTyping,
  category: checkCategory,
  voice: checkVoice,
  language: checkLanguage,
  pair: checkPair,
  canon: checkCanon,
  repetition: checkRepetition,
  subjects: checkSubjects,
  phrases: checkPhrases,
} satisfies Partial<Record<TextCheck, Rule>>;

/**
 * Each rule's reasons by its name; an empty list for a rule that passed. The spelling is a rule where there are
 * dictionaries.
 */
export function checkedByRules(
  text: StoryText,
  brief: Brief,
  dictionaries?: Dictionaries,
): Partial<Record<TextCheck, string[]>> {
  const checks = Object.entries(rules).map(([name, rule]): [string, string[]] => [name, rule(text, brief)]);
  return { ...Object.fromEntries(checks), ...(dictionaries && { spelling: checkSpelling(text, dictionaries) }) };
}
