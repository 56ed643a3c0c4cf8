import type { CountTables } from "./count-tables.ts";
import type { SharingTables } from "./sharing-tables.ts";
import type { StateTables } from "./state-tables.ts";

/** The tables, as the migrations leave them. */
export type Tables = StateTables & CountTables & SharingTables;
