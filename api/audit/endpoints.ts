import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { csvOf } from "#api/platform/files/csv.ts";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { AuditLog } from "./audit-log.ts";
import { AuditPage, AuditQuery, AuditRecord } from "./model.ts";

type Log = Pick<AuditLog, "page">;

export function auditEndpoints({ audit, clock }: { audit: Log; clock: Clock }): EndpointGroup {
  const refusals = ["STATE_DAMAGED", "DATABASE_UNAVAILABLE"] as const;
  const page = endpoint({
    method: "get",
    access: "owner",
    path: "/api/admin/audit",
    summary: "Who did what, newest first, fifty at a time; kept for a year",
    query: AuditQuery,
    answers: { 200: json("A page of it.", AuditPage) },
    refusals,
    handle: ({ query }) => audit.page(query),
  });
  const table = endpoint({
    method: "get",
    access: "owner",
    path: "/api/admin/audit/export",
    summary: "All of it, newest first, as a table",
    query: AuditQuery.omit({ before: true }),
    answers: {
      200: {
        description: "A table by RFC 4180 with a header row.",
        content: { "text/csv": z.string() },
        headers: { "Content-Disposition": "A name for the file." },
      },
    },
    refusals,
    async handle({ query, response }) {
      const records = await allRecords(audit, query);
      response.attachment(`mruk-audit-${warsawDate(clock.now())}.csv`);
      response.type("text/csv; charset=utf-8").send(csvOf(records, AuditRecord.keyof().options));
    },
  });
  return { title: "Audit", schemas: { AuditRecord, AuditPage }, endpoints: [page, table] };
}

async function allRecords(audit: Log, query: AuditQuery): Promise<AuditRecord[]> {
  const records: AuditRecord[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: AuditPage = await audit.page({ ...query, ...(before !== undefined && { before }) });
    records.push(...page.records);
    before = page.next;
  }
  return records;
}
