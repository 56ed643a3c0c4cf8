import { z } from "zod";
import { jsonIn } from "#api/platform/json.ts";
import type { Usage } from "../model.ts";
import { costOf } from "../spending/prices.ts";
import { mostTokens } from "./efforts.ts";
import { refused, unusable } from "./faults-words.ts";

const count = z.number().int().nonnegative().max(100_000_000);
const Charged = z.object({
  output: z.array(z.unknown()),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z
        .object({ cached_tokens: count.optional(), cache_write_tokens: count.optional() })
        .nullish(),
    })
    .nullish(),
});

/**
 * Reads the charge of a Responses API answer. A compatible service may not report usage: then it is estimated from the
 * length, at most the requested tokens. Throws if this is no such answer.
 */
export function costOfResponse(
  model: string,
  response: unknown,
  asked: { inputTokens: number; outputTokens: number },
): { usd: number; usage: Usage } {
  const { usage: counted, output } = Charged.parse(response);
  const inputTokens = counted?.input_tokens ?? asked.inputTokens;
  const outputTokens = counted?.output_tokens ?? Math.min(mostTokens(JSON.stringify(output)), asked.outputTokens);
  const cachedTokens = Math.min(counted?.input_tokens_details?.cached_tokens ?? 0, inputTokens);
  const written = counted?.input_tokens_details?.cache_write_tokens ?? 0;
  const cacheWriteTokens = Math.min(written, inputTokens - cachedTokens);
  const usage = { inputTokens, cachedTokens, ...(cacheWriteTokens > 0 && { cacheWriteTokens }), outputTokens };
  return { usd: costOf({ kind: "text", model }, usage), usage };
}

const Part = z.union([
  z.object({ type: z.literal("output_text"), text: z.string() }),
  z.object({ type: z.literal("refusal"), refusal: z.string() }),
]);
const Response = z.object({
  status: z.string().nullish(),
  error: z.object({ code: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  // Other items, like a model's reasoning, are ignored.
  output: z.array(z.looseObject({ type: z.string(), content: z.unknown().optional() })),
});

/** Far longer than any requested answer. */
const longestAnswer = 60_000;
const refusingCodes = new Set(["invalid_prompt", "bio_policy", "misalignment_policy_violation"]);

/** Parses the model's JSON in the requested shape. Throws SERVICE_REFUSED, SERVICE_ANSWER_UNUSABLE. */
export function readAnswer<Shape extends z.ZodType>(
  response: unknown,
  { what, shape }: { what: string; shape: Shape },
): z.infer<Shape> {
  const fail = (why: string) => unusable(why, { what });
  const parsed = Response.safeParse(response);
  if (!parsed.success) throw fail("it is not an answer of the Responses API");
  const { status, error, incomplete_details, output } = parsed.data;
  const parts = output
    .filter(({ type }) => type === "message")
    .flatMap(({ content }) => z.array(Part).safeParse(content).data ?? []);
  if (parts.some(({ type }) => type === "refusal") || refusingCodes.has(error?.code ?? "")) throw refused({ what });
  if (incomplete_details?.reason === "content_filter") throw refused({ what });
  if (status === "incomplete") throw fail("it ends before its end");
  if (status !== undefined && status !== null && status !== "completed") throw fail("the model failed at it");
  const text = parts.map((part) => (part.type === "output_text" ? part.text : "")).join("");
  if (text.length > longestAnswer) throw fail(`it has ${text.length} characters`);
  const answer = shape.safeParse(jsonIn(text));
  if (answer.success) return answer.data;
  const field = answer.error.issues[0]?.path.join(".");
  throw fail(field ? `“${field}” is not as it was asked for` : "it is not the JSON that was asked for");
}
