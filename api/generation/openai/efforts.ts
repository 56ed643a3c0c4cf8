import { AppError } from "#api/platform/errors.ts";
import { familyOf } from "../spending/prices.ts";

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

const fromLow: readonly Effort[] = ["low", "medium", "high", "xhigh", "max"];
const fromNone: readonly Effort[] = ["none", ...fromLow];

// From the service's model pages, and its refusals where those say nothing.
const takenBy: Readonly<Record<string, readonly Effort[]>> = {
  "gpt-6-luna": fromNone,
  "gpt-6-sol": fromNone,
  "gpt-6.1-sol": fromLow,
  "gpt-6.2-sol": fromLow,
  "gpt-6-astra": fromLow,
  "gpt-6.2-astra": fromLow,
};

/** Throws CONFIG_INVALID if it is known that the model does not take the effort; of other models the service decides. */
export function refuseUnknownEffort(model: string, effort: Effort): void {
  const family = familyOf(model);
  const taken = Object.hasOwn(takenBy, family) ? takenBy[family] : undefined;
  if (!taken || effort === "off" || taken.includes(effort)) return;
  throw new AppError("CONFIG_INVALID", `TEXT_EFFORT is ${effort}, which TEXT_MODEL ${model} does not take`, {
    hint: `Set TEXT_EFFORT to ${taken.join(", ")}, or off for the model’s own choice.`,
  });
}

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
