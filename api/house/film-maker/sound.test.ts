import { expect, it } from "vitest";
import { sampleRate, soundOf } from "./sound.ts";

it("makes a gentle sound: never clipped, faded in and out, the same for the same story", async () => {
  const sound = Buffer.from(await soundOf("2026-11-21-morning", 12));
  expect(sound.length).toBe(44 + 12 * sampleRate * 4);
  const samples = new Int16Array(sound.buffer, sound.byteOffset + 44, 12 * sampleRate * 2);
  const loudest = (from: number, to: number) =>
    samples
      .subarray(from * sampleRate * 2, to * sampleRate * 2)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest(0, 12)).toBeLessThan(0.6 * 32_768);
  expect(loudest(0, 12)).toBeGreaterThan(0.3 * 32_768);
  expect(loudest(0, 0.01)).toBeLessThan(400);
  expect(loudest(11.99, 12)).toBeLessThan(400);
  for (const second of [2, 5, 8]) expect(loudest(second, second + 1)).toBeGreaterThan(300);
  expect(await soundOf("2026-11-21-morning", 12)).toEqual(sound);
  expect(await soundOf("2026-11-21-evening", 12)).not.toEqual(sound);
});
