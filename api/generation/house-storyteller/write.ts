import type { Storyteller } from "../model.ts";
import { compose } from "./compose.ts";

/** The storyteller that lives in the house: needs no service, costs nothing, and always tells the same brief the same. */
export const houseStoryteller: Storyteller = {
  name: "house",
  promptVersion: 1,
  write: async (brief) => compose(brief),
};
