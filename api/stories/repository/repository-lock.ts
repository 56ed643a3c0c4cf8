import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { withLock } from "#api/platform/files/lock.ts";
import type { GitSettings } from "#api/platform/processes/git.ts";
import { finishMove, hasBegunMove } from "./branch.ts";
import { scratchRef } from "./commit-stream.ts";
import { trackAddress } from "./known-address.ts";
import { pathsWithin } from "./rebase.ts";
import { type ConflictKeeping, type RemoteReport, synchroniseWithRemote } from "./remote.ts";
import { isRestored, restoreBytes } from "./restore-bytes.ts";
import { clearStaleLocks, locksOfBranch, locksOfFetch } from "./stale-locks.ts";
import { hasAddress, isConfigured, type Remote, remoteOf, trackingRef } from "./transport.ts";
import { lockPath, treeState } from "./tree-state.ts";
import { type WorkingCopy, workingCopyFinder } from "./working-copy.ts";

export type RepositoryOptions = GitSettings & {
  contentDir: string;
  /** The name of a remote that Git has configured there, or an address. */
  remote: string;
  branch?: string | undefined;
  /**
   * Keeps changes of ours that cannot be joined with the remote's on a conflict branch, and goes on with the remote's, for a
   * server that nobody watches. Otherwise both stay as they are (CONTENT_DIVERGED), for a person to decide. The working copy is
   * then taken to be the server's own, so attributes are ignored in all of it.
   */
  keepsConflicts?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** The locks by which processes share a working copy. */
export type RepositoryLock = {
  find(): Promise<WorkingCopy>;
  /** Does the work under the repository lock, after completing what an interrupted run left. */
  withRepository<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result>;
  /** Does the work under the lock for the remote; commits do not wait for it. */
  withRemote<Result>(work: (copy: WorkingCopy, remote: Remote) => Promise<Result>): Promise<Result>;
  /** Makes local and remote equal. */
  synchronise(options: { fetchFirst: boolean; keepsConflicts?: ConflictKeeping | undefined }): Promise<RemoteReport>;
  /** The tree state; where there is no repository, nothing moves. */
  treeState(): Promise<string | null>;
  /** Completes what a killed process began, and restores files that attributes converted. Returns whether files changed. */
  recover(): Promise<boolean>;
  /** Forgets where the repository lies, because there may be another one now. */
  forgetPlace(): void;
};

export function openRepositoryLock(options: RepositoryOptions): RepositoryLock {
  const { contentDir, signal } = options;
  const find = workingCopyFinder(contentDir, options);
  let place: Pick<WorkingCopy, "gitDir" | "commonDir"> | undefined;
  /** Files that were restored and not yet reported. */
  const restored = new Set<string>();

  function restoredWithin(copy: WorkingCopy): string[] {
    const paths = pathsWithin(
      copy,
      [...restored].map((path) => ({ path })),
    );
    restored.clear();
    return paths;
  }

  async function withRepository<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result> {
    place ??= await find();
    return withLock(
      lockPath(place),
      async () => {
        const copy = await find();
        const interrupted = await hasBegunMove(copy);
        await clearStaleLocks(copy, { ...locksOfBranch([copy.ref, scratchRef]), interrupted });
        for (const path of await restoreBytes(copy, { everywhere: options.keepsConflicts === true }))
          restored.add(path);
        await finishMove(copy);
        return work(copy);
      },
      { signal },
    );
  }

  async function withRemote<Result>(work: (copy: WorkingCopy, remote: Remote) => Promise<Result>): Promise<Result> {
    const copy = await find();
    const lock = join(copy.commonDir, "mruk-remote.lock");
    return withLock(lock, () => work(copy, remoteOf(copy, options)), { signal });
  }

  return {
    find,
    withRepository,
    withRemote,
    synchronise: ({ fetchFirst, keepsConflicts }) =>
      withRemote(async (copy, remote) => {
        const locked = <Result>(work: () => Promise<Result>) =>
          withRepository(async ({ ref }) => {
            if (ref !== copy.ref) throw otherBranch(copy);
            return work();
          });
        const interrupted = await locked(() => hasBegunMove(copy));
        if (!(await isConfigured(copy, remote))) return { state: "no remote", taken: [] };
        refuseDetached(copy, options);
        await clearStaleLocks(copy, { ...locksOfFetch(trackingRef(remote)), interrupted });
        if (hasAddress(remote)) await trackAddress(copy, remote);
        const report = await synchroniseWithRemote(copy, remote, {
          fetchFirst,
          keepsConflicts,
          locked,
        });
        const brought = [...restoredWithin(copy), ...(report.brought ?? [])];
        return { ...report, ...(brought.length > 0 && { brought }) };
      }),
    async treeState() {
      place ??= await find().catch(() => undefined);
      return place === undefined ? "" : treeState(place);
    },
    async recover() {
      place ??= await find().catch(() => undefined);
      if (place === undefined) return false;
      const isMoving = await hasBegunMove(place);
      if (!isMoving && (await isRestored(place))) return false;
      await withRepository(async () => {});
      return isMoving || restored.size > 0;
    },
    forgetPlace() {
      place = undefined;
    },
  };
}

/** Throws CONTENT_BLOCKED where no branch is checked out and none is named. */
export function refuseDetached(
  { ref, top }: Pick<WorkingCopy, "ref" | "top">,
  { branch }: Pick<RepositoryOptions, "branch">,
): void {
  if (ref !== "HEAD" || branch !== undefined) return;
  throw new AppError("CONTENT_BLOCKED", `No branch is checked out in ${top}`, {
    hint: "Run git switch with a branch's name, or name the remote's branch in CONTENT_BRANCH.",
  });
}

function otherBranch({ top }: WorkingCopy): AppError {
  return new AppError("CONTENT_BUSY", `Another branch was checked out in ${top} meanwhile`, { hint: "Run again." });
}
