import type { Brief, Storyteller } from "#api/generation/model.ts";
import { compose } from "./compose.ts";

/** The built-in storyteller: needs no service, costs nothing, and always writes the same text for the same brief. */
export const houseStoryteller = {
  name: "house",
  promptVersion: 1,
  inTurn: true,
  estimateUsd: 0,
  // Its tellings repeat after 49 weeks, word for word.
  tellsAnewAfterDays: 300,
  write: async (brief: Brief) => compose(brief),
} satisfies Storyteller;
