import { describe, expect, it } from "vitest";
import { levelled, loudnessOf, type Stereo, sampleRate } from "./loudness.ts";

/** A tone of 1 kHz in both channels; its level in dBFS depends on the second. */
function toneOf(seconds: number, level: (second: number) => number): Stereo {
  const channel = Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    const second = index / sampleRate;
    return 10 ** (level(second) / 20) * Math.sin(2 * Math.PI * 1000 * second);
  });
  return { left: channel, right: channel };
}
const peakOf = ({ left }: Stereo) => left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("the loudness of a sound", () => {
  it("is -23 LUFS for the tone of EBU Tech 3341, and -33 for one that is 10 dB softer", async () => {
    expect(await loudnessOf(toneOf(4, () => -23))).toBeCloseTo(-23, 1);
    expect(await loudnessOf(toneOf(4, () => -33))).toBeCloseTo(-33, 1);
  });

  it("does not count pauses", async () => {
    expect(await loudnessOf(toneOf(6, (second) => (second < 4 ? -23 : -60)))).toBeCloseTo(-23, 0);
  });

  it("is brought to -14 LUFS, and no peak to more than -2.5 dBFS", async () => {
    const loud = await levelled(toneOf(4, (second) => (second % 1 < 0.05 ? -6 : -26)));
    expect(Math.abs((await loudnessOf(loud)) + 14)).toBeLessThan(1);
    expect(20 * Math.log10(peakOf(loud))).toBeLessThanOrEqual(-2.5 + 1e-6);
  });
});
