import { setTimeout as sleep } from "node:timers/promises";
import type OpenAI from "openai";
import { AppError } from "#api/platform/errors.ts";
import type { Purse, Reserved, Usage } from "../model.ts";
import { fetchAtMost } from "./bounded-fetch.ts";
import type { Fault } from "./faults.ts";
import { unusable } from "./faults-words.ts";
import { maxAttempts, pauseBefore } from "./pauses.ts";

/** A call of the AI service. */
export type AiCall<Answer> = {
  /** The purpose, as messages name it: "the story", "the picture". */
  what: string;
  model: string;
  purse: Purse;
  /** The maximum cost in US dollars. */
  atMostUsd: number;
  /** The time limit for the answer, all retries included. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
  /** Sends the request; the signal aborts it. The SDK's own retries are off. */
  send(client: OpenAI, signal: AbortSignal): Promise<Answer>;
  /** The cost of the answer, even of an unusable one. Throws if the answer does not say. */
  costOf(answer: Answer): { usd: number; usage?: Usage };
};

/** The AI service: sends a call, retries if nothing was bought, and translates its errors. */
export type AiService = {
  /**
   * Throws SERVICE_…, BUDGET_SPENT. A call that certainly bought nothing is settled with 0; one that may have bought
   * something is never repeated and never settled, so it counts with its maximum cost.
   */
  call<Answer>(call: AiCall<Answer>): Promise<Answer>;
};

export type AiServiceOptions = { apiKey: string; baseUrl: string };

/** Room for a picture of thirty megabytes as base64. */
const longestAnswer = 48_000_000;

export function openAiService(options: AiServiceOptions): AiService {
  // Loaded lazily: the SDK is large, and most commands never use it.
  let loading: ReturnType<typeof load> | undefined;
  return {
    async call(call) {
      call.signal?.throwIfAborted();
      if (!/^[\x21-\x7e]+$/.test(options.apiKey)) throw unsendableKey(call.what);
      loading ??= load(options);
      const { client, faults } = await loading;
      const { model, atMostUsd, signal } = call;
      const reserved = await call.purse.reserve({ model, atMostUsd, signal });
      try {
        const answer = await ask(call, { client, faults, reserved });
        const cost = costOr(call, answer);
        if (!cost) throw unusable("it is not what was asked for", call);
        await reserved.settle(cost);
        return answer;
      } finally {
        reserved.end();
      }
    },
  };
}

async function load({ apiKey, baseUrl }: AiServiceOptions) {
  const [{ default: Client }, faults] = await Promise.all([import("openai"), import("./faults.ts")]);
  const client = new Client({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    // Our own deadline is shorter than this one.
    timeout: 3_600_000,
    // Otherwise the SDK would read these from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    fetch: fetchAtMost(longestAnswer),
    // A redirect to another address would send the prompt to another service.
    fetchOptions: { redirect: "manual" },
  });
  return { client, faults };
}

type Asking = { client: OpenAI; faults: typeof import("./faults.ts"); reserved: Reserved };

async function ask<Answer>(call: AiCall<Answer>, { client, faults, reserved }: Asking): Promise<Answer> {
  const deadline = AbortSignal.timeout(call.deadlineMs);
  const endsAt = Date.now() + call.deadlineMs;
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
  for (let attempt = 1; ; attempt++) {
    const sent = await attemptOnce(call, { client, signal });
    if ("answer" in sent) return sent.answer;
    call.signal?.throwIfAborted();
    const fault = deadline.aborted ? faults.tooSlow(call) : faults.faultOf(sent.thrown, call);
    const pause = pauseAfter(fault, attempt, endsAt - Date.now());
    if (pause !== null) await sleep(pause, undefined, { signal }).catch(() => {});
    if (pause !== null && !signal.aborted) continue;
    if (!fault.mayBeBought) await reserved.settle({ usd: 0 });
    call.signal?.throwIfAborted();
    throw fault.error;
  }
}

type Attempt<Answer> = { answer: Answer } | { thrown: unknown };

async function attemptOnce<Answer>(
  { send }: AiCall<Answer>,
  { client, signal }: { client: OpenAI; signal: AbortSignal },
): Promise<Attempt<Answer>> {
  try {
    return { answer: await send(client, signal) };
  } catch (thrown) {
    return { thrown };
  }
}

/** The pause before the next attempt; null if there should be none or no time is left. */
function pauseAfter({ again, status, pauseMs }: Fault, attempt: number, leftMs: number): number | null {
  if (!again || attempt >= maxAttempts) return null;
  const pause = pauseMs ?? pauseBefore(attempt, status);
  return pause < leftMs ? pause : null;
}

function costOr<Answer>(call: AiCall<Answer>, answer: Answer): { usd: number; usage?: Usage } | null {
  // The SDK passes an HTML page on as its text.
  if (typeof answer !== "object" || answer === null) return null;
  try {
    const cost = call.costOf(answer);
    return Number.isFinite(cost.usd) && cost.usd >= 0 ? cost : null;
  } catch {
    return null;
  }
}

function unsendableKey(what: string): AppError {
  return new AppError(
    "SERVICE_KEY_REFUSED",
    `The key of the AI service has signs that no key has; ${what} was not asked for`,
    {
      hint: "Set OPENAI_API_KEY again: one line, without spaces or quotation marks.",
    },
  );
}
