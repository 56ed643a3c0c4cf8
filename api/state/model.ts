import { z } from "zod";
import { AccessState } from "../access/model.ts";
import { EngagementState } from "../engagement/model.ts";
import { HealthState } from "../health/model.ts";
import { NewsletterState } from "../newsletter/model.ts";

/** Everything the server remembers of its readers and its administrators. Each part belongs to the feature of its name. */
export const State = z.strictObject({
  version: z.literal(4),
  access: AccessState,
  engagement: EngagementState,
  newsletter: NewsletterState,
  health: HealthState,
});
export type State = z.infer<typeof State>;

/**
 * What a file holds. A backup holds everything. The state file itself holds counts only until they are moved into files of their own,
 * by the next server that opens it: where it comes from a version that kept them here, or from a backup.
 */
export const StoredState = State.partial({ engagement: true });
export type StoredState = z.infer<typeof StoredState>;

/** What changes seldom enough to be one file that is written anew with each change. */
export type StateWithoutCounts = Omit<State, "engagement">;

export const emptyState = (): StateWithoutCounts => ({
  version: 4,
  access: { accounts: {}, ended: {} },
  newsletter: { subscribers: {} },
  health: { told: {} },
});
