// The speech part of OpenAI's API: a tone as long as somebody would read, and as strict about requests as the service.
import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { jsonBody } from "./json-body.ts";
import { speechModels, unknownModel } from "./models.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";

export const realtimeVoices = [
  "alloy",
  "ash",
  "ballad",
  "coral",
  "echo",
  "sage",
  "shimmer",
  "verse",
  "marin",
  "cedar",
] as const;
const oldVoices = ["alloy", "ash", "coral", "echo", "fable", "onyx", "nova", "sage", "shimmer"];
const voices = [...oldVoices, "ballad", "verse", "marin", "cedar"];

const Body = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string(),
  instructions: z.string().optional(),
  response_format: z.enum(["mp3", "opus", "aac", "flac", "wav", "pcm"]).default("mp3"),
  speed: z.number().min(0.25).max(4).default(1),
  stream_format: z.enum(["sse", "audio"]).optional(),
});

/** `/v1/audio/speech`; null for everything else. */
export function answerSpeech(request: ReceivedRequest, state: State): Answer | null {
  if (request.path !== "/v1/audio/speech") return null;
  const read = jsonBody(request, Body);
  if ("refused" in read) return read.refused;
  const { model, input, voice, instructions, response_format: format } = read.fields;
  if (!speechModels.includes(model)) return unknownModel(model, 404);
  const isOld = model.startsWith("tts-1");
  if (!(isOld ? oldVoices : voices).includes(voice)) return invalid("voice", `Invalid value: '${voice}'.`);
  if (isOld && instructions !== undefined) return invalid("instructions", "This model takes no instructions.");
  // The stand-in encodes nothing.
  if (format !== "wav" && format !== "pcm") return invalid("response_format", "The stand-in speaks wav and pcm.");
  state.spoken.push({ model, voice, input });
  const tone = toneOf(input);
  return format === "pcm" ? soundAnswer("audio/pcm", tone) : soundAnswer("audio/wav", wavOf(tone));
}

/** Unusable answers of status 200, for `failNext`. */
export const uselessSpeech = {
  half: (text: string) => soundAnswer("audio/wav", half(wavOf(toneOf(text)))),
  mp3: () => soundAnswer("audio/mpeg", Buffer.from("ID3\u0004\0\0\0\0\0#TSSE", "latin1")),
  silence: (text: string) => soundAnswer("audio/wav", wavOf(Buffer.alloc(toneOf(text).length))),
  stereo: (text: string) => soundAnswer("audio/wav", wavOf(toneOf(text), { channels: 2 })),
  endless: (text: string) => soundAnswer("audio/wav", wavOf(toneOf(text.repeat(12)))),
  nothing: () => soundAnswer("audio/wav", Buffer.alloc(0)),
  page: () => soundAnswer("text/html", Buffer.from("<!doctype html><title>Bad gateway</title>")),
};

export const speechRefusal = (): Answer =>
  refusal(400, "Your input was rejected by the safety system.", { code: "content_policy_violation" });

const invalid = (param: string, message: string) => refusal(400, message, { param, code: "invalid_value" });

const soundAnswer = (type: string, body: Buffer): Answer => ({ headers: { "Content-Type": type }, body });

const rate = 24_000;
/** Letters a second. */
const speed = 14;

/** 16-bit samples of a tone that begins and ends softly, with a little silence around it. */
export function toneOf(text: string): Buffer {
  const length = Math.ceil((0.3 + text.length / speed) * rate);
  const samples = Buffer.alloc(length * 2);
  const edge = 0.1 * rate;
  for (let at = edge; at < length - edge; at++) {
    const loudness = Math.min(1, (at - edge) / edge, (length - edge - at) / edge);
    samples.writeInt16LE(Math.round(9_000 * loudness * Math.sin((2 * Math.PI * 220 * at) / rate)), at * 2);
  }
  return samples;
}

/** The service sends sound before it knows its length, which its header says as the largest number. */
function wavOf(samples: Buffer, { channels = 1 } = {}): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF\xff\xff\xff\xffWAVEfmt ", 0, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2 * channels, 28);
  header.writeUInt16LE(2 * channels, 32);
  header.writeUInt16LE(16, 34);
  header.write("data\xff\xff\xff\xff", 36, "latin1");
  return Buffer.concat([header, samples]);
}

const half = (bytes: Buffer) => bytes.subarray(0, 2 * Math.floor(bytes.length / 4));
