import { familyOf } from "../spending/prices.ts";

export type Quality = "low" | "medium" | "high" | "xhigh" | "max" | "auto";

type Table = Record<Exclude<Quality, "auto">, number>;

// The output tokens of a picture of 1536 x 1024. Those of 2.5 are from the announcement of xhigh and max; 2.6 kept them.
const of25: Table = { low: 158, medium: 343, high: 1_372, xhigh: 2_459, max: 5_488 };
/** Earlier models, from their guide; those have no better quality than high, so the rest continues the row. */
const ofOthers: Table = { low: 408, medium: 1_568, high: 6_208, xhigh: 12_500, max: 25_000 };

/** The usual output tokens of a master picture. An unknown model counts like the earlier ones, which take more. */
export function outputTokensOf(model: string, quality: Quality): number {
  const table = /^gpt-image-2\.[56]-/.test(familyOf(model)) ? of25 : ofOthers;
  // Left to itself, a model is not expected to go beyond high.
  return table[quality === "auto" ? "high" : quality];
}
