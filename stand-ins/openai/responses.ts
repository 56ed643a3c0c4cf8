import { z } from "zod";
import type { Answer, Asked } from "../stand-in.ts";
import { jsonBody } from "./json-body.ts";
import { textModels, unknownModel } from "./models.ts";
import type { ModelOrder, State } from "./orders.ts";
import { refusal } from "./refusal.ts";
import { responseTo } from "./response-shape.ts";
import { storyFor } from "./stories.ts";
import { allowedIn, schemaFault } from "./strict-schema.ts";

const Format = z.strictObject({
  type: z.literal("json_schema"),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  strict: z.literal(true),
  schema: z.record(z.string(), z.unknown()),
});
const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"] as const;

/** What of the service's parameters somebody who wants a text in a shape may send. */
const Body = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(10_485_760),
  instructions: z.string().nullish(),
  max_output_tokens: z.int().min(16).max(128_000).nullish(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  prompt_cache_key: z.string().nullish(),
  reasoning: z
    .strictObject({
      effort: z.enum(efforts).nullish(),
      summary: z.enum(["auto", "concise", "detailed"]).nullish(),
    })
    .nullish(),
  safety_identifier: z.string().max(64).nullish(),
  service_tier: z.enum(["auto", "default", "flex", "priority"]).nullish(),
  store: z.boolean().nullish(),
  stream: z.literal(false).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  text: z.strictObject({ format: Format, verbosity: z.enum(["low", "medium", "high"]).nullish() }),
  top_p: z.number().min(0).max(1).nullish(),
  truncation: z.enum(["auto", "disabled"]).nullish(),
});
export type Question = z.infer<typeof Body>;

/** `/v1/responses`; null for everything else. */
export function answerResponses(asked: Asked, state: State): Answer | null {
  if (asked.path !== "/v1/responses") return null;
  const read = jsonBody(asked, Body);
  if ("refused" in read) return read.refused;
  const question = read.fields;
  if (!textModels.includes(question.model)) return unknownModel(question.model);
  const { name, schema } = question.text.format;
  const fault = schemaFault(schema, name);
  if (fault) return refusal(400, fault, { param: "text.format.schema", code: "invalid_json_schema" });
  const at = state.orders.findIndex((each) => each.name === name);
  const [ordered] = at < 0 ? [] : state.orders.splice(at, 1);
  const order = ordered?.order;
  const body = responseTo(question, { text: textOf(question, order), order, number: state.answers++ });
  state.charged.push({ model: question.model, usage: body.usage });
  return { body };
}

/** What the model answers by itself: a story, or no objection. */
function ownAnswer({ input, text: { format } }: Question): object {
  if (format.name === "story") return storyFor(input, (path) => allowedIn(format.schema, path));
  return { contradictions: [] };
}

function textOf(question: Question, order: ModelOrder | undefined): string {
  if (order && "text" in order) return order.text;
  const own = ownAnswer(question);
  if (!order || !("answer" in order)) return JSON.stringify(own);
  return JSON.stringify(typeof order.answer === "function" ? order.answer(own) : order.answer);
}
