// Measures loudness as players do (ITU-R BS.1770-4, EBU R 128), and brings a sound to the loudness of the video platform.
import { setImmediate } from "node:timers/promises";

export type Stereo = { left: Float32Array; right: Float32Array };

/** The filters below are for this number of samples a second. */
export const sampleRate = 48_000;
/** The integrated loudness of films, in LUFS, at which platforms neither raise nor lower them. */
const target = -14;
/** The highest sample, -2.5 dBFS: between samples, and after a lossy encoding, peaks are higher. */
const ceiling = 10 ** (-2.5 / 20);

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** A head raises the treble, and ears hardly notice the lowest bass: the standard's K-weighting. */
const shelf: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const highPass: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

const stepSeconds = 0.1;
const stepsOfBlock = 4;
const loudnessOfPower = (power: number) => -0.691 + 10 * Math.log10(power);
const powerOfLoudness = (loudness: number) => 10 ** ((loudness + 0.691) / 10);

/** The integrated loudness in LUFS: the mean of all blocks of 0.4 s that are not silent or far below the others. */
export async function loudnessOf({ left, right }: Stereo): Promise<number> {
  const [first, second] = [await powersOf(left), await powersOf(right)];
  const steps = first.map((power, index) => power + (second[index] ?? 0));
  const blocks = steps.slice(stepsOfBlock - 1).map((_, index) => mean(steps.slice(index, index + stepsOfBlock)));
  const audible = blocks.filter((power) => power > powerOfLoudness(-70));
  const gate = mean(audible) / 10;
  return loudnessOfPower(mean(audible.filter((power) => power > gate)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean power of each tenth of a second of a channel, K-weighted. */
async function powersOf(channel: Float32Array): Promise<number[]> {
  const size = Math.round(stepSeconds * sampleRate);
  const [shelved, passed] = [filter(shelf), filter(highPass)];
  const powers: number[] = [];
  for (let from = 0; from + size <= channel.length; from += size) {
    let power = 0;
    for (let index = from; index < from + size; index++) power += passed(shelved(channel[index] ?? 0)) ** 2;
    powers.push(power / size);
    if (powers.length % 10 === 0) await setImmediate(); // Lets a server answer meanwhile.
  }
  return powers;
}

function filter([b0, b1, b2, a1, a2]: Biquad): (value: number) => number {
  let [before, beforeThat] = [0, 0];
  return (value) => {
    const now = value - a1 * before - a2 * beforeThat;
    const result = b0 * now + b1 * before + b2 * beforeThat;
    [beforeThat, before] = [before, now];
    return result;
  };
}

/** Brings a sound to -14 LUFS; the few peaks that would be too high are lowered with the sound around them. */
export async function levelled(sound: Stereo): Promise<Stereo> {
  let gain = 10 ** ((target - (await loudnessOf(sound))) / 20);
  let result = await limited(sound, gain);
  for (let turn = 0; turn < 2; turn++) {
    // Lowered peaks cost some loudness.
    gain *= 10 ** ((target - (await loudnessOf(result))) / 20);
    result = await limited(sound, gain);
  }
  return result;
}

const samplesOfCell = 96;
/** A peak lowers the ten milliseconds before and after it, so that nobody hears the change. */
const reach = 5;

async function limited({ left, right }: Stereo, gain: number): Promise<Stereo> {
  const count = Math.ceil(left.length / samplesOfCell);
  const allowed = Array.from({ length: count }, (_, cell) => {
    let peak = 0;
    for (let index = cell * samplesOfCell; index < Math.min(left.length, (cell + 1) * samplesOfCell); index++) {
      peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    }
    return Math.min(gain, ceiling / Math.max(peak, 1e-9));
  });
  await setImmediate();
  const around = (values: readonly number[], cell: number, far: number) =>
    values.slice(Math.max(0, cell - far), cell + far + 1);
  // The minimum reaches one cell further than the mean that smooths it, so that the gain is low enough between cells too.
  const lowest = allowed.map((_, cell) => Math.min(...around(allowed, cell, reach + 1)));
  const gains = lowest.map((_, cell) => mean(around(lowest, cell, reach)));
  await setImmediate();
  const scaled = (channel: Float32Array) =>
    channel.map((value, index) => {
      const cell = Math.floor(index / samplesOfCell);
      const from = gains[cell] ?? 0;
      return value * (from + ((gains[cell + 1] ?? from) - from) * (index / samplesOfCell - cell));
    });
  const louder = scaled(left);
  await setImmediate();
  return { left: louder, right: scaled(right) };
}
