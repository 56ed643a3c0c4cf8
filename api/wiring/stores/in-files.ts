import { stat } from "node:fs/promises";
import { auditInFiles } from "#api/audit/audit-in-files.ts";
import { openLedger } from "#api/newsletter/sending/ledger.ts";
import { alone } from "#api/platform/processes/leader.ts";
import { readSecret } from "#api/platform/secret.ts";
import { openStateFile, partOf } from "#api/state/state-file.ts";
import { statePath } from "#api/state/stored-state.ts";
import type { Stores, StoresWorld } from "./stores.ts";

/** Everything in files of the data folder, for this process alone. Throws STATE_IN_USE, STATE_DAMAGED, STATE_TOO_NEW. */
export async function openStoresInFiles({ config, clock, log }: StoresWorld): Promise<Stores> {
  const { DATA_DIR: dataDir } = config;
  const state = await openStateFile({
    dataDir,
    clock,
    onBackupFailed: (error) => log.warn({ err: error }, "No backup of the state could be made this hour"),
    onCountsUnsaved: (error) => log.warn({ err: error }, "What was counted stays in its journal for now"),
  });
  const audit = auditInFiles({ dataDir });
  return {
    access: partOf(state, "access"),
    newsletter: partOf(state, "newsletter"),
    health: partOf(state, "health"),
    counts: state.counts,
    audit,
    ledger: openLedger({ dataDir }),
    // Behind the state's lock, so that two first starts at once do not make two secrets.
    secret: await readSecret(config),
    leader: alone,
    database: null,
    keepBackup: state.keepBackup,
    bytes: async () => (await stat(statePath(dataDir))).size,
    tick: async () => {},
    async close() {
      await audit.close();
      await state.close();
    },
  };
}
