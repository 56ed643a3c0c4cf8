import type { Brief, Storyteller } from "../model.ts";
import { compose } from "./compose.ts";

/** The storyteller that lives in the house: needs no service, costs nothing, and always tells the same brief the same. */
export const houseStoryteller = {
  name: "house",
  promptVersion: 1,
  inTurn: true,
  estimateUsd: 0,
  // Its plots begin anew after 49 weeks, word for word.
  tellsAnewAfterDays: 300,
  write: async (brief: Brief) => compose(brief),
} satisfies Storyteller;
