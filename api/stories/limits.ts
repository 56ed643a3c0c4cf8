// This file needs no schemas, so the form can import it.

/** The longest text of each kind, in characters. */
export const textLimits = {
  title: 200,
  excerpt: 600,
  content: 50_000,
  imageAlt: 600,
  category: 60,
  address: 2000,
  /** What an editor says about a draft. */
  note: 300,
  /** What an editor wants of a text or picture that is made anew. */
  wish: 500,
} as const;

/** How many stories or drafts one call may change. */
export const mostAtOnce = 50;
