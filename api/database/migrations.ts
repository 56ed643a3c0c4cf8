import type { Migration } from "kysely/migration";
import * as state from "./migrations/0001-state.ts";
import * as sharing from "./migrations/0002-sharing.ts";
import * as spending from "./migrations/0003-spending.ts";
import * as secretMarks from "./migrations/0004-secret-marks.ts";
import * as letterFrequency from "./migrations/0005-letter-frequency.ts";
import * as roles from "./migrations/0006-roles.ts";
import * as sessions from "./migrations/0007-sessions.ts";
import * as audit from "./migrations/0008-audit.ts";
import * as previewLinks from "./migrations/0009-preview-links.ts";
import * as passkeys from "./migrations/0010-passkeys.ts";
import * as recoveryCodes from "./migrations/0011-recovery-codes.ts";
import * as addressesOfAccounts from "./migrations/0012-addresses-of-accounts.ts";

/** Run in the order of their names. A released migration never changes; a new one follows it. */
export const migrations: Record<string, Migration> = {
  "0001-state": state,
  "0002-sharing": sharing,
  "0003-spending": spending,
  "0004-secret-marks": secretMarks,
  "0005-letter-frequency": letterFrequency,
  "0006-roles": roles,
  "0007-sessions": sessions,
  "0008-audit": audit,
  "0009-preview-links": previewLinks,
  "0010-passkeys": passkeys,
  "0011-recovery-codes": recoveryCodes,
  "0012-addresses-of-accounts": addressesOfAccounts,
};
