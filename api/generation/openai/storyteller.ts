import type { Language } from "#api/language/model.ts";
import type { Brief, Storyteller } from "../model.ts";
import { storyAnswer } from "./answer.ts";
import { askModel, usualUsd } from "./answer-call.ts";
import { textOf } from "./answer-text.ts";
import type { Effort } from "./efforts.ts";
import { inputFor } from "./prompt/input.ts";
import { instructions, promptVersion } from "./prompt/instructions.ts";
import { slotNumber } from "./prompt/spark.ts";
import type { AiService } from "./service.ts";
import { openaiStager } from "./stager.ts";

type Options = {
  service: AiService;
  model: string;
  effort: Effort;
  /** The whole page of `cat.md`, which describes Mruk. */
  cat: string;
  /** The time limit for a text; by default it depends on the effort. */
  deadlineMs?: number | undefined;
};

/** In tokens: the usual input, the usual output with both texts, and the maximum output. */
const usual = { input: 6500, output: 1900 };
const atMostTokens = 5500;

/** The storyteller with a text model: one call writes both languages. */
export function openaiStoryteller({ service, model, effort, cat, deadlineMs }: Options): Storyteller {
  return {
    name: "openai",
    model,
    promptVersion,
    inTurn: false,
    attempts: 3,
    estimateUsd: usualUsd({ model, effort }, usual),
    async write(brief, { purse, signal, refused, revise }) {
      const answer = await askModel(service, {
        what: "the story",
        model,
        effort,
        instructions,
        input: inputFor(brief, { cat, refused, revise }),
        name: "story",
        shape: storyAnswer(firstLanguage(brief)),
        atMostTokens,
        deadlineMs,
        purse,
        signal,
      });
      return textOf(answer, brief);
    },
    stage: openaiStager({ service, model, effort, cat }),
  };
}

/** The language that is written second may lean on the first: they take turns, slot by slot. */
const firstLanguage = (brief: Brief): Language => (slotNumber(brief) % 2 === 0 ? "en" : "pl");
