import { z } from "zod";
import type { Answer, Asked } from "../stand-in.ts";
import { jsonBody } from "./json-body.ts";
import { textModels, unknownModel } from "./models.ts";
import type { ModelOrder, State } from "./orders.ts";
import { refusal } from "./refusal.ts";
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
type Question = z.infer<typeof Body>;

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
  return { body: responseTo(question, ordered?.order, state) };
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

/** How many tokens a model of each effort spends on thinking here. */
const thinking = { none: 0, minimal: 64, low: 640, medium: 1_920, high: 5_120, xhigh: 10_240, max: 20_480 };

function responseTo(question: Question, order: ModelOrder | undefined, state: State): object {
  const incomplete = order && "incomplete" in order ? order.incomplete : null;
  const failed = order && "failed" in order ? order.failed : null;
  const status = failed ? "failed" : incomplete ? "incomplete" : "completed";
  const whole = textOf(question, order);
  const text = incomplete ? whole.slice(0, whole.length / 2) : whole;
  const reasoning = thinking[question.reasoning?.effort ?? "low"];
  const usage = usageOf(question, { reasoning, text: failed ? "" : text });
  state.charged.push({ model: question.model, usage });
  const number = String(state.answers++).padStart(8, "0");
  const content =
    order && "refusal" in order
      ? { type: "refusal", refusal: order.refusal }
      : { type: "output_text", text, annotations: [], logprobs: [] };
  const message = {
    id: `msg_${number}`,
    type: "message",
    role: "assistant",
    content: [content],
    phase: "final_answer",
  };
  const created_at = 1_795_300_000 + state.answers;
  return {
    id: `resp_${number}`,
    object: "response",
    created_at,
    completed_at: status === "completed" ? created_at + 1 : null,
    access_programs: null,
    background: false,
    status,
    error: failed ? { code: failed, message: "The model failed to generate a response." } : null,
    incomplete_details: incomplete ? { reason: incomplete } : null,
    instructions: question.instructions ?? null,
    max_output_tokens: question.max_output_tokens ?? null,
    max_tool_calls: null,
    metadata: question.metadata ?? {},
    model: question.model,
    output: failed
      ? []
      : [
          ...(reasoning > 0 ? [{ id: `rs_${number}`, type: "reasoning", summary: [] }] : []),
          { ...message, status: incomplete ? "incomplete" : "completed" },
        ],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: question.prompt_cache_key ?? null,
    reasoning: { effort: question.reasoning?.effort ?? "low", summary: null },
    safety_identifier: question.safety_identifier ?? null,
    service_tier: "default",
    store: question.store ?? true,
    temperature: question.temperature ?? 1,
    text: { format: { description: null, ...question.text.format }, verbosity: question.text.verbosity ?? "medium" },
    tool_choice: "auto",
    tools: [],
    top_logprobs: 0,
    top_p: question.top_p ?? 1,
    truncation: question.truncation ?? "disabled",
    usage,
  };
}

function usageOf({ input, instructions }: Question, { reasoning, text }: { reasoning: number; text: string }) {
  const input_tokens = Math.ceil((input.length + (instructions?.length ?? 0)) / 4);
  const output_tokens = Math.ceil(text.length / 3.5) + reasoning;
  return {
    input_tokens,
    // Instructions that are always the same are found again.
    input_tokens_details: {
      cached_tokens: Math.floor((instructions?.length ?? 0) / 4 / 128) * 128,
      cache_write_tokens: 0,
    },
    output_tokens,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input_tokens + output_tokens,
  };
}
