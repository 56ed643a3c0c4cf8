import { join } from "node:path";
import { AppError } from "../platform/errors.ts";
import { gitMessage } from "../platform/git.ts";
import { holdLock } from "../platform/lock.ts";
import { gitDiskError, hasBegunMove, refuseLackOfRoom } from "./branch.ts";
import type { RepositoryOptions } from "./work-alone.ts";
import { findWorkingCopy, type WorkingCopy } from "./working-copy.ts";

/** A day of three stories makes some thirty objects, each a file of its own. */
const mostLooseObjects = 2000;
/** Git looks for an object in one pack after another. */
const mostPacks = 50;
/** Younger objects stay though no branch leads to them: another process may be about to make it do so. */
const oldestUnused = "2.weeks.ago";

/**
 * Packs what Git keeps as one file each, once that is much, and joins the packs once they are many. To be called when nobody waits;
 * others read and commit meanwhile, since Git removes nothing before it stands in a pack. Throws PACKING_FAILED, DISK_FULL,
 * CONTENT_NOT_WRITABLE.
 */
export async function packRepository(options: RepositoryOptions): Promise<void> {
  const copy = await findWorkingCopy(options.contentDir, options).catch(nullWithoutGit);
  if (copy === null) return;
  const lock = await holdLock(join(copy.commonDir, "mruk-pack.lock"));
  if (lock === null) return;
  try {
    // No branch leads to what an interrupted move is about; whoever completes it comes first.
    if (!(await hasBegunMove(copy))) await pack(copy);
  } catch (error) {
    throw packingError(error, copy);
  } finally {
    lock.release();
  }
}

function nullWithoutGit(error: unknown): null {
  if (error instanceof AppError && error.code === "CONTENT_NOT_GIT") return null;
  throw error;
}

async function pack(copy: WorkingCopy): Promise<void> {
  const { loose, packs, looseBytes, packedBytes } = await counts(copy);
  const joinsPacks = packs > mostPacks;
  if (!joinsPacks && loose <= mostLooseObjects) return;
  await refuseLackOfRoom(copy.commonDir, looseBytes + (joinsPacks ? packedBytes : 0));
  const all = joinsPacks ? ["-A", `--unpack-unreachable=${oldestUnused}`] : [];
  // Pictures make up nearly all of it, and have nothing in common that would be worth much looking for.
  const cheaply = ["--threads=1", "--window-memory=64m"];
  await copy.git(["repack", "-d", "-l", "-q", ...all, ...cheaply], { inBackground: true });
  await copy.git(["prune", `--expire=${oldestUnused}`], { inBackground: true });
}

async function counts({ git }: WorkingCopy) {
  const said = await git(["count-objects", "-v"], { inBackground: true });
  const numberOf = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, "m").exec(said)?.[1] ?? 0);
  return {
    loose: numberOf("count"),
    packs: numberOf("packs"),
    looseBytes: numberOf("size") * 1024,
    packedBytes: numberOf("size-pack") * 1024,
  };
}

function packingError(error: unknown, { commonDir }: WorkingCopy): unknown {
  const message = gitMessage(error);
  const known = gitDiskError(error, commonDir);
  if (message === null || known instanceof AppError) return known;
  return new AppError("PACKING_FAILED", `Git could not pack ${commonDir}: ${message.trim()}`, {
    hint: "Stories and edits go on. Ask Git what is wrong there: git fsck.",
    cause: error,
  });
}
