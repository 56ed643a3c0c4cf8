import type { State } from "./model.ts";
import { readState } from "./stored-state.ts";

type ExportOptions = {
  /** Whether to include mail addresses, and administrators' names, which may be addresses too. */
  addresses: boolean;
};

const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1);

/** Exports a data folder, while a server runs or not; null when it holds no state. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function exportState(dataDir: string, options: ExportOptions): Promise<StateExport | null> {
  const state = await readState(dataDir);
  return state && exportOf(state, options);
}

/** Everything that the server remembers, without password hashes and ids of secrets. */
export function exportOf({ version, access, engagement, newsletter }: State, { addresses }: ExportOptions) {
  return {
    version,
    administrators: Object.values(access.accounts).map(({ username, role, createdAt }) => ({
      ...(addresses && { username }),
      role,
      createdAt,
    })),
    stories: engagement.stories,
    days: engagement.days,
    // Sorted, so that the order does not depend on the store.
    subscribers: Object.values(newsletter.subscribers)
      .toSorted(byEmail)
      .map(({ email, ...facts }) => ({
        ...(addresses && { email }),
        ...facts,
      })),
  };
}
export type StateExport = ReturnType<typeof exportOf>;
