// Lays a voice over a film: the music steps back while somebody speaks, and the whole is as loud as other films.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import { encode } from "#api/video/making/encode.ts";
import { type FilmedBy, resounding } from "#api/video/making/encoding.ts";
import type { SpeechPart, VoiceOrder } from "#api/video/model.ts";
import { levelled, loudnessOf, type Stereo, sampleRate } from "./loudness.ts";
import { musicOf, wavOf } from "./sound.ts";

/** The loudness in LUFS of the voice and of the music alone, before the whole is brought to that of films. */
const loudness = { voice: -16, music: -21 };
/** A voice below this is silence, in LUFS. */
const leastLoudness = -55;
/** How far the music steps back, in decibels; in how many seconds, before the voice begins and after it has ended. */
const ducking = { decibels: 14, before: 0.25, after: 0.7 };
/** In a shorter silence the music stays back, so that it does not pump. */
const shortSilence = 1.6;
/** No part begins or ends with a click. */
const edgeSeconds = 0.008;
/** Takes the rumble away and evens out loud syllables, as a microphone's preamplifier would. */
const voiceFilters = "highpass=f=70,acompressor=threshold=0.09:ratio=3:attack=6:release=140";

type Studio = { folder: string; program: string };

/** Writes the film with the voice to `into`. Throws FILM_FAILED, DISK_FULL and the signal's reason. */
export async function addVoice({ folder, program }: Studio, order: VoiceOrder, filmedBy: FilmedBy): Promise<void> {
  const { story, film, seconds, speech, parts, into, signal } = order;
  const raw = ["-map", "0:a:0", "-af", voiceFilters, "-ar", String(sampleRate), "-ac", "1", "-f", "f32le", "voice.raw"];
  await writeFile(join(folder, "speech.wav"), speech);
  await encode(program, ["-i", "speech.wav", ...raw], { folder, frames: 1, signal });
  const bytes = await readFile(join(folder, "voice.raw"));
  const said = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~3)));
  const sound = await spoken(await musicOf(story.id, seconds), said, parts);
  signal?.throwIfAborted();
  await writeFile(join(folder, "sound.wav"), wavOf(sound));
  const maps = ["-map", "0:v:0", "-map", "1:a:0"];
  await encode(program, ["-i", film, "-i", "sound.wav", ...maps, ...resounding(filmedBy), into], {
    folder,
    frames: 1,
    signal,
  });
}

/** Music and voice together, at -14 LUFS. `said` are the samples of the speech, of which the parts are taken. */
export async function spoken(music: Stereo, said: Float32Array, parts: readonly SpeechPart[]): Promise<Stereo> {
  const voice = placed(said, parts, music.left.length);
  const voiceLoudness = await loudnessOf({ left: voice, right: voice });
  if (!(voiceLoudness > leastLoudness)) {
    throw new AppError("VOICE_FAILED", "The narrator's voice cannot be heard.", {
      hint: "Choose another NARRATOR, or have the film made without a voice.",
    });
  }
  const gains = {
    voice: decibels(loudness.voice - voiceLoudness),
    music: decibels(loudness.music - (await loudnessOf(music))),
  };
  const steps = stepsBack(parts);
  const mixed = (channel: Float32Array) =>
    channel.map((value, index) => {
      const back = stepAt(steps, index / sampleRate);
      return value * gains.music * decibels(-ducking.decibels * back) + (voice[index] ?? 0) * gains.voice;
    });
  const left = mixed(music.left);
  await setImmediate(); // Lets a server answer meanwhile.
  return levelled({ left, right: mixed(music.right) });
}

const decibels = (value: number) => 10 ** (value / 20);

/** The speech with its parts where the film has them. */
function placed(said: Float32Array, parts: readonly SpeechPart[], count: number): Float32Array {
  const voice = new Float32Array(count);
  const edge = edgeSeconds * sampleRate;
  for (const { from, to, at } of parts) {
    const [first, begin] = [Math.round(from * sampleRate), Math.round(at * sampleRate)];
    const samples = Math.min(Math.round(to * sampleRate), said.length) - first;
    for (let index = 0; index < samples && begin + index < count; index++) {
      const share = Math.min(1, index / edge, (samples - index) / edge);
      voice[begin + index] = (said[first + index] ?? 0) * share;
    }
  }
  return voice;
}

type Span = { from: number; to: number };

/** When somebody speaks, in seconds; short silences count as speech. */
export function stepsBack(parts: readonly SpeechPart[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to, at } of parts) {
    const last = spans.at(-1);
    const end = at + to - from;
    if (last && at - last.to < shortSilence) last.to = end;
    else spans.push({ from: at, to: end });
  }
  return spans;
}

/** How far the music has stepped back at an instant: 0 not at all, 1 as far as it does. */
function stepAt(spans: readonly Span[], second: number): number {
  let most = 0;
  for (const { from, to } of spans) {
    const [before, after] = [(from - second) / ducking.before, (second - to) / ducking.after];
    const far = Math.max(before, after, 0);
    if (far < 1) most = Math.max(most, 0.5 + 0.5 * Math.cos(Math.PI * far));
  }
  return most;
}
