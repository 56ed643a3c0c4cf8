// What speech costs, in US dollars (OpenAI's pages of its models and prices, read on 2026-11-27).

type SpeechPrice = { perCharacter: number; perSecond: number };

/** Models of the speech call; its answer does not say what it cost. */
const speechPrices: Record<string, SpeechPrice> = {
  "tts-1": { perCharacter: 15 / 1_000_000, perSecond: 0 },
  "tts-1-hd": { perCharacter: 30 / 1_000_000, perSecond: 0 },
  // $12 for a million tokens of sound, which the service itself calls $0.015 a minute; $0.60 for those of text.
  "gpt-4o-mini-tts": { perCharacter: 0.6 / 1_000_000 / 3, perSecond: 0.015 / 60 },
};

/** For a million tokens. */
type RealtimePrice = { textIn: number; cachedIn: number; textOut: number; soundOut: number };

/** Models of the Realtime API, whose answer has its usage. */
const realtimePrices: Record<string, RealtimePrice> = {
  "gpt-realtime-2.1-mini": { textIn: 0.6, cachedIn: 0.06, textOut: 2.4, soundOut: 20 },
  "gpt-realtime-2.1": { textIn: 4, cachedIn: 0.4, textOut: 24, soundOut: 64 },
};

/** Whether the price of a model is known. */
export const hasSpeechPrice = (model: string): boolean => familyOf(model) in { ...speechPrices, ...realtimePrices };

export function speechCost(model: string, { characters, seconds }: { characters: number; seconds: number }): number {
  const { perCharacter, perSecond } = priceOf(model, speechPrices);
  return characters * perCharacter + seconds * perSecond;
}

export type RealtimeUsage = { textIn: number; cachedIn: number; textOut: number; soundOut: number };

export function realtimeCost(model: string, usage: RealtimeUsage): number {
  const price = priceOf(model, realtimePrices);
  const plainIn = Math.max(0, usage.textIn - usage.cachedIn);
  const sum =
    plainIn * price.textIn +
    usage.cachedIn * price.cachedIn +
    usage.textOut * price.textOut +
    usage.soundOut * price.soundOut;
  return sum / 1_000_000;
}

/** Finds the model of a dated name: `gpt-4o-mini-tts-2025-12-15`. */
const familyOf = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/, "");

/** An unknown model is as dear as the dearest in each respect. */
function priceOf<Price extends Record<string, number>>(model: string, known: Record<string, Price>): Price {
  const price = known[familyOf(model)];
  if (price) return price;
  const all = Object.values(known);
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, Math.max(...all.map((each) => each[name] ?? 0))])) as Price;
}
