import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import type { AuditLog } from "./audit-log.ts";
import { AuditPage, AuditQuery, AuditRecord } from "./model.ts";

export function auditEndpoints({ audit }: { audit: Pick<AuditLog, "page"> }): EndpointGroup {
  const page = endpoint({
    method: "get",
    access: "owner",
    path: "/api/admin/audit",
    summary: "Who did what, newest first, fifty at a time; kept for a year",
    query: AuditQuery,
    answers: { 200: json("A page of it.", AuditPage) },
    refusals: ["STATE_DAMAGED", "DATABASE_UNAVAILABLE"],
    handle: ({ query }) => audit.page(query),
  });
  return { title: "Audit", schemas: { AuditRecord, AuditPage }, endpoints: [page] };
}
