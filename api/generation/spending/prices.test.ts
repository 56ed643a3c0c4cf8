import { expect, it } from "vitest";
import { costOf, type Kind } from "./prices.ts";

const million = 1_000_000;

it("charges a text model for its input, cached input and output", () => {
  expect(costOf({ kind: "text", model: "gpt-6-luna" }, { inputTokens: million, outputTokens: million })).toBeCloseTo(
    0.6,
  );
  expect(
    costOf({ kind: "text", model: "gpt-6-luna" }, { inputTokens: million, cachedTokens: million, outputTokens: 0 }),
  ).toBeCloseTo(0.01);
});

it.each<[string, number, number, number]>([
  ["gpt-6-sol", 2, 10, 0.2],
  ["gpt-6.1-sol", 2, 10, 0.1],
  ["gpt-6.2-sol", 2, 10, 0.1],
  ["gpt-6-astra", 10, 50, 1],
  ["gpt-6.2-astra", 8, 40, 0.4],
])("charges %s $%d for a million tokens of input, $%d of output and $%d of cached input", (model, ...charges) => {
  const [input, output, cached] = charges;
  expect(costOf({ kind: "text", model }, { inputTokens: million, outputTokens: 0 })).toBeCloseTo(input);
  expect(costOf({ kind: "text", model }, { inputTokens: 0, outputTokens: million })).toBeCloseTo(output);
  const allCached = { inputTokens: million, cachedTokens: million, outputTokens: 0 };
  expect(costOf({ kind: "text", model }, allCached)).toBeCloseTo(cached);
  const allWritten = { inputTokens: million, cacheWriteTokens: million, outputTokens: 0 };
  expect(costOf({ kind: "text", model }, allWritten)).toBeCloseTo(input * 1.25);
});

it("charges an image model for words and pictures of the input by their own prices", () => {
  const usage = { inputTokens: 2 * million, imageTokens: million, outputTokens: million };
  expect(costOf({ kind: "image", model: "gpt-image-2.5-flare" }, usage)).toBeCloseTo(5 + 8 + 30);
});

it("knows a model under a dated name", () => {
  const usage = { inputTokens: million, outputTokens: million };
  expect(costOf({ kind: "text", model: "gpt-6-luna-2026-09-22" }, usage)).toBe(
    costOf({ kind: "text", model: "gpt-6-luna" }, usage),
  );
});

it.each<[string, Kind, string, string]>([
  ["a text model", "text", "somebody/else-7b", "gpt-6-astra"],
  ["an image model", "image", "somebody/flux-3", "gpt-image-2.6-sunburst"],
  ["what every object has", "text", "constructor", "gpt-6-astra"],
])("charges %s that is unknown as the dearest of its kind", (_, kind, model, dearest) => {
  const usage = { inputTokens: million, cachedTokens: 1000, imageTokens: 1000, outputTokens: million };
  expect(costOf({ kind, model }, usage)).toBe(costOf({ kind, model: dearest }, usage));
});
