import type { Usage } from "../model.ts";

/** In US dollars for a million tokens. */
type Price = { input: number; cached: number; cacheWrite: number; imageInput: number; output: number };

// The charges by kind of model, from the service's model pages and its announcements until 2026-11-23.
const text = (input: number, output: number, cached: number): Price => ({
  ...{ input, cached, imageInput: input, output },
  // What the service keeps for the next call costs a quarter more.
  cacheWrite: input * 1.25,
});
const image = (input: number, imageInput: number, output: number): Price => ({
  ...{ input, cached: input, cacheWrite: input },
  ...{ imageInput, output },
});

const prices = {
  text: {
    "gpt-6-luna": text(0.1, 0.5, 0.01),
    "gpt-6-sol": text(2, 10, 0.2),
    "gpt-6.1-sol": text(2, 10, 0.1),
    "gpt-6.2-sol": text(2, 10, 0.1),
    "gpt-6-astra": text(10, 50, 1),
    "gpt-6.2-astra": text(8, 40, 0.4),
  },
  image: {
    "gpt-image-2.5-flare": image(5, 8, 30),
    "gpt-image-2.5-sunburst": image(5, 8, 30),
    "gpt-image-2.6-flare": image(5, 8, 30),
    "gpt-image-2.6-sunburst": image(5, 8, 30),
  },
} satisfies Record<string, Record<string, Price>>;

/** The kind of model; its name does not reveal it. */
export type Kind = keyof typeof prices;

/**
 * The cost of a call in US dollars by the table; an unknown model is charged as the dearest of its kind. Tokens of a cache
 * and of images are included in the input.
 */
export function costOf(
  { kind, model }: { kind: Kind; model: string },
  { inputTokens, cachedTokens = 0, cacheWriteTokens = 0, imageTokens = 0, outputTokens }: Usage,
): number {
  const price = priceOf(model, prices[kind]);
  const plain = Math.max(0, inputTokens - cachedTokens - cacheWriteTokens - imageTokens);
  const ofInput = plain * price.input + cachedTokens * price.cached + cacheWriteTokens * price.cacheWrite;
  return (ofInput + imageTokens * price.imageInput + outputTokens * price.output) / 1_000_000;
}

/** Finds the model of a dated name: `gpt-6-luna-2026-09-22`. */
export const familyOf = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/, "");

/** Whether the table has the model. */
export const isPriced = ({ kind, model }: { kind: Kind; model: string }): boolean =>
  Object.hasOwn(prices[kind], familyOf(model));

/** The price in US dollars for a million tokens of input and of output; an unknown model has the dearest of its kind. */
export function pricesOf({ kind, model }: { kind: Kind; model: string }): { input: number; output: number } {
  const { input, output } = priceOf(model, prices[kind]);
  return { input, output };
}

function priceOf(model: string, known: Record<string, Price>): Price {
  const family = familyOf(model);
  return Object.hasOwn(known, family) && known[family] ? known[family] : dearestOf(Object.values(known));
}

function dearestOf(known: readonly Price[]): Price {
  const most = (part: keyof Price) => Math.max(...known.map((price) => price[part]));
  return {
    ...{ input: most("input"), cached: most("cached"), cacheWrite: most("cacheWrite") },
    ...{ imageInput: most("imageInput"), output: most("output") },
  };
}
