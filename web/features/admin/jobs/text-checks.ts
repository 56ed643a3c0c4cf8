import type { TextCheck } from "#api/generation/model.ts";

// A type only, because the schemas beside it are heavy; a check without words does not compile.
const worded: Record<TextCheck, true> = {
  lengths: true,
  markup: true,
  typing: true,
  category: true,
  voice: true,
  language: true,
  pair: true,
  canon: true,
  repetition: true,
  memory: true,
  subjects: true,
  phrases: true,
  spelling: true,
  title: true,
  likeness: true,
  moderation: true,
};

/** Whether the panel has words for a check; a newer server may have others. */
export const isTextCheck = (name: string): name is TextCheck => Object.hasOwn(worded, name);
