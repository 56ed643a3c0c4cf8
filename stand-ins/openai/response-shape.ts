// The service's answer around what a model wrote, whole: in the shape of the SDK's typings, which are the published schema's.
import type {
  Response,
  ResponseError,
  ResponseOutputItem,
  ResponseOutputMessage,
} from "openai/resources/responses/responses";
import type { ModelOrder } from "./orders.ts";
import type { Question } from "./responses.ts";

/** How many tokens a model of each effort spends on thinking here. */
const thinking = { none: 0, minimal: 64, low: 640, medium: 1_920, high: 5_120, xhigh: 10_240, max: 20_480 };

type Written = { text: string; order: ModelOrder | undefined; number: number };
/** What is sent; the SDK adds the text of it all. */
type Sent = Omit<Response, "output_text" | "usage"> & { usage: NonNullable<Response["usage"]> };

export function responseTo(question: Question, { text: whole, order, number }: Written): Sent {
  const failed = order && "failed" in order ? (order.failed as ResponseError["code"]) : null;
  const incomplete = order && "incomplete" in order ? order.incomplete : null;
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
      order && "refusal" in order
        ? { type: "refusal", refusal: order.refusal }
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

/** The service repeats what it was asked, and what it took for granted. */
function echoOf(question: Question) {
  const { verbosity } = question.text;
  const { description, ...format } = question.text.format;
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
      format: { ...format, ...(description !== undefined && { description }) },
      verbosity: verbosity ?? "medium",
    },
    tool_choice: "auto",
    tools: [],
    top_logprobs: 0,
    top_p: question.top_p ?? 1,
    truncation: question.truncation ?? "disabled",
  } satisfies Partial<Response> & { store: boolean };
}

function usageOf({ input, instructions }: Question, { reasoning, text }: { reasoning: number; text: string }) {
  const fixed = Math.floor((instructions?.length ?? 0) / 4);
  const input_tokens = Math.ceil(input.length / 4) + fixed;
  const output_tokens = Math.ceil(text.length / 3.5) + reasoning;
  return {
    input_tokens,
    // Instructions that are always the same are found again.
    input_tokens_details: { cached_tokens: Math.floor(fixed / 128) * 128, cache_write_tokens: 0 },
    output_tokens,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input_tokens + output_tokens,
  };
}
