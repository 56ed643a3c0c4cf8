import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../platform/disk.ts";
import { type Remote, trackingRef } from "./transport.ts";
import type { WorkingCopy } from "./working-copy.ts";

const noteIn = ({ commonDir }: Pick<WorkingCopy, "commonDir">) => join(commonDir, "mruk-remote");

/**
 * Notes from which address it is what is remembered of the remote. What was seen at another one says nothing of this one,
 * which may well stand further back, so it is forgotten.
 */
export async function knowAddress(copy: WorkingCopy, remote: Remote): Promise<void> {
  if ((await readFile(noteIn(copy), "utf8").catch(() => null)) === remote.name) return;
  const all = trackingRef({ ...remote, branch: "" });
  const refs = (await copy.git(["for-each-ref", "--format=delete %(refname)", all])).trim();
  if (refs !== "") await copy.git(["update-ref", "--stdin"], { input: `${refs}\n` });
  await noteAddress(copy, remote);
}

export function noteAddress(copy: Pick<WorkingCopy, "commonDir">, { name }: Remote): Promise<void> {
  return writeDurably(noteIn(copy), name);
}
