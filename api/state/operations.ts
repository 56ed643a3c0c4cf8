import { z } from "zod";
import { type FeatureReference, json } from "#api/platform/http/operation.ts";

/** A new backup: its path on the server's machine, and its time. */
export const KeptBackup = z.strictObject({ path: z.string(), at: z.iso.datetime() });
export type KeptBackup = z.infer<typeof KeptBackup>;

export const stateReference: FeatureReference = {
  title: "State",
  schemas: { KeptBackup },
  operations: [
    {
      method: "post",
      path: "/admin/state/backup",
      summary: "Keep a backup of what the server remembers, now",
      access: "administrators",
      answers: { 201: json("Where it lies.", KeptBackup) },
      refusals: ["DISK_FULL", "CONTENT_NOT_WRITABLE", "STATE_IN_DATABASE"],
    },
  ],
};
