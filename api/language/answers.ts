import type { FinishedAnswer } from "../platform/finished-answer.ts";
import type { KeptAnswers } from "../platform/kept-answers.ts";
import type { Language } from "./model.ts";

const kind = {
  type: "application/json; charset=utf-8",
  vary: "Accept-Language",
  kept: "privately",
} as const;

/** What a browser is answered that asks which language its reader prefers. */
export const languageAnswer =
  (answers: Pick<KeptAnswers, "ask">) =>
  (language: Language): FinishedAnswer =>
    answers.ask({
      name: `language ${language}`,
      kind,
      look: () => ({ facts: [], write: () => JSON.stringify({ language }) }),
    });
