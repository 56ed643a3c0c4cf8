import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { diskError, removeOldFiles, writeDurably } from "./disk.ts";

type Work<Facts> = {
  folder: string;
  /** The beginning of the names of all works for the same purpose, of which only the newest stays. */
  purpose: string;
  /** A hash of everything that the work is made of. */
  fingerprint: string;
  /** The ending of its file, with the dot. */
  ending: string;
  /** What is noted of it. */
  facts: z.ZodType<Facts>;
};

/**
 * Returns finished work, made now if necessary: work from before a crash or another failure is not made (and paid) again while
 * it would be made of the same. It stays until `forgetWork`. Throws DISK_FULL, CONTENT_NOT_WRITABLE, and what `make` throws.
 */
export async function keptWork<Facts extends object>(
  { folder, purpose, fingerprint, ending, facts }: Work<Facts>,
  make: (into: string) => Promise<Facts>,
): Promise<Facts & { path: string }> {
  // Absolute, because ffmpeg, which may read it, runs in another folder.
  const path = resolve(folder, `${purpose}${fingerprint}${ending}`);
  const known = await factsOf(path, facts);
  if (known) return { ...known, path };
  await makeRoom(folder);
  await forgetWork(folder, purpose);
  const made = facts.parse(await make(path));
  await writeDurably(`${path}.json`, JSON.stringify(made));
  return { ...made, path };
}

/** Work unused for this long belongs to deleted stories and to what was given up. */
const keptDays = 30;

/** Creates the folder of finished work, and removes what is out of date. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
export async function makeRoom(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw diskError(error, `Cannot write to ${folder}`);
  }
  await removeOldFiles(folder, { days: keptDays });
}

/** Removes all works for a purpose. */
export async function forgetWork(folder: string, purpose: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const ours = names.filter((name) => name.startsWith(purpose));
  await Promise.all(ours.map((name) => rm(join(folder, name), { force: true })));
}

async function factsOf<Facts>(path: string, facts: z.ZodType<Facts>): Promise<Facts | null> {
  const isThere = await stat(path).catch(() => null);
  if (!isThere?.isFile()) return null;
  const text = await readFile(`${path}.json`, "utf8").catch(() => "null");
  try {
    return facts.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
