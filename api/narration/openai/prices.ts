// What speech costs, in US dollars (OpenAI's pages of its models and prices, 2026-11-27). Its answer does not say.

type Price = { perCharacter: number; perSecond: number };

const prices: Record<string, Price> = {
  "tts-1": { perCharacter: 15 / 1_000_000, perSecond: 0 },
  "tts-1-hd": { perCharacter: 30 / 1_000_000, perSecond: 0 },
  // $12 for a million tokens of sound, which the service itself calls $0.015 a minute; $0.60 for those of text.
  "gpt-4o-mini-tts": { perCharacter: 0.6 / 1_000_000 / 3, perSecond: 0.015 / 60 },
};

/** An unknown model is charged as the dearest in each respect. */
const dearest: Price = {
  perCharacter: Math.max(...Object.values(prices).map(({ perCharacter }) => perCharacter)),
  perSecond: Math.max(...Object.values(prices).map(({ perSecond }) => perSecond)),
};

/** Finds the model of a dated name: `gpt-4o-mini-tts-2025-12-15`. */
const priceOf = (model: string): Price => prices[model.replace(/-\d{4}-\d{2}-\d{2}$/, "")] ?? dearest;

export function speechCost(model: string, { characters, seconds }: { characters: number; seconds: number }): number {
  const { perCharacter, perSecond } = priceOf(model);
  return characters * perCharacter + seconds * perSecond;
}
