import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { holdLock } from "#api/platform/files/lock.ts";
import { gitMessage } from "#api/platform/processes/git.ts";
import { gitDiskError, hasBegunMove, refuseLackOfRoom } from "./branch.ts";
import type { RepositoryLock } from "./repository-lock.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** A day of three stories makes some thirty loose objects. */
const mostLooseObjects = 2000;
/** Git looks for an object in one pack after another. */
const mostPacks = 50;
/** Younger unreachable objects stay, because another process may be about to refer to them. */
const oldestUnused = "2.weeks.ago";

/**
 * Packs loose objects once they are many, and joins packs once they are many. Others can read and commit meanwhile, since Git
 * removes no object before a pack has it. Throws PACKING_FAILED, DISK_FULL, CONTENT_NOT_WRITABLE.
 */
export async function packRepository({ find }: Pick<RepositoryLock, "find">): Promise<void> {
  const copy = await find().catch(nullWithoutGit);
  if (copy === null) return;
  const lock = await holdLock(join(copy.commonDir, "mruk-pack.lock"));
  if (lock === null) return;
  try {
    // The commit of an interrupted move is unreachable, so the move has to be completed first.
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
  // Nearly all of it is pictures, which deltas hardly make smaller.
  const cheaply = ["--threads=1", "--window-memory=64m"];
  await copy.git(["repack", "-d", "-l", "-q", ...all, ...cheaply], { inBackground: true });
  await copy.git(["prune", `--expire=${oldestUnused}`], { inBackground: true });
}

async function counts({ git }: WorkingCopy) {
  const output = await git(["count-objects", "-v"], { inBackground: true });
  const numberOf = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, "m").exec(output)?.[1] ?? 0);
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
