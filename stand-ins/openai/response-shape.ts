// Builds the service's complete answer around a model's text, in the shape of the SDK's typings.
import type { Response, ResponseOutputItem, ResponseOutputMessage } from "openai/resources/responses/responses";
import type { Question, StructuredFormat } from "./responses.ts";
import type { PreparedAnswer } from "./state.ts";

/** The reasoning tokens of each effort. */
const thinking = { none: 0, minimal: 64, low: 640, medium: 1_920, high: 5_120, xhigh: 10_240, max: 20_480 };

type Written = { text: string; prepared: PreparedAnswer | undefined; number: number };
/** The answer without `output_text`, which the SDK adds. */
type Sent = Omit<Response, "output_text" | "usage"> & { usage: NonNullable<Response["usage"]> };

export function responseTo(question: Question, { text: whole, prepared, number }: Written): Sent {
  const failed = prepared && "failed" in prepared ? prepared.failed : null;
  const incomplete = prepared && "incomplete" in prepared ? prepared.incomplete : null;
  const text = failed ? "" : incomplete ? whole.slice(0, whole.length / 2) : whole;
  const reasoning = thinking[question.reasoning?.effort ?? "low"];
  const status = failed ? "failed" : incomplete ? "incomplete" : "completed";
  const created_at = 1_795_300_000 + number;
  const name = String(number).padStart(8, "0");
  const thought: ResponseOutputItem[] = reasoning > 0 ? [{ id: `rs_${name}`, type: "reasoning", summary: [] }] : [];
  const message: ResponseOutputMessage = {
    id: `msg_${name}`,
    type: "message",
    role: "assistant",
    status: incomplete ? "incomplete" : "completed",
    phase: "final_answer",
    content: [
      prepared && "refusal" in prepared
        ? { type: "refusal", refusal: prepared.refusal }
        : { type: "output_text", text, annotations: [], logprobs: [] },
    ],
  };
  return {
    ...echoOf(question),
    id: `resp_${name}`,
    object: "response",
    created_at,
    completed_at: status === "completed" ? created_at + 1 : null,
    status,
    error: failed && { code: failed, message: "The model failed to generate a response." },
    incomplete_details: incomplete && { reason: incomplete },
    output: failed ? [] : [...thought, message],
    usage: usageOf(question, { reasoning, text }),
  };
}

/** The service repeats the request's parameters and its own defaults. */
function echoOf(question: Question) {
  const { verbosity, format } = question.text;
  return {
    access_programs: null,
    background: false,
    instructions: question.instructions ?? null,
    max_output_tokens: question.max_output_tokens ?? null,
    max_tool_calls: null,
    metadata: question.metadata ?? {},
    model: question.model,
    parallel_tool_calls: question.parallel_tool_calls ?? true,
    previous_response_id: null,
    prompt_cache_key: question.prompt_cache_key ?? null,
    reasoning: { effort: question.reasoning?.effort ?? "low", summary: question.reasoning?.summary ?? null },
    safety_identifier: question.safety_identifier ?? null,
    service_tier: "default",
    store: question.store ?? true,
    temperature: question.temperature ?? 1,
    text: {
      format: format.type === "text" ? format : withoutEmpty(format),
      verbosity: verbosity ?? "medium",
    },
    tool_choice: "auto",
    tools: [],
    top_logprobs: 0,
    top_p: question.top_p ?? 1,
    truncation: question.truncation ?? "disabled",
  } satisfies Partial<Response> & { store: boolean };
}

/** The SDK's typings know no description that is undefined. */
function withoutEmpty({ description, ...format }: StructuredFormat) {
  return { ...format, ...(description !== undefined && { description }) };
}

function usageOf(
  { input, instructions, max_output_tokens }: Question,
  { reasoning, text }: { reasoning: number; text: string },
) {
  const fixed = Math.floor((instructions?.length ?? 0) / 4);
  const input_tokens = Math.ceil(input.length / 4) + fixed;
  const output_tokens = Math.min(
    Math.ceil(text.length / 3.5) + reasoning,
    max_output_tokens ?? Number.POSITIVE_INFINITY,
  );
  const wholeBlocks = (tokens: number) => Math.floor(tokens / 128) * 128;
  // Instructions that do not change are counted as cached, and the rest as kept for the next request.
  const cached_tokens = wholeBlocks(fixed);
  return {
    input_tokens,
    input_tokens_details: { cached_tokens, cache_write_tokens: wholeBlocks(input_tokens - cached_tokens) },
    output_tokens,
    output_tokens_details: { reasoning_tokens: Math.min(reasoning, output_tokens) },
    total_tokens: input_tokens + output_tokens,
  };
}
