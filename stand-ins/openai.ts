// Stands in for OpenAI's API: as strict about requests as the service, with answers of the same shape.
import { randomBytes } from "node:crypto";
import { accountFault } from "./openai/account.ts";
import { answerImages } from "./openai/images.ts";
import { answerModels } from "./openai/models.ts";
import { answerModerations } from "./openai/moderations.ts";
import { acceptRealtime } from "./openai/realtime.ts";
import { refusal } from "./openai/refusal.ts";
import { answerResponses } from "./openai/responses.ts";
import { answerSpeech } from "./openai/speech.ts";
import type { Account, PreparedAnswer, State, Usage } from "./openai/state.ts";
import { type Answer, type ReceivedRequest, type StandIn, startStandIn } from "./stand-in.ts";

export type OpenAiStandIn = StandIn & {
  /** `OPENAI_API_KEY` and `OPENAI_BASE_URL`. */
  settings: Record<string, string>;
  /** Sets the answers to the next requests of this shape. By default they are answered well. */
  answerNext(
    shape: "story" | "staging" | "critique" | "contradictions" | "telling",
    ...answers: PreparedAnswer[]
  ): void;
  /** Flags texts of the next moderation request, by their number. */
  flagNext(...flags: { text: number; category: string }[]): void;
  /** Changes what the account may do. By default it may do everything. */
  setAccount(change: Partial<Account>): void;
  /** Sets the date when a model ends, `YYYY-MM-DD`. */
  endModel(model: string, date: string): void;
  /** Says how the next responses of the Realtime API go wrong; undefined for one that does not. */
  failRealtime(...faults: State["realtimeFaults"]): void;
  /** The charged tokens of every answer of a text model. */
  charged: { model: string; usage: Usage }[];
  /** What was read aloud, oldest first. */
  spoken: State["spoken"];
};

type Options = { port?: number; key?: string };

export async function startOpenAi({ port = 0, key = "sk-stand-in" }: Options = {}): Promise<OpenAiStandIn> {
  const account = { hasCredit: true, isVerified: true, mayListModels: true, pictures: null };
  const counted = { pictures: 0, untilMs: Number.POSITIVE_INFINITY };
  const state: State = {
    ...{
      key,
      account,
      counted,
      prepared: [],
      flags: [],
      shutdowns: new Map(),
      charged: [],
      spoken: [],
      realtimeFaults: [],
      answers: 0,
      told: new Map(),
    },
  };
  const server = await startStandIn((request) => answer(request, state), {
    port,
    upgrade: (request, socket) => acceptRealtime(request, socket, state),
  });
  return {
    ...server,
    settings: { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.url}/v1` },
    answerNext: (name, ...answers) => void state.prepared.push(...answers.map((answer) => ({ name, answer }))),
    flagNext: (...flags) => void state.flags.push(flags),
    setAccount: (change) => void Object.assign(state.account, change),
    endModel: (model, date) => void state.shutdowns.set(model, date),
    failRealtime: (...faults) => void state.realtimeFaults.push(...faults),
    charged: state.charged,
    spoken: state.spoken,
  };
}

async function answer(request: ReceivedRequest, state: State): Promise<Answer> {
  const { status, headers, body } =
    keyFault(request, state) ??
    accountFault(request, state) ??
    answerResponses(request, state) ??
    answerModerations(request, state) ??
    answerModels(request, state) ??
    answerSpeech(request, state) ??
    (await answerImages(request)) ??
    refusal(404, `Invalid URL (${request.method} ${request.path})`);
  const ofTheService = { "x-request-id": `req_${randomBytes(16).toString("hex")}`, "openai-version": "2020-10-01" };
  return { ...(status !== undefined && { status }), headers: { ...ofTheService, ...headers }, body };
}

function keyFault({ headers: { authorization } }: ReceivedRequest, { key }: State): Answer | null {
  if (authorization === `Bearer ${key}`) return null;
  if (!authorization?.startsWith("Bearer ")) return refusal(401, "You didn't provide an API key.");
  // The service quotes the key, with stars in its middle.
  const given = authorization.slice("Bearer ".length);
  const shown = `${given.slice(0, 8)}${"*".repeat(12)}${given.slice(-4)}`;
  return refusal(401, `Incorrect API key provided: ${shown}.`, { code: "invalid_api_key" });
}
