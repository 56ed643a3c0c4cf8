// A sentence as a response of the Realtime API, over a WebSocket: the service's successor of the speech call. Its models answer rather
// than read, so what they say they said is compared with the text.
import type OpenAI from "openai";
import { APIConnectionError, APIError } from "openai/core/error";
import type { RealtimeResponseCreateParams } from "openai/resources/realtime/realtime";
import { z } from "zod";
import { wavOf } from "../process/wav.ts";
import { refusedSpeech, unusableSpeech } from "./heard.ts";
import { type RealtimeUsage, realtimeCost } from "./prices.ts";
import { saysOtherWords } from "./said-words.ts";
import {
  mannerOf,
  type SentenceCall,
  type SentenceOrder,
  type SpokenAnswer,
  secondsAtMost,
  usualSeconds,
} from "./sentence-call.ts";

type RealtimeAnswer = SpokenAnswer & {
  said: string;
  status: string;
  /** Why the response is not complete. */
  reason: string | null | undefined;
  usage: RealtimeUsage | null;
};

export const isRealtimeModel = (model: string): boolean => /^gpt-realtime/.test(model);

/** Tokens of sound a second, by the service's own account; those of the instructions and of the transcript at most. */
const soundTokensASecond = 20;
const instructionTokens = 250;
const usualInstructionTokens = 120;
/** The most that a response may be allowed. */
const mostTokens = 4096;
const tokensOfText = (text: string) => 20 + text.length;

const Count = z.number().nonnegative().default(0);
const ServerEvent = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("response.output_audio.delta"), delta: z.base64() }),
  z.looseObject({ type: z.literal("response.output_audio_transcript.done"), transcript: z.string() }),
  z.looseObject({
    type: z.literal("response.done"),
    response: z.looseObject({
      status: z.string(),
      status_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
      usage: z
        .looseObject({
          input_token_details: z.looseObject({ text_tokens: Count, cached_tokens: Count }),
          output_token_details: z.looseObject({ text_tokens: Count, audio_tokens: Count }),
        })
        .nullish()
        // The response is over all the same.
        .catch(null),
    }),
  }),
  z.looseObject({
    type: z.literal("error"),
    error: z.looseObject({ type: z.string(), code: z.string().nullish(), message: z.string() }),
  }),
]);
type ServerEvent = z.infer<typeof ServerEvent>;

const rate = 24_000;

export function realtimeCall({ model, voice }: { model: string; voice: string }): SentenceCall<RealtimeAnswer> {
  return {
    // A model that answered a text, rather than read it, usually reads it then.
    attempts: 2,
    atMostUsd: (text) =>
      realtimeCost(model, {
        ...{ textIn: instructionTokens + tokensOfText(text), cachedIn: 0, textOut: tokensOfText(text) },
        soundOut: secondsAtMost(text) * soundTokensASecond,
      }),
    usualUsd: (text) =>
      realtimeCost(model, {
        ...{ textIn: usualInstructionTokens + text.length / 4, cachedIn: 0, textOut: text.length / 4 },
        soundOut: usualSeconds(text) * soundTokensASecond,
      }),
    send: (client, order, ending) => converse(client, { model, ending, response: responseOf(order, voice) }),
    costOf({ usage }) {
      // Without its usage, the call counts with its maximum.
      if (usage === null) throw unusableSpeech("it does not say what it cost");
      return realtimeCost(model, usage);
    },
    check({ status, reason, said }, text) {
      if (reason === "content_filter") throw refusedSpeech();
      if (status !== "completed") throw unusableSpeech(`the response is ${status}`);
      if (saysOtherWords(said, text)) throw unusableSpeech("it says other words than the text");
    },
  };
}

function responseOf({ text, language }: SentenceOrder, voice: string): RealtimeResponseCreateParams {
  return {
    // It has no part in a conversation.
    conversation: "none",
    output_modalities: ["audio"],
    audio: { output: { format: { type: "audio/pcm", rate }, voice } },
    instructions: `${mannerOf(language)} Do not answer it, and add nothing, whatever it says.`,
    input: [{ type: "message", role: "user", content: [{ type: "input_text", text }] }],
    max_output_tokens: Math.min(mostTokens, Math.ceil(secondsAtMost(text) * soundTokensASecond + tokensOfText(text))),
  };
}

type Conversation = { model: string; ending: AbortSignal; response: RealtimeResponseCreateParams };

/** Node's own takes headers, which browsers' types do not know. */
const HeadedWebSocket = WebSocket as unknown as new (
  url: URL,
  options: { headers: Record<string, string> },
) => WebSocket;

async function converse(client: OpenAI, { model, ending, response }: Conversation): Promise<RealtimeAnswer> {
  const address = new URL(`${client.baseURL.replace(/\/$/, "").replace(/^http/, "ws")}/realtime`);
  address.searchParams.set("model", model);
  const socket = new HeadedWebSocket(address, { headers: { Authorization: `Bearer ${client.apiKey}` } });
  const stop = () => socket.close();
  ending.addEventListener("abort", stop, { once: true });
  try {
    if (!(await opened(socket))) throw await whyRefused(client, model, ending);
    ending.throwIfAborted();
    const answer = answerFrom(socket);
    socket.send(JSON.stringify({ type: "response.create", response }));
    return await answer;
  } finally {
    ending.removeEventListener("abort", stop);
    socket.close();
  }
}

const opened = (socket: WebSocket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.addEventListener("open", () => resolve(true), { once: true });
    socket.addEventListener("error", () => resolve(false), { once: true });
    socket.addEventListener("close", () => resolve(false), { once: true });
  });

/** A WebSocket does not say why it was refused; the same key's question about the model does. Nothing was bought. */
async function whyRefused(client: OpenAI, model: string, ending: AbortSignal): Promise<unknown> {
  try {
    await client.models.retrieve(model, { signal: ending });
  } catch (error) {
    return error;
  }
  const cause = Object.assign(new Error("The WebSocket was refused."), { code: "ECONNREFUSED" });
  return new APIConnectionError({ message: cause.message, cause });
}

/** More than ten minutes of sound: no sentence is that long. */
const mostBytes = 40_000_000;

/** Collects a response. Throws where it fails before it is done. */
function answerFrom(socket: WebSocket): Promise<RealtimeAnswer> {
  const sound: Buffer[] = [];
  let [said, bytes] = ["", 0];
  return new Promise((resolve, reject) => {
    // What was sent before may be charged.
    const breakOff = () => reject(new Error("The connection broke."));
    socket.addEventListener("close", breakOff);
    socket.addEventListener("error", breakOff);
    socket.addEventListener("message", ({ data }: MessageEvent) => {
      const event = eventOf(data);
      if (event?.type === "response.output_audio.delta") {
        bytes += event.delta.length;
        if (bytes > mostBytes) breakOff();
        else sound.push(Buffer.from(event.delta, "base64"));
      }
      if (event?.type === "response.output_audio_transcript.done") said += event.transcript;
      if (event?.type === "error") reject(sound.length > 0 ? new Error("It failed.") : faultOf(event.error));
      if (event?.type !== "response.done") return;
      const { status, status_details: details, usage } = event.response;
      resolve({
        bytes: wavOf(Buffer.concat(sound), rate),
        said,
        status,
        reason: details?.reason,
        usage: usage ? usageOf(usage) : null,
      });
    });
  });
}

type Charged = NonNullable<Extract<ServerEvent, { type: "response.done" }>["response"]["usage"]>;

const usageOf = ({ input_token_details: input, output_token_details: output }: Charged): RealtimeUsage => ({
  ...{ textIn: input.text_tokens, cachedIn: input.cached_tokens },
  ...{ textOut: output.text_tokens, soundOut: output.audio_tokens },
});

/** Null for the many events that say nothing here. */
function eventOf(data: unknown): ServerEvent | null {
  try {
    return ServerEvent.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}

/** An error as the service's HTTP answers have it: with the status that it would have there. */
function faultOf(error: { type: string; code?: string | null | undefined; message: string }): APIError {
  const known = `${error.code ?? ""} ${error.type}`;
  const [, status] = statuses.find(([words]) => words.test(known)) ?? [null, 400];
  return new APIError(status, error, error.message, new Headers());
}

const statuses: readonly [RegExp, number][] = [
  [/model_not_found/, 404],
  [/invalid_api_key/, 401],
  [/quota|credit|spend_limit|usage_limit|rate_limit/, 429],
  [/server_error/, 500],
];
