import { expect, it } from "vitest";
import { outputTokensOf } from "./picture-tokens.ts";

it.each([
  ["gpt-image-2.6-sunburst", [158, 343, 1_372, 2_459, 5_488]],
  ["gpt-image-2.5-flare-2026-09-08", [158, 343, 1_372, 2_459, 5_488]],
  ["gpt-image-1.5", [408, 1_568, 6_208, 12_500, 25_000]],
  ["somebody/flux-3", [408, 1_568, 6_208, 12_500, 25_000]],
])("counts a picture by %s by its family's tokens", (model, tokens) => {
  const qualities = ["low", "medium", "high", "xhigh", "max"] as const;
  expect(qualities.map((quality) => outputTokensOf(model, quality))).toEqual(tokens);
  expect(outputTokensOf(model, "auto")).toBe(tokens[2]);
});
