import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { jsonBody } from "./json-body.ts";
import { moderationModels, unknownModel } from "./models.ts";
import type { State } from "./state.ts";

const Part = z.union([
  z.strictObject({ type: z.literal("text"), text: z.string().min(1) }),
  z.strictObject({ type: z.literal("image_url"), image_url: z.strictObject({ url: z.string() }) }),
]);
const Body = z.strictObject({
  model: z.string().default("omni-moderation-latest"),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1), z.array(Part).min(1)]),
});

const categories = [
  ...["harassment", "harassment/threatening", "hate", "hate/threatening", "illicit", "illicit/violent"],
  ...["self-harm", "self-harm/instructions", "self-harm/intent", "sexual", "sexual/minors"],
  ...["violence", "violence/graphic"],
];

/** `/v1/moderations`; null for everything else. */
export function answerModerations(request: ReceivedRequest, state: State): Answer | null {
  if (request.path !== "/v1/moderations") return null;
  const read = jsonBody(request, Body);
  if ("refused" in read) return read.refused;
  const { model, input } = read.fields;
  if (!moderationModels.includes(model)) return unknownModel(model, 404);
  // An array of parts is one text with its pictures, judged together.
  const texts = typeof input === "string" || typeof input[0] === "object" ? [input] : input;
  const flags = state.flags.shift() ?? [];
  const results = texts.map((_, index) =>
    judged(flags.filter(({ text }) => text === index).map((flag) => flag.category)),
  );
  return { body: { id: `modr-${state.answers++}`, model: "omni-moderation-2024-09-26", results } };
}

function judged(found: readonly string[]) {
  const of = <Value>(value: (category: string) => Value) =>
    Object.fromEntries(categories.map((category) => [category, value(category)]));
  return {
    flagged: found.length > 0,
    categories: of((category) => found.includes(category)),
    category_scores: of((category) => (found.includes(category) ? 0.98 : 0.00001)),
    category_applied_input_types: of(() => ["text"]),
  };
}
