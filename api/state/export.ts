import type { State } from "./model.ts";
import { readState } from "./stored-state.ts";

type ExportOptions = {
  /** Mail addresses, and names of administrators, which may be addresses too. */
  addresses: boolean;
};

const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1);

/** What is remembered in a data folder, while a server runs or not; null where nothing is. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function exportState(dataDir: string, options: ExportOptions): Promise<StateExport | null> {
  const state = await readState(dataDir);
  return state && exportOf(state, options);
}

/** Everything that is remembered, for whoever wants to have it elsewhere; never a password's hash, nor the id of anything secret. */
export function exportOf({ version, access, engagement, newsletter }: State, { addresses }: ExportOptions) {
  return {
    version,
    administrators: Object.values(access.accounts).map(({ username, createdAt }) => ({
      ...(addresses && { username }),
      createdAt,
    })),
    stories: engagement.stories,
    days: engagement.days,
    // In one order, whichever store they come from.
    subscribers: Object.values(newsletter.subscribers)
      .toSorted(byEmail)
      .map(({ email, ...facts }) => ({
        ...(addresses && { email }),
        ...facts,
      })),
  };
}
export type StateExport = ReturnType<typeof exportOf>;
