import { keysOf } from "#api/platform/keys-of.ts";
// The form's fields, each as the text that somebody types. Pure.

import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import type { AdminPost, Story } from "#api/stories/model.ts";
import { wallText, warsawText } from "./formats/warsaw-time.ts";

/** The empty form of a new post (specification, chapter 5). An empty time publishes at once. */
export const emptyValues = {
  titleEn: "",
  excerptEn: "",
  contentEn: "",
  titlePl: "",
  excerptPl: "",
  contentPl: "",
  imageUrl: "",
  imageAlt: "",
  imageAltPl: "",
  category: "",
  timeSlot: "morning",
  featured: "no",
  publishedAt: "",
  videoUrl: "",
  youtubeLink: "",
};

export type FieldName = keyof typeof emptyValues;
export type Values = Record<FieldName, string>;

/** In the form's order. */
export const fieldNames: readonly FieldName[] = keysOf(emptyValues);
export const isFieldName = (name: string): name is FieldName => fieldNames.some((each) => each === name);

/** A post as the form shows it. */
export function valuesOf(post: Story | AdminPost): Values {
  return {
    titleEn: post.titleEn,
    excerptEn: post.excerptEn,
    contentEn: post.contentEn,
    titlePl: post.titlePl,
    excerptPl: post.excerptPl,
    contentPl: post.contentPl,
    imageUrl: post.imageUrl,
    imageAlt: post.imageAlt,
    imageAltPl: post.imageAltPl ?? "",
    category: post.category,
    timeSlot: post.timeSlot,
    featured: post.featured ? "yes" : "no",
    publishedAt: wallText(Date.parse(post.publishedAt)),
    videoUrl: post.videoUrl ?? "",
    youtubeLink: post.youtubeLink ?? "",
  };
}

/** The slot that a field or a list of choices names. */
export const slotNamed = (name: string): TimeSlot => timeSlots.find((slot) => slot === name) ?? "morning";

/** The fields in which two versions differ, in the form's order. */
export const differingFields = (one: Values, other: Values): FieldName[] =>
  fieldNames.filter((name) => one[name] !== other[name]);

/** Converts fields for the API. An empty text removes an optional field. */
export function bodyOf(values: Values, names: readonly FieldName[]): Record<string, string | boolean> {
  return Object.fromEntries(names.map((name) => [name, sent(name, values[name])] as const).filter(isThere));
}

const isThere = (entry: readonly [FieldName, string | boolean | null]): entry is [FieldName, string | boolean] =>
  entry[1] !== null;

function sent(name: FieldName, value: string): string | boolean | null {
  if (name === "featured") return value === "yes";
  if (name === "publishedAt") return warsawText(value);
  return value;
}
