import type { Generated } from "kysely";
import type { AuditRecord } from "#api/audit/model.ts";
import type { SharingTables } from "./cluster/cluster-tables.ts";
import type { CountTables } from "./counts/count-tables.ts";
import type { StateTables } from "./state/state-tables.ts";

/** The tables, as the migrations leave them. */
export type Tables = StateTables & CountTables & SharingTables & { audit: AuditRecord & { id: Generated<number> } };
