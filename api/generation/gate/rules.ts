import type { Brief, StoryText } from "../model.ts";
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
const rules: Record<string, Rule> = {
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
};

/** Each rule's reasons by its name; an empty list for a rule that passed. The spelling is a rule where there are dictionaries. */
export function checkedByRules(text: StoryText, brief: Brief, dictionaries?: Dictionaries): Record<string, string[]> {
  const checks = Object.entries(rules).map(([name, rule]): [string, string[]] => [name, rule(text, brief)]);
  if (dictionaries) checks.push(["spelling", checkSpelling(text, dictionaries)]);
  return Object.fromEntries(checks);
}
