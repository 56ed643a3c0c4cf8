import type OpenAI from "openai";
import type { Purse, Usage } from "../model.ts";

/** One thing asked of the AI service. */
export type AiCall<Answer> = {
  /** What it is for, as messages name it: "the story", "the picture". */
  what: string;
  model: string;
  purse: Purse;
  /** What it may cost at most, in US dollars. */
  atMostUsd: number;
  /** For how long an answer is waited for, all repetitions included. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
  /** Sends the request; the signal ends it. The SDK repeats nothing by itself. */
  send(client: OpenAI, signal: AbortSignal): Promise<Answer>;
  /** What the answer cost; also of one that is of no use. */
  costOf(answer: Answer): { usd: number; usage?: Usage };
};

/** The AI service, whoever runs it: asks once, again where nothing was bought, and says in our words what went wrong. */
export type AiService = {
  /** Throws SERVICE_…, BUDGET_SPENT. */
  call<Answer>(call: AiCall<Answer>): Promise<Answer>;
};

export type AiServiceOptions = { apiKey: string; baseUrl: string };

export function openAiService(_options: AiServiceOptions): AiService {
  throw new Error("later");
}
