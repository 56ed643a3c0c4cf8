import { AppError } from "#api/platform/errors.ts";
import { StoryId } from "#api/stories/model.ts";
import type { Language } from "../output/story-text.ts";

// Parses arguments. Each function throws an AppError whose hint names valid values.

/** A count from 1 to max. */
export function countFrom(text: string, { option, max }: { option: string; max: number }): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= max) return count;
  throw new AppError("BAD_REQUEST", `${option} ${quoted(text)} is not a count`, {
    hint: `Give a number from 1 to ${max}.`,
  });
}

/** An amount of US dollars: `0.50`. */
export function amountFrom(text: string, { option }: { option: string }): number {
  if (/^\d{1,6}(\.\d{1,4})?$/.test(text)) return Number(text);
  throw new AppError("BAD_REQUEST", `${option} ${quoted(text)} is not an amount`, {
    hint: "Give US dollars, such as 0.50.",
  });
}

/** One of the values that an option has. */
export function oneOf<Value extends string>(
  text: string,
  { option, values }: { option: string; values: readonly Value[] },
): Value {
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new AppError("BAD_REQUEST", `${option} ${quoted(text)} is not known`, { hint: `Give ${values.join(" or ")}.` });
}

export function languageFrom(text: string): Language {
  if (text === "en" || text === "pl") return text;
  throw new AppError("BAD_REQUEST", `There is no ${quoted(text)} version`, { hint: "The languages are en and pl." });
}

export function storyIdFrom(text: string): StoryId {
  const id = StoryId.safeParse(text);
  if (id.success) return id.data;
  throw new AppError("BAD_REQUEST", `${quoted(text)} is not a story id`, {
    hint: "An id looks like 2026-12-24-evening; mruk posts list shows them.",
  });
}

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
