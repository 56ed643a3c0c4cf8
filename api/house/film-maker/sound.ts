// Synthesises the film's sound: a few soft notes, a little bell, and a purring cat under them. The same story always
// sounds the same.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { levelled, type Stereo, sampleRate } from "./loudness.ts";

/** The sound swells from nothing, lasts to the end of the picture, and fades there. */
const fadeSeconds = { in: 0.25, out: 0.6 };
const samplesAtATime = sampleRate / 2;

type Chance = () => number;
/** A tone that starts at an instant and decays: its partials as multiples of its pitch, each with its strength. */
type Tone = {
  at: number;
  pitch: number;
  strength: number;
  fading: number;
  side: number;
  partials: readonly [number, number][];
};

const wood: Tone["partials"] = [
  [1, 1],
  [2, 0.28],
  [3.93, 0.12],
];
const brass: Tone["partials"] = [
  [1, 1],
  [2.76, 0.5],
  [5.4, 0.22],
];
/** Notes that never clash in any order; each mood begins on another. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16];
const roots = [220, 246.94, 196, 261.63];

/** A WAV file of the given length, in stereo, at -14 LUFS. */
export const soundOf = async (id: string, seconds: number): Promise<Uint8Array> =>
  wavOf(await levelled(await musicOf(id, seconds)));

/** The sound of a film without a voice, at no particular loudness. */
export async function musicOf(id: string, seconds: number): Promise<Stereo> {
  const chance = chanceFrom(id);
  const tones = tonesOf(chance, seconds);
  const count = Math.round(seconds * sampleRate);
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  for (const tone of tones) {
    play(tone, left, right);
    await setImmediate(); // Lets a server answer meanwhile.
  }
  for (let from = 0; from < count; from += samplesAtATime) {
    purr(chance, left, right, { from, to: Math.min(count, from + samplesAtATime) });
    await setImmediate();
  }
  fade({ left, right });
  return { left, right };
}

/** Random numbers that are the same for the same story. */
function chanceFrom(id: string): Chance {
  let state = createHash("sha256").update(`sound ${id}`).digest().readUInt32LE(0) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function tonesOf(chance: Chance, seconds: number): Tone[] {
  const root = roots[Math.floor(chance() * roots.length)] ?? 220;
  const pitchOf = (step: number) => root * 2 ** ((scale[step] ?? 0) / 12);
  const bell = (at: number): Tone => ({ at, pitch: 1760, strength: 0.1, fading: 1.6, side: 0.2, partials: brass });
  // Two notes that fade with the picture end the melody.
  const last = seconds - 2.1;
  const chord = [root / 2, root].map((pitch) => ({
    at: last,
    pitch,
    strength: 0.2,
    fading: 2.4,
    side: 0,
    partials: wood,
  }));
  const tones = [bell(0.15), bell(last), ...chord];
  let step = Math.floor(chance() * 4);
  for (let at = 0.6; at < last - 0.4; at += 0.85 + Math.floor(chance() * 3) * 0.425) {
    step = Math.min(scale.length - 1, Math.max(0, step + Math.floor(chance() * 5) - 2));
    const side = chance() - 0.5;
    tones.push({ at, pitch: pitchOf(step), strength: 0.2, fading: 1.1, side, partials: wood });
    const isDeep = chance() < 0.3;
    if (isDeep) tones.push({ at, pitch: root / 2, strength: 0.18, fading: 1.9, side: 0, partials: wood });
  }
  return tones;
}

function play({ at, pitch, strength, fading, side, partials }: Tone, left: Float32Array, right: Float32Array): void {
  const first = Math.round(at * sampleRate);
  const count = Math.min(left.length - first, Math.round(fading * 4 * sampleRate));
  for (const [multiple, share] of partials) {
    // A rotating phasor instead of a sine for every sample; higher partials decay sooner.
    const angle = (2 * Math.PI * pitch * multiple) / sampleRate;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const decay = Math.exp(-(multiple ** 0.6) / (fading * sampleRate));
    let [re, im, level] = [1, 0, strength * share];
    for (let index = 0; index < count; index++) {
      [re, im] = [re * cos - im * sin, re * sin + im * cos];
      level *= decay;
      const value = im * level * Math.min(1, index / 240);
      left[first + index] = (left[first + index] ?? 0) + value * (0.7 - side * 0.5);
      right[first + index] = (right[first + index] ?? 0) + value * (0.7 + side * 0.5);
    }
  }
}

/** A purr: soft noise in pulses, 25 a second, louder as he breathes out. */
function purr(
  chance: Chance,
  left: Float32Array,
  right: Float32Array,
  { from, to }: { from: number; to: number },
): void {
  let soft = 0;
  let softer = 0;
  for (let index = from; index < to; index++) {
    soft += 0.045 * (chance() * 2 - 1 - soft);
    softer += 0.045 * (soft - softer);
    const seconds = index / sampleRate;
    const breath = 0.55 + 0.45 * Math.sin((2 * Math.PI * seconds) / 2.9);
    const pulse = 0.5 + 0.5 * Math.sin(2 * Math.PI * 24.5 * seconds);
    const value = softer * (0.12 + pulse ** 3 * breath) * 1.6;
    left[index] = (left[index] ?? 0) + value;
    right[index] = (right[index] ?? 0) + value;
  }
}

function fade({ left, right }: Stereo): void {
  const count = left.length;
  const shareOf = (samples: number, seconds: number) =>
    Math.sin((Math.PI / 2) * Math.min(1, samples / (seconds * sampleRate)));
  const scale = (index: number, share: number) => {
    left[index] = (left[index] ?? 0) * share;
    right[index] = (right[index] ?? 0) * share;
  };
  for (let index = 0; index < fadeSeconds.in * sampleRate; index++) scale(index, shareOf(index, fadeSeconds.in));
  for (let last = 1; last <= fadeSeconds.out * sampleRate; last++)
    scale(count - last, shareOf(last - 1, fadeSeconds.out));
}

/** A WAV file in 16-bit PCM. */
export function wavOf({ left, right }: Stereo): Uint8Array {
  const count = left.length;
  const file = Buffer.alloc(44 + count * 4);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + count * 4, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(count * 4, 40);
  for (let index = 0; index < count; index++) {
    file.writeInt16LE(Math.round((left[index] ?? 0) * 32_767), 44 + index * 4);
    file.writeInt16LE(Math.round((right[index] ?? 0) * 32_767), 46 + index * 4);
  }
  return file;
}
