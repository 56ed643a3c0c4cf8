import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import type { Backup } from "./backups.ts";
import { KeptBackup } from "./model.ts";

export function stateEndpoints({ keepBackup }: { keepBackup(): Promise<Backup> }): EndpointGroup {
  const backup = endpoint({
    method: "post",
    path: "/api/admin/state/backup",
    summary: "Keep a backup of what the server remembers, now",
    access: "owner",
    answers: { 201: json("Where it lies.", KeptBackup) },
    refusals: ["DISK_FULL", "CONTENT_NOT_WRITABLE", "STATE_IN_DATABASE"],
    async handle() {
      const { path, at } = await keepBackup();
      return { path, at } satisfies KeptBackup;
    },
  });
  return { title: "State", schemas: { KeptBackup }, endpoints: [backup] };
}
