import { expect, it } from "vitest";
import type { SpeechPart } from "#api/video/model.ts";
import { loudnessOf, type Stereo, sampleRate } from "./loudness.ts";
import { musicOf } from "./sound.ts";
import { spoken } from "./voice.ts";

/** Syllables of 200 Hz with overtones, four a second. */
const said = Float32Array.from({ length: 12 * sampleRate }, (_, index) => {
  const second = index / sampleRate;
  const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * second)) ** 0.5;
  const tone = (pitch: number) => Math.sin(2 * Math.PI * pitch * second);
  return 0.2 * syllable * (tone(200) + 0.6 * tone(800) + 0.3 * tone(2400));
});
const parts: SpeechPart[] = [
  { from: 0, to: 4, at: 3 },
  { from: 4.5, to: 8.5, at: 8 },
];

const peakOf = ({ left, right }: Stereo) =>
  Math.max(...[left, right].map((channel) => channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
const between = ({ left, right }: Stereo, from: number, to: number): Stereo => ({
  left: left.subarray(from * sampleRate, to * sampleRate),
  right: right.subarray(from * sampleRate, to * sampleRate),
});

it("is as loud as other films, and the music steps back while somebody speaks and comes again", async () => {
  const music = await musicOf("2026-11-21-morning", 20);
  const whole = await spoken(music, said, parts);
  expect(Math.abs((await loudnessOf(whole)) + 14)).toBeLessThan(0.5);
  expect(20 * Math.log10(peakOf(whole))).toBeLessThanOrEqual(-2.4);

  // The voice is the same in both channels, so what they differ in is music.
  const sides = (await Promise.all([whole, music].map(async (sound) => sidesOf(sound)))) as [Side, Side];
  const lost = (from: number, to: number) => sides[1](from, to) - sides[0](from, to);
  const alone = lost(14.5, 18);
  expect(lost(3.5, 11.5) - alone).toBeGreaterThan(12);
  expect(Math.abs(lost(0.6, 2.5) - alone)).toBeLessThan(1.5);
  // Between two sentences it stays back.
  expect(lost(7.2, 7.9) - alone).toBeGreaterThan(12);
  expect((await loudnessOf(between(whole, 3, 7))) - (await loudnessOf(between(whole, 14.5, 18)))).toBeGreaterThan(3);
});

type Side = (from: number, to: number) => number;

/** The power of the difference of both channels in decibels, between two instants. */
function sidesOf({ left, right }: Stereo): Side {
  return (from, to) => {
    let power = 0;
    for (let index = from * sampleRate; index < to * sampleRate; index++) {
      power += ((left[Math.round(index)] ?? 0) - (right[Math.round(index)] ?? 0)) ** 2;
    }
    return 10 * Math.log10(power / ((to - from) * sampleRate));
  };
}

it("has the parts of the speech where they belong, and nothing of it elsewhere", async () => {
  const silence = new Float32Array(20 * sampleRate);
  const tone = { left: silence.map((_, index) => 0.1 * Math.sin(index)), right: silence };
  const { right } = await spoken(tone, said, parts);
  const loudest = (from: number, to: number) =>
    right.subarray(from * sampleRate, to * sampleRate).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (const [from, to] of [
    [0, 3],
    [7, 8],
    [12, 20],
  ] as const)
    expect(loudest(from, to)).toBeLessThan(0.001);
  for (const [from, to] of [
    [3, 7],
    [8, 12],
  ] as const)
    expect(loudest(from, to)).toBeGreaterThan(0.2);
});

it("refuses a voice that nobody can hear", async () => {
  const music = await musicOf("2026-11-21-morning", 12);
  await expect(spoken(music, new Float32Array(said.length), parts)).rejects.toMatchObject({ code: "VOICE_FAILED" });
});
