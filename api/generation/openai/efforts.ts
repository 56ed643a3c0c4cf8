/** How long a model thinks before it writes; off for one that cannot be told. */
export type Effort = "off" | "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** How many tokens it thinks, by experience, and how many it may think at most. */
const thinking: Record<Effort, { usually: number; atMost: number }> = {
  // What it does by itself is not known.
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

/** For how long an answer is waited for. Five minutes without a sign, and fetch would give up by itself. */
export function deadlineFor(effort: Effort): number {
  return thinking[effort].atMost > 6000 ? 290_000 : 150_000;
}

/**
 * How many tokens a text is at most. Mostly a token has three or four letters; two are certainly enough for what is written
 * here, in either language.
 */
export function mostTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2);
}
