import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "#api/platform/files/disk.ts";
import { type Remote, trackingRef } from "./transport.ts";
import type { WorkingCopy } from "./working-copy.ts";

const addressFile = ({ commonDir }: Pick<WorkingCopy, "commonDir">) => join(commonDir, "mruk-remote");

/**
 * Records the address that the tracking refs belong to. The refs of another address are deleted: they say nothing about this
 * remote, which may well stand further back.
 */
export async function trackAddress(copy: WorkingCopy, remote: Remote): Promise<void> {
  if ((await readFile(addressFile(copy), "utf8").catch(() => null)) === remote.name) return;
  const all = trackingRef({ ...remote, branch: "" });
  const refs = (await copy.git(["for-each-ref", "--format=delete %(refname)", all])).trim();
  if (refs !== "") await copy.git(["update-ref", "--stdin"], { input: `${refs}\n` });
  await saveAddress(copy, remote);
}

export function saveAddress(copy: Pick<WorkingCopy, "commonDir">, { name }: Remote): Promise<void> {
  return writeDurably(addressFile(copy), name);
}
