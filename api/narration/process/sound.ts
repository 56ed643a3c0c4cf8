// What can be heard in samples.

/** About -50 dB: below it no voice can be heard. */
const inaudible = 100;

/** The first audible sample and the one after the last; null for silence. */
export function audibleSpan(samples: Int16Array): { from: number; to: number } | null {
  const from = samples.findIndex(isAudible);
  return from === -1 ? null : { from, to: samples.findLastIndex(isAudible) + 1 };
}

const isAudible = (sample: number) => Math.abs(sample) > inaudible;
