import { costOfResponse } from "#api/generation/openai/answer-read.ts";
import { openAiService } from "#api/generation/openai/service.ts";
import { costOf } from "#api/generation/spending/prices.ts";
import { ofNoStory } from "#api/generation/spending/spending-book.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { spendingOpener } from "#api/wiring/budget.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, failed, ok, skipped, warning } from "./finding.ts";

const question = "Answer with the word yes.";
/** More than enough for the question, and the least that the service lets an answer have. */
const mostTokens = { inputTokens: 50, outputTokens: 16 };
const deadlineMs = 10_000;

const lasting = new Set<ErrorCode>(["SERVICE_UNPAID", "SERVICE_KEY_REFUSED", "SERVICE_MODEL_UNKNOWN"]);

/**
 * Buys one word of the judge's model: an account without credit is answered whatever is free, and refused only what costs.
 * The word is noted in the book; by the default model it costs a thousandth of a cent.
 */
export async function creditFinding({ config, clock }: Pick<CheckContext, "config" | "clock">): Promise<Finding> {
  const { OPENAI_API_KEY: apiKey = "", OPENAI_BASE_URL: baseUrl, JUDGE_MODEL: model } = config;
  const openSpending = await spendingOpener({ config, clock });
  const purse = openSpending().purseOf(ofNoStory, "credit");
  try {
    await openAiService({ apiKey, baseUrl }).call({
      ...{ what: "an answer of one word", model, purse, deadlineMs },
      atMostUsd: costOf({ kind: "text", model }, mostTokens),
      send: (client, signal) =>
        client.responses.create(
          { model, input: question, max_output_tokens: mostTokens.outputTokens, store: false },
          { signal },
        ),
      costOf: (response) => costOfResponse(model, response, mostTokens),
    });
    return ok("the account pays for answers");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, hint = "Run it again later." } = error;
    if (code === "BUDGET_SPENT") return skipped("today's budget is spent, so nothing was asked for");
    if (!code.startsWith("SERVICE_")) throw error;
    return (lasting.has(code) ? failed : warning)(`${message} (${code})`, hint);
  }
}
