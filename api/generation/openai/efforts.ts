/** A model's reasoning effort; off for a model without that setting. */
export type Effort = "off" | "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** The reasoning tokens of each effort: usual and maximum. */
const thinking: Record<Effort, { usually: number; atMost: number }> = {
  // A model without the setting decides by itself, so this is a guess.
  off: { usually: 800, atMost: 12_000 },
  none: { usually: 0, atMost: 0 },
  minimal: { usually: 200, atMost: 2000 },
  low: { usually: 800, atMost: 6000 },
  medium: { usually: 2500, atMost: 12_000 },
  high: { usually: 6000, atMost: 24_000 },
  xhigh: { usually: 12_000, atMost: 40_000 },
  max: { usually: 20_000, atMost: 60_000 },
};

export const usualThinking = (effort: Effort): number => thinking[effort].usually;
export const mostThinking = (effort: Effort): number => thinking[effort].atMost;

/** The time limit for an answer. After five minutes of silence, fetch would give up by itself. */
export function deadlineFor(effort: Effort): number {
  return thinking[effort].atMost > 6000 ? 290_000 : 150_000;
}

/**
 * The maximum tokens of a text. A token usually has three or four letters; two is a safe bound for our texts in either
 * language.
 */
export function mostTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2);
}
