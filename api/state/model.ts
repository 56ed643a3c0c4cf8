import { z } from "zod";
import { EngagementState } from "../engagement/model.ts";
import { NewsletterState } from "../newsletter/model.ts";

/** Everything the server remembers of its readers, in one file. Each part belongs to the feature of its name. */
export const State = z.strictObject({
  version: z.literal(1),
  engagement: EngagementState,
  newsletter: NewsletterState,
});
export type State = z.infer<typeof State>;

export const emptyState = (): State => ({
  version: 1,
  engagement: { stories: {}, days: {} },
  newsletter: { subscribers: {} },
});
