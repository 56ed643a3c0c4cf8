import { z } from "zod";
import { AccessState, emptyAccess } from "#api/access/model.ts";
import { EngagementState } from "#api/engagement/model.ts";
import { HealthState } from "#api/health/model.ts";
import { NewsletterState } from "#api/newsletter/model.ts";

/** The version that the newest migration of `migrate.ts` ends at. */
export const stateVersion = 8;

/** Everything that the server remembers of readers and administrators. Each part belongs to the feature of its name. */
export const State = z.strictObject({
  version: z.literal(stateVersion),
  access: AccessState,
  engagement: EngagementState,
  newsletter: NewsletterState,
  health: HealthState,
});
export type State = z.infer<typeof State>;

/**
 * The content of a file. A backup holds everything. The state file holds counts only until the next server that opens it moves them into
 * files of their own: when it comes from an older version, or from a backup.
 */
export const StoredState = State.partial({ engagement: true });
export type StoredState = z.infer<typeof StoredState>;

/** The parts that change seldom, so that one file is rewritten with each change. */
export type StateWithoutCounts = Omit<State, "engagement">;

export const emptyState = (): StateWithoutCounts => ({
  version: stateVersion,
  access: emptyAccess(),
  newsletter: { subscribers: {} },
  health: { told: {} },
});

/** A new backup: its path on the server's machine, and its time. */
export const KeptBackup = z.strictObject({ path: z.string(), at: z.iso.datetime() });
export type KeptBackup = z.infer<typeof KeptBackup>;
