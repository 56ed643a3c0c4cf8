// The Realtime part of OpenAI's API, over a WebSocket: it says a text as a tone, in a response outside of any conversation.
import type { Duplex } from "node:stream";
import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { acceptWebSocket, type ServerSocket } from "../web-socket.ts";
import { realtimeModels, unknownModel } from "./models.ts";
import { realtimeVoices, toneOf } from "./speech.ts";
import type { State } from "./state.ts";

/** How the next response goes wrong. By default it is the text. */
export type RealtimeFault =
  | "answers"
  | "hangs up"
  | "breaks off"
  | "fails"
  | "is filtered"
  | "is silent"
  | "hides its usage"
  | "has no credit";

const Message = z.strictObject({
  type: z.literal("message"),
  role: z.enum(["user", "system"]),
  content: z.array(z.strictObject({ type: z.literal("input_text"), text: z.string().min(1) })).min(1),
});
const ResponseCreate = z.strictObject({
  type: z.literal("response.create"),
  event_id: z.string().optional(),
  response: z.strictObject({
    conversation: z.enum(["auto", "none"]).default("auto"),
    output_modalities: z.tuple([z.enum(["audio", "text"])]).default(["audio"]),
    audio: z.strictObject({
      output: z.strictObject({
        format: z.strictObject({ type: z.literal("audio/pcm"), rate: z.literal(24_000) }),
        voice: z.enum(realtimeVoices),
      }),
    }),
    instructions: z.string().optional(),
    input: z.array(Message).min(1),
    max_output_tokens: z.int().min(1).max(4096).optional(),
  }),
});

/** Takes over the connection of `/v1/realtime?model=…`, or refuses it. */
export function acceptRealtime({ path, query, headers }: ReceivedRequest, socket: Duplex, state: State): Answer | null {
  const model = query.get("model") ?? "";
  if (path !== "/v1/realtime") return { status: 404 };
  if (headers.authorization !== `Bearer ${state.key}`) return { status: 401 };
  if (!realtimeModels.includes(model)) return unknownModel(model, 404);
  const connection = acceptWebSocket(socket, String(headers["sec-websocket-key"]));
  const emit = emitter(connection, state);
  emit({ type: "session.created", session: { type: "realtime", object: "realtime.session", model } });
  connection.onText((text) => respond(text, { model, state, connection, emit }));
  return null;
}

type Emit = (event: object) => void;
const emitter =
  (connection: ServerSocket, state: State): Emit =>
  (event) =>
    connection.send(JSON.stringify({ event_id: `event_${state.answers++}`, ...event }));

type Session = { model: string; state: State; connection: ServerSocket; emit: Emit };

function respond(text: string, session: Session): void {
  const { state, emit } = session;
  const order = ResponseCreate.safeParse(jsonOf(text));
  const fault = state.realtimeFaults.shift();
  const refuse = (type: string, code: string, message: string) =>
    emit({ type: "error", error: { type, code, message, param: null, event_id: null } });
  if (!order.success) {
    refuse("invalid_request_error", "invalid_value", order.error.issues[0]?.message ?? "Invalid event.");
  } else if (fault === "has no credit" || !state.account.hasCredit) {
    refuse("insufficient_quota", "insufficient_quota", "You exceeded your current quota.");
  } else speak(order.data, session, fault);
}

function speak(
  { response }: z.infer<typeof ResponseCreate>,
  { model, state, connection, emit }: Session,
  fault: RealtimeFault | undefined,
): void {
  const input = response.input.flatMap(({ content }) => content.map((part) => part.text)).join(" ");
  const says = fault === "answers" ? "What a lovely story that is! Shall I go on with another one?" : input;
  const whole = toneOf(says);
  const tone = fault === "is silent" ? Buffer.alloc(whole.length) : whole;
  const ids = { response_id: "resp_1", item_id: "item_1", output_index: 0, content_index: 0 };
  emit({ type: "response.created", response: { object: "realtime.response", status: "in_progress" } });
  const end = fault && stops.has(fault) ? tone.length / 2 : tone.length;
  for (let at = 0; at < end; at += piece) {
    emit({ type: "response.output_audio.delta", ...ids, delta: tone.subarray(at, at + piece).toString("base64") });
  }
  if (fault === "hangs up") {
    connection.cut();
    return;
  }
  if (fault !== "fails") emit({ type: "response.output_audio_transcript.done", ...ids, transcript: says });
  state.spoken.push({ model, voice: response.audio.output.voice, input });
  const usage = fault === "hides its usage" ? { total_tokens: 1 } : usageOf(input, tone);
  const done = { object: "realtime.response", ...endOf(fault), usage };
  emit({ type: "response.done", response: done });
}

const piece = 24_000;
const stops = new Set<RealtimeFault>(["hangs up", "breaks off", "fails", "is filtered"]);

function endOf(fault: RealtimeFault | undefined): object {
  if (fault === "fails")
    return { status: "failed", status_details: { type: "failed", error: { type: "server_error" } } };
  if (fault !== "is filtered") return { status: "completed", status_details: null };
  return { status: "incomplete", status_details: { type: "incomplete", reason: "content_filter" } };
}

/** A token of sound is a twentieth of a second. */
function usageOf(input: string, tone: Buffer): object {
  const [textIn, textOut] = [120 + Math.ceil(input.length / 4), Math.ceil(input.length / 4)];
  const audio_tokens = Math.ceil((tone.length / 48_000) * 20);
  return {
    total_tokens: textIn + textOut + audio_tokens,
    ...{ input_tokens: textIn, output_tokens: textOut + audio_tokens },
    input_token_details: { text_tokens: textIn, audio_tokens: 0, image_tokens: 0, cached_tokens: 0 },
    output_token_details: { text_tokens: textOut, audio_tokens },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
