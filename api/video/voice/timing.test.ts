import { expect, it } from "vitest";
import { partsOf } from "../making/captions.ts";
import { phrasesOf } from "./phrases.ts";
import { saidOf, speechOf } from "./said.fixture.ts";
import { laidOut, secondsOf, within } from "./timing.ts";

const sentences: [string, string, string, string] = [
  "Mruk sat down at the top of the stairs, where the draught brings up everything that is being fried below.",
  "It was a bun.",
  "He counted the steps between himself and the bun, and there were eleven of them, which is a number that can be divided by nobody.",
  "In the end the bun came up by itself, in the hand of Mrs Halina.",
];

it("shows each line while its words are spoken", () => {
  const said = saidOf(sentences[2], 7);
  const lines = phrasesOf(said);
  expect(lines.map(({ text }) => text).join(" ")).toBe(said.text);
  expect(lines.length).toBeGreaterThan(1);
  let at = 0;
  for (const { from, text } of lines) {
    const word = said.words.find((each) => each.from === at);
    expect(from).toBe(word?.start);
    at += text.length + 1;
  }
  expect(lines.at(-1)?.to).toBe(said.end);
});

it("goes by letters where a narrator marks no words", () => {
  const said = { ...saidOf(sentences[2], 10), words: [] };
  const lines = phrasesOf(said);
  expect(lines[0]?.from).toBe(10);
  expect(lines.map(({ from }) => from)).toEqual(lines.map(({ from }) => from).toSorted((one, other) => one - other));
});

it.each([0, 5])(
  "says the title over the title, tells between the cards, and ends with the machine (%s s longer)",
  (more) => {
    const speech = speechOf(sentences);
    const seconds = secondsOf(speech) + more;
    const { parts, captions } = laidOut(speech, seconds);
    const { title, end } = partsOf(seconds);
    const spans = parts.map(({ from, to, at }) => ({ from: at, to: at + to - from }));
    expect(spans).toHaveLength(sentences.length + 2);
    for (const [index, { from }] of spans.entries()) expect(from).toBeGreaterThan((spans[index - 1]?.to ?? 0) - 0.05);
    expect(spans[0]?.to).toBeLessThan(title);
    expect(spans.at(-2)?.to).toBeLessThan(end);
    expect(spans.at(-1)?.to).toBeLessThan(seconds);
    expect(captions.map(({ text }) => text).join(" ")).toBe(sentences.join(" "));
    for (const [index, { from, to, text }] of captions.entries()) {
      expect(from).toBeGreaterThanOrEqual(title);
      expect(to).toBeLessThanOrEqual(end + 0.01);
      expect(from).toBeGreaterThanOrEqual(captions[index - 1]?.to ?? 0);
      expect([text, text.length / (to - from) <= 17]).toEqual([text, true]);
    }
    // A short line stays until it can have been read.
    const short = captions.find(({ text }) => text === "It was a bun.");
    expect((short?.to ?? 0) - (short?.from ?? 0)).toBeGreaterThan(1.7);
  },
);

it("is shortened by whole sentences that are neither the first nor the last, until it is short enough", () => {
  const speech = speechOf(sentences, 0.6);
  const whole = secondsOf(speech);
  expect(within(speech, whole)).toEqual(speech);
  const shorter = within(speech, whole - 3);
  expect(secondsOf(shorter ?? speech)).toBeLessThanOrEqual(whole - 3);
  expect(shorter?.telling.map(({ text }) => text)).toEqual([sentences[0], sentences[1], sentences[3]]);
  expect(within(speech, 17)?.telling.map(({ text }) => text)).toEqual([sentences[3]]);
  expect(within(speech, 12)).toBeNull();
});

it("takes twelve seconds for the shortest telling", () => {
  expect(secondsOf(speechOf(["Mruk slept."]))).toBe(12);
});

it("has time for the closing words of a voice that speaks slowly", () => {
  const speech = speechOf(sentences.slice(0, 2), 0.9);
  for (const more of [0, 1, 8]) {
    const seconds = secondsOf(speech) + more;
    const spans = laidOut(speech, seconds).parts.map(({ from, to, at }) => ({ from: at, to: at + to - from }));
    expect(spans.at(-1)?.to).toBeLessThan(seconds);
    expect(spans.at(-1)?.from).toBeGreaterThan((spans.at(-2)?.to ?? 0) - 0.05);
  }
});
