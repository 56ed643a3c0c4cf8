// No imports, so that pages can share it without the schemas.

/** The six bundled categories and their Polish names; other texts are allowed and shown as they are. */
export const categories = {
  "Daily Life": "Codzienne Życie",
  Adventure: "Przygoda",
  Lifestyle: "Styl Życia",
  Playtime: "Czas Zabawy",
  Portrait: "Portret",
  Friendship: "Przyjaźń",
} as const;
export type BundledCategory = keyof typeof categories;
