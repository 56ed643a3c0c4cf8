// Stands in for OpenAI's API: as strict about what it is asked as the service, and with the same shapes of answers.
import { randomBytes } from "node:crypto";
import { answerImages } from "./openai/images.ts";
import { answerModels } from "./openai/models.ts";
import { answerModerations } from "./openai/moderations.ts";
import type { ModelOrder, State, Usage } from "./openai/orders.ts";
import { refusal } from "./openai/refusal.ts";
import { answerResponses } from "./openai/responses.ts";
import { type Answer, type Asked, type StandIn, startStandIn } from "./stand-in.ts";

export type OpenAiStandIn = StandIn & {
  /** `OPENAI_API_KEY` and `OPENAI_BASE_URL`. */
  settings: Record<string, string>;
  /** What the model does with the next questions of this shape, one after another; otherwise it answers them well. */
  answerNext(shape: "story" | "contradictions", ...orders: ModelOrder[]): void;
  /** What the next request to moderate is answered: which of its texts, by their number, is flagged for what. */
  flagNext(...flags: { text: number; category: string }[]): void;
  /** When a model ends, `YYYY-MM-DD`. */
  endModel(model: string, date: string): void;
  /** What every answer of a text model was charged. */
  charged: { model: string; usage: Usage }[];
};

type Options = { port?: number; key?: string };

export async function startOpenAi({ port = 0, key = "sk-stand-in" }: Options = {}): Promise<OpenAiStandIn> {
  const state: State = { key, orders: [], flags: [], shutdowns: new Map(), charged: [], answers: 0 };
  const server = await startStandIn((asked) => answer(asked, state), { port });
  return {
    ...server,
    settings: { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.url}/v1` },
    answerNext: (name, ...orders) => void state.orders.push(...orders.map((order) => ({ name, order }))),
    flagNext: (...flags) => void state.flags.push(flags),
    endModel: (model, date) => void state.shutdowns.set(model, date),
    charged: state.charged,
  };
}

async function answer(asked: Asked, state: State): Promise<Answer> {
  const { status, headers, body } =
    keyFault(asked, state) ??
    answerResponses(asked, state) ??
    answerModerations(asked, state) ??
    answerModels(asked, state) ??
    (await answerImages(asked)) ??
    refusal(404, `Invalid URL (${asked.method} ${asked.path})`);
  const ofTheService = { "x-request-id": `req_${randomBytes(16).toString("hex")}`, "openai-version": "2020-10-01" };
  return { ...(status !== undefined && { status }), headers: { ...ofTheService, ...headers }, body };
}

function keyFault({ headers: { authorization } }: Asked, { key }: State): Answer | null {
  if (authorization === `Bearer ${key}`) return null;
  if (!authorization?.startsWith("Bearer ")) return refusal(401, "You didn't provide an API key.");
  // The service quotes the key, with stars in its middle.
  const given = authorization.slice("Bearer ".length);
  const shown = `${given.slice(0, 8)}${"*".repeat(12)}${given.slice(-4)}`;
  return refusal(401, `Incorrect API key provided: ${shown}.`, { code: "invalid_api_key" });
}
