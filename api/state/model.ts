import { z } from "zod";
import { AccessState } from "../access/model.ts";
import { EngagementState } from "../engagement/model.ts";
import { HealthState } from "../health/model.ts";
import { NewsletterState } from "../newsletter/model.ts";

/** Everything the server remembers of its readers and its administrators, in one file. Each part belongs to the feature of its name. */
export const State = z.strictObject({
  version: z.literal(3),
  access: AccessState,
  engagement: EngagementState,
  newsletter: NewsletterState,
  health: HealthState,
});
export type State = z.infer<typeof State>;

export const emptyState = (): State => ({
  version: 3,
  access: { accounts: {}, ended: {} },
  engagement: { stories: {}, days: {} },
  newsletter: { subscribers: {} },
  health: { told: {} },
});
