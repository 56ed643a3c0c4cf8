import { describe, expect, it } from "vitest";
import { bestVoice } from "./choose-voice.ts";
import { spokenAt } from "./file-voice.ts";
import { piecesOf, wordAt } from "./pieces.ts";

const voice = (name: string, lang: string, { local = true, isDefault = false } = {}) => ({
  ...{ name, lang, localService: local, default: isDefault },
});

describe("the best voice", () => {
  it.each([
    ["is of the language", [voice("Daniel", "en-GB"), voice("Zosia", "pl-PL")], "Zosia"],
    ["is known by Android's names of languages, too", [voice("A", "en_US"), voice("B", "pl_PL")], "B"],
    ["is on this device", [voice("Google polski", "pl-PL", { local: false, isDefault: true }), voice("A", "pl")], "A"],
    ["is the one that the reader's system prefers", [voice("A", "pl"), voice("B", "pl", { isDefault: true })], "B"],
    ["is a natural one", [voice("A", "pl"), voice("Zosia (Enhanced)", "pl-PL")], "Zosia (Enhanced)"],
    ["is no joke", [voice("Zarvox", "pl-PL"), voice("A", "pl-PL")], "A"],
    ["is somebody else's where there is none here", [voice("A", "pl-PL", { local: false })], "A"],
    ["is none where the language has none", [voice("Daniel", "en-GB")], undefined],
  ])("%s", (_, voices, name) => {
    expect(bestVoice(voices, "pl")?.name).toBe(name);
  });
});

describe("a long sentence", () => {
  const text =
    "Mruk sat by the window, as he did on every Tuesday, and watched the tram, the rain and the baker; ".repeat(5);
  const parts = (speed: number) => piecesOf(text, speed).map(({ from, to }) => text.slice(from, to));

  it.each([0.75, 1, 1.5])("is said whole in pieces short enough for every browser at speed %d", (speed) => {
    expect(parts(speed).join("")).toBe(text);
    for (const part of parts(speed)) expect(part.length).toBeLessThanOrEqual(140 * Math.min(speed, 1));
    for (const part of parts(speed).slice(0, -1)) expect(part).toMatch(/[,;]$/);
  });

  it("is cut at spaces where it has no commas, and within a word that is longer than a breath", () => {
    const words = "mruk ".repeat(40).trim();
    expect(piecesOf(words, 1).map(({ from, to }) => words.slice(from, to).trim().length % 5)).toEqual([4, 4]);
    expect(piecesOf("m".repeat(300), 1).map(({ to }) => to)).toEqual([140, 280, 300]);
  });
});

it.each([
  ["Mruk’s tram", 0, "Mruk’s"],
  ["biało-czarny", 0, "biało-czarny"],
  ["at 8:00", 3, "8"],
  ["“Stay!”", 1, "Stay"],
  ["“Stay!”", 0, undefined],
  ["end", 9, undefined],
])("finds the whole word in %s at %i", (text, from, word) => {
  const span = wordAt(text, from);
  expect(span && text.slice(span.from, span.to)).toBe(word ?? null);
});

it("knows the sentence and the word of a time, between them too", () => {
  const sentences = [
    { from: 0, to: 9, start: 100, end: 600, words: [[0, 4, 100, 300] as const, [5, 9, 350, 600] as const] },
    { from: 10, to: 14, start: 900, end: 1200, words: [[10, 14, 900, 1200] as const] },
  ].map(({ words, ...sentence }) => ({
    ...sentence,
    words: words.map((word) => [...word] as [number, number, number, number]),
  }));
  const at = (time: number) => Object.values(spokenAt(sentences, time));
  expect([0, 100, 320, 350, 700, 900, 5000].map(at)).toEqual([
    [0, -1],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, -1],
    [1, 0],
    [1, -1],
  ]);
});
