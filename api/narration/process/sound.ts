// What can be heard in samples.
import type { Sound } from "./wav.ts";

/** About -50 dB: below it no voice can be heard. */
const inaudible = 100;

/** The first audible sample and the one after the last; null for silence. */
export function audibleSpan(samples: Int16Array): { from: number; to: number } | null {
  const from = samples.findIndex(isAudible);
  return from === -1 ? null : { from, to: samples.findLastIndex(isAudible) + 1 };
}

const isAudible = (sample: number) => Math.abs(sample) > inaudible;

/** The stretches of sound between pauses of at least so many seconds, in seconds. */
export function soundings({ samples, rate }: Sound, { pause }: { pause: number }): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  const step = Math.max(1, Math.round(rate / 200));
  for (let at = 0; at < samples.length; at += step) {
    if (loudness(samples.subarray(at, at + step)) < quiet) continue;
    const [from, to] = [at / rate, Math.min(samples.length, at + step) / rate];
    const last = stretches.at(-1);
    if (last && from - last.to < pause) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}

/** About -44 dB. */
const quiet = 200;

/** The root of the mean square. */
export const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
