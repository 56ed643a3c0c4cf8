// Plain facts, so that the form that is written in can share them without the schemas.

/** How many characters each text of a story may have. */
export const textLimits = {
  title: 200,
  excerpt: 600,
  content: 50_000,
  imageAlt: 600,
  category: 60,
  address: 2000,
} as const;
