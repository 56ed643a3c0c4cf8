import type { z } from "zod";
import type { Purse } from "../model.ts";
import { costOf } from "../spending/prices.ts";
import { costOfResponse, readAnswer } from "./answer-read.ts";
import { deadlineFor, type Effort, mostThinking, mostTokens, usualThinking } from "./efforts.ts";
import type { AiService } from "./service.ts";

type Question<Shape extends z.ZodType> = {
  what: string;
  model: string;
  effort: Effort;
  instructions: string;
  input: string;
  /** The answer's schema and its name. */
  name: string;
  shape: Shape;
  /** The maximum tokens of the answer, excluding reasoning. */
  atMostTokens: number;
  deadlineMs?: number | undefined;
  purse: Purse;
  signal?: AbortSignal | undefined;
};

/** The usual cost of a question in US dollars. The tokens of the answer exclude reasoning. */
export function usualUsd(
  { model, effort }: Pick<Question<z.ZodType>, "model" | "effort">,
  { input, output }: { input: number; output: number },
): number {
  return costOf({ kind: "text", model }, { inputTokens: input, outputTokens: output + usualThinking(effort) });
}

/**
 * Asks a text model for an answer in this shape. The cost is settled before the answer is read, because a refusal or
 * half an answer is charged as well. Throws SERVICE_…, BUDGET_SPENT.
 */
export async function askModel<Shape extends z.ZodType>(
  service: AiService,
  question: Question<Shape>,
): Promise<z.infer<Shape>> {
  const { what, model, effort, instructions, input, name, shape, atMostTokens, purse, signal } = question;
  const { deadlineMs = deadlineFor(effort) } = question;
  const { zodTextFormat } = await import("openai/helpers/zod");
  const format = zodTextFormat(shape, name);
  const max_output_tokens = atMostTokens + mostThinking(effort);
  const inputTokens = mostTokens(instructions + input + JSON.stringify(format.schema));
  const response = await service.call({
    what,
    model,
    purse,
    atMostUsd: costOf({ kind: "text", model }, { inputTokens, outputTokens: max_output_tokens }),
    deadlineMs,
    signal,
    // `parse` would throw before the cost of the answer is known.
    send: (client, signal) =>
      client.responses.create(
        {
          ...{ model, instructions, input, max_output_tokens, text: { format }, store: false },
          ...(effort !== "off" && { reasoning: { effort } }),
        },
        { signal },
      ),
    costOf: (response) => costOfResponse(model, response, { inputTokens, outputTokens: max_output_tokens }),
  });
  return readAnswer(response, { what, shape });
}
