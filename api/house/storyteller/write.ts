import type { Brief, Storyteller, WritingOrder } from "#api/generation/model.ts";
import { compose } from "./compose.ts";
import { stageAnew } from "./wishes/stage-anew.ts";
import { tellAnew } from "./wishes/tell-anew.ts";
import { understand } from "./wishes/understand.ts";

/** The built-in storyteller: needs no service, costs nothing, and always writes the same text for the same brief. */
export const houseStoryteller = {
  name: "house",
  promptVersion: 3,
  inTurn: true,
  estimateUsd: 0,
  attempts: 12,
  // Feasts return after three years, and a movable one may be some weeks early.
  tellsAnewAfterDays: 1000,
  write: async (brief: Brief, { attempt = 1 }: Pick<WritingOrder, "attempt"> = {}) =>
    brief.rewrites ? tellAnew(brief, brief.rewrites, attempt) : compose(brief, attempt),
  refuseWish(wish, remake) {
    understand(wish, remake);
  },
  stage: async (brief, { present }) => stageAnew(brief, present),
} satisfies Storyteller;
