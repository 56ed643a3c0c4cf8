import { setTimeout as sleep } from "node:timers/promises";
import type OpenAI from "openai";
import { AppError } from "../../platform/errors.ts";
import type { Purse, Reserved, Usage } from "../model.ts";
import { fetchAtMost } from "./bounded-fetch.ts";
import type { Fault } from "./faults.ts";
import { unusable } from "./faults-words.ts";
import { maxAttempts, pauseBefore } from "./pauses.ts";

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
  /** What the answer cost; also of one that is of no use. Throws where the answer does not say. */
  costOf(answer: Answer): { usd: number; usage?: Usage };
};

/** The AI service, whoever runs it: asks once, again where nothing was bought, and says in our words what went wrong. */
export type AiService = {
  /**
   * Throws SERVICE_…, BUDGET_SPENT. What certainly bought nothing is settled with 0; what may have bought something is never
   * repeated and never settled, so it counts with what it might have cost.
   */
  call<Answer>(call: AiCall<Answer>): Promise<Answer>;
};

export type AiServiceOptions = { apiKey: string; baseUrl: string };

/** A picture of thirty megabytes as base64, with room to spare. */
const longestAnswer = 48_000_000;

export function openAiService(options: AiServiceOptions): AiService {
  // The SDK is large, and most commands never ask a model.
  let loading: ReturnType<typeof load> | undefined;
  return {
    async call(call) {
      call.signal?.throwIfAborted();
      if (!/^[\x21-\x7e]+$/.test(options.apiKey)) throw unsendableKey(call.what);
      loading ??= load(options);
      const { client, faults } = await loading;
      const reserved = await call.purse.reserve({ model: call.model, atMostUsd: call.atMostUsd });
      const answer = await ask(call, { client, faults, reserved });
      const cost = costOr(call, answer);
      if (!cost) throw unusable("it is not what was asked for", call);
      await reserved.settle(cost);
      return answer;
    },
  };
}

async function load({ apiKey, baseUrl }: AiServiceOptions) {
  const [{ default: Client }, faults] = await Promise.all([import("openai"), import("./faults.ts")]);
  const client = new Client({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    // The deadline is ours, and is over before this one is.
    timeout: 3_600_000,
    // Otherwise the SDK would look for these in the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    fetch: fetchAtMost(longestAnswer),
    // Another address is another service: nobody's prompt goes there.
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

/** How long to wait before asking again; null where that has no sense or no time. */
function pauseAfter({ again, pauseMs }: Fault, attempt: number, leftMs: number): number | null {
  if (!again || attempt >= maxAttempts) return null;
  const pause = pauseMs ?? pauseBefore(attempt);
  return pause < leftMs ? pause : null;
}

function costOr<Answer>(call: AiCall<Answer>, answer: Answer): { usd: number; usage?: Usage } | null {
  // The SDK hands a page of HTML on as its text.
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
