import type { Clock } from "#api/platform/clock.ts";
import type { AdminChange } from "#api/platform/http/admin-change.ts";
import type { AuditPage, AuditQuery, AuditStore } from "./model.ts";

export type AuditLog = {
  /** Notes an administrative call, also in the log. A record that cannot be kept fails nothing that was done. */
  note(change: AdminChange): Promise<void>;
  page(query: AuditQuery): Promise<AuditPage>;
  tick(): Promise<void>;
};

type Log = Record<"info" | "error", (facts: object, message: string) => void>;
type Parts = { store: AuditStore; clock: Clock; log: Log };

export function openAuditLog({ store, clock, log }: Parts): AuditLog {
  return {
    async note({ admin, session, requestId, ...facts }) {
      const { id: account, username, role } = admin;
      log.info({ requestId, admin: username, role, session, ...facts }, "Administrative call");
      const record = { at: clock.now().toString(), account, username, role, session, ...facts };
      await store.add(record).catch((error: unknown) => {
        log.error({ requestId, err: error }, "An administrative call could not be kept in the audit log");
      });
    },
    page: store.page,
    tick: () => store.forget(clock.now()),
  };
}
