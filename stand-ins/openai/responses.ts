import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { jsonBody } from "./json-body.ts";
import { effortsOf, textModels, unknownModel } from "./models.ts";
import { refusal } from "./refusal.ts";
import { responseTo } from "./response-shape.ts";
import type { PreparedAnswer, State } from "./state.ts";
import { stagingFor, storyFor, type Told, tellingOf } from "./stories.ts";
import { allowedIn, schemaFault } from "./strict-schema.ts";

const Format = z.strictObject({
  type: z.literal("json_schema"),
  name: z.string().regex(/^[\w-]{1,64}$/),
  description: z.string().optional(),
  strict: z.literal(true),
  schema: z.record(z.string(), z.unknown()),
});
const PlainText = z.strictObject({ type: z.literal("text") });
const efforts = ["none", "minimal", "low", "medium", "high", "xhigh", "max"] as const;

/** The parameters of a request for text, mostly structured. */
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
  text: z
    .strictObject({ format: z.union([Format, PlainText]), verbosity: z.enum(["low", "medium", "high"]).nullish() })
    .default({ format: { type: "text" } }),
  top_p: z.number().min(0).max(1).nullish(),
  truncation: z.enum(["auto", "disabled"]).nullish(),
});
export type Question = z.infer<typeof Body>;
export type StructuredFormat = z.infer<typeof Format>;

/** `/v1/responses`; null for everything else. */
export function answerResponses(request: ReceivedRequest, state: State): Answer | null {
  if (request.path !== "/v1/responses") return null;
  const read = jsonBody(request, Body);
  if ("refused" in read) return read.refused;
  const question = read.fields;
  if (!textModels.includes(question.model)) return unknownModel(question.model);
  const effortFault = faultOfEffort(question);
  if (effortFault) return effortFault;
  const { format } = question.text;
  const fault = format.type === "json_schema" && schemaFault(format.schema, format.name);
  if (fault) return refusal(400, fault, { param: "text.format.schema", code: "invalid_json_schema" });
  const at = state.prepared.findIndex(({ name }) => format.type === "json_schema" && name === format.name);
  const [next] = at < 0 ? [] : state.prepared.splice(at, 1);
  const prepared = next?.answer;
  const body = responseTo(question, {
    text: textOf(question, state.told, prepared),
    prepared,
    number: state.answers++,
  });
  state.charged.push({ model: question.model, usage: body.usage });
  return { body };
}

function faultOfEffort({ model, reasoning }: Question): Answer | null {
  const [effort, known] = [reasoning?.effort, effortsOf(model)];
  if (!effort || known.includes(effort)) return null;
  return refusal(
    400,
    `Unsupported value: '${effort}' is not supported with the '${model}' model. Supported values are: ${known.map((each) => `'${each}'`).join(", ")}.`,
    { param: "reasoning.effort", code: "unsupported_value" },
  );
}

/** The default answer: a story, nothing weak in it, no contradictions, or a word. */
function ownAnswer({ input, text: { format } }: Question, told: Told): object | string {
  if (format.type === "text") return "Yes.";
  if (format.name === "story") {
    return inOrderOf(
      format.schema,
      storyFor(input, (path) => allowedIn(format.schema, path), told),
    );
  }
  if (format.name === "staging") return stagingFor(input, (path) => allowedIn(format.schema, path));
  if (format.name === "telling") return tellingOf(input);
  return format.name === "critique" ? { weak: [] } : { contradictions: [] };
}

/** Structured output has its fields in the schema's order. */
function inOrderOf(schema: Record<string, unknown>, answer: object): object {
  const names = Object.keys(z.looseObject({ properties: z.looseObject({}) }).parse(schema).properties);
  return Object.fromEntries(Object.entries(answer).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)));
}

function textOf(question: Question, told: Told, prepared: PreparedAnswer | undefined): string {
  if (prepared && "text" in prepared) return prepared.text;
  const own = ownAnswer(question, told);
  if (typeof own === "string") return own;
  if (!prepared || !("answer" in prepared)) return JSON.stringify(own);
  return JSON.stringify(typeof prepared.answer === "function" ? prepared.answer(own) : prepared.answer);
}
