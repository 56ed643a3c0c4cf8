import { sql } from "kysely";
import { AuditRecord, type AuditStore, monthsKept, pageLength } from "#api/audit/model.ts";
import type { Database } from "./model.ts";

type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;
type Parts = { database: Pick<Database, "query">; retry: Retry };

/** The audit log in a database, for any number of servers. Throws DATABASE_UNAVAILABLE. */
export function auditInDatabase({ database: { query }, retry }: Parts): AuditStore {
  return {
    // Not tried again: what was lost after it was written would be noted twice.
    async add(record) {
      await query.insertInto("audit").values(record).execute();
    },
    page: ({ account, call, before }) =>
      retry(async () => {
        let selection = query
          .selectFrom("audit")
          .selectAll()
          .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as("at"))
          .orderBy("id", "desc")
          .limit(pageLength + 1);
        if (account !== undefined) selection = selection.where("account", "=", account);
        if (call !== undefined) selection = selection.where("call", "=", call);
        if (before !== undefined && /^\d{1,15}$/.test(before)) selection = selection.where("id", "<", Number(before));
        const rows = await selection.execute();
        const shown = rows.slice(0, pageLength);
        const next = rows.length > pageLength ? String(shown.at(-1)?.id) : null;
        return { records: shown.map(({ id: _, ...record }) => AuditRecord.parse(record)), next };
      }),
    async forget(now) {
      const oldest = now.toZonedDateTimeISO("UTC").subtract({ months: monthsKept }).toInstant().toString();
      await retry(() => query.deleteFrom("audit").where("at", "<", oldest).execute());
    },
    close: async () => {},
  };
}
