import { expect, it } from "vitest";
import { sampleRate } from "./loudness.ts";
import { soundOf } from "./sound.ts";

it("makes a gentle sound that lasts to the end: never clipped, faded in and out, the same for the same story", async () => {
  const sound = Buffer.from(await soundOf("2026-11-21-morning", 12));
  expect(sound.length).toBe(44 + 12 * sampleRate * 4);
  const samples = new Int16Array(sound.buffer, sound.byteOffset + 44, 12 * sampleRate * 2);
  const loudest = (from: number, to: number) =>
    samples
      .subarray(from * sampleRate * 2, to * sampleRate * 2)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest(0, 12)).toBeLessThan(0.76 * 32_768);
  expect(loudest(0, 0.01)).toBeLessThan(1000);
  expect(loudest(11.99, 12)).toBeLessThan(1000);
  for (const second of [0, 2, 5, 8, 10]) expect(loudest(second, second + 1)).toBeGreaterThan(2000);
  expect(loudest(11.3, 11.8)).toBeGreaterThan(1000);
  const isSame = async (id: string) => sound.equals(await soundOf(id, 12));
  expect([await isSame("2026-11-21-morning"), await isSame("2026-11-21-evening")]).toEqual([true, false]);
});
