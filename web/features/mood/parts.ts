import { onDemand } from "#web/i18n/on-demand.ts";

/** The mood card with its words, which a browser loads once the story is there to be read. */
export const moodParts = onDemand({
  card: async () => (await import("./mood-card.tsx")).MoodCard,
});
