/** A state as some version of the program wrote it. */
export type VersionedState = { version: number } & Record<string, unknown>;

/** Makes the next version's state of one version's; the version itself is counted by `migrate`. */
export type Migration = (state: VersionedState) => Record<string, unknown>;

/** The migration at index n makes version n + 2 of version n + 1: versions begin with 1, and none is ever skipped. */
const migrations: readonly Migration[] = [
  (state) => ({ ...state, access: { accounts: {}, ended: {} } }),
  // Subscribers know of letters since then, which older programs would refuse.
  (state) => ({ ...state, health: { told: {} } }),
  // Counts lie beside the file since then. A file of before holds them, or it is damaged.
  ({ engagement = null, ...state }) => ({ ...state, engagement }),
];

/** The version that a list of migrations ends at. */
export const newestVersion = (list: readonly Migration[] = migrations): number => list.length + 1;

/** An older state as the newest version has it. */
export function migrate(state: VersionedState, list: readonly Migration[] = migrations): VersionedState {
  return list
    .slice(state.version - 1)
    .reduce((older, migration) => ({ ...migration(older), version: older.version + 1 }), state);
}
