import { join } from "node:path";
import { AppError } from "../platform/errors.ts";
import type { GitSettings } from "../platform/git.ts";
import { withLock } from "../platform/lock.ts";
import { finishMove, hasBegunMove } from "./branch.ts";
import { scratchRef } from "./commit-stream.ts";
import { knowAddress } from "./known-address.ts";
import { meetRemote, type RemoteReport, type SettingAside } from "./remote.ts";
import { isRestored, restoreBytes } from "./restore-bytes.ts";
import { clearStaleLocks, locksOfBranch, locksOfFetch } from "./stale-locks.ts";
import { lockOf, stillness } from "./stillness.ts";
import { pathsWithin } from "./take-over.ts";
import { hasAddress, isConfigured, type Remote, remoteOf, trackingRef } from "./transport.ts";
import { findWorkingCopy, type WorkingCopy } from "./working-copy.ts";

export type RepositoryOptions = GitSettings & {
  contentDir: string;
  /** The name of a remote that Git has configured there, or an address. */
  remote: string;
  branch?: string | undefined;
  /**
   * Changes of ours that cannot be joined with the remote's are kept on a branch of their own, and the library goes on with the
   * remote's, as a server does that nobody watches. Otherwise both stay as they are (CONTENT_DIVERGED), for a person to decide.
   * The working copy is then taken to be the server's, and attributes are ignored in all of it.
   */
  setsAside?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** How processes that share a working copy keep out of each other's way. */
export type WorkAlone = {
  find(): Promise<WorkingCopy>;
  /** The work alone on this repository, after whatever an interrupted run left. */
  alone<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result>;
  /** The work with the remote, one of us at a time; meanwhile all go on committing. */
  talk<Result>(work: (copy: WorkingCopy, remote: Remote) => Promise<Result>): Promise<Result>;
  /** Makes local and remote equal. */
  meet(how: { fetchFirst: boolean; setsAside?: SettingAside | undefined }): Promise<RemoteReport>;
  /** As `stillness` says it; where there is no repository, nothing moves. */
  stillness(): Promise<string | null>;
  /** Completes what a killed process had begun, and restores what attributes had converted; true where files became others. */
  settle(): Promise<boolean>;
  /** There may be another repository now. */
  lookAgain(): void;
};

export function openWorkAlone(options: RepositoryOptions): WorkAlone {
  const { contentDir, signal } = options;
  const find = () => findWorkingCopy(contentDir, options);
  let place: Pick<WorkingCopy, "gitDir" | "commonDir"> | undefined;
  /** Files that were restored, and that nobody was told of. */
  const restored = new Set<string>();

  function restoredWithin(copy: WorkingCopy): string[] {
    const paths = pathsWithin(
      copy,
      [...restored].map((path) => ({ path })),
    );
    restored.clear();
    return paths;
  }

  async function alone<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result> {
    place ??= await find();
    return withLock(
      lockOf(place),
      async () => {
        const copy = await find();
        const interrupted = await hasBegunMove(copy);
        await clearStaleLocks(copy, { ...locksOfBranch([copy.ref, scratchRef]), interrupted });
        for (const path of await restoreBytes(copy, { everywhere: options.setsAside === true })) restored.add(path);
        await finishMove(copy);
        return work(copy);
      },
      { signal },
    );
  }

  async function talk<Result>(work: (copy: WorkingCopy, remote: Remote) => Promise<Result>): Promise<Result> {
    const copy = await find();
    const lock = join(copy.commonDir, "mruk-remote.lock");
    return withLock(lock, () => work(copy, remoteOf(copy, options)), { signal });
  }

  return {
    find,
    alone,
    talk,
    meet: ({ fetchFirst, setsAside }) =>
      talk(async (copy, remote) => {
        const aloneHere = <Result>(work: () => Promise<Result>) =>
          alone(async ({ ref }) => {
            if (ref !== copy.ref) throw otherBranch(copy);
            return work();
          });
        const interrupted = await aloneHere(() => hasBegunMove(copy));
        if (!(await isConfigured(copy, remote))) return { state: "no remote", taken: [] };
        refuseDetached(copy, options);
        await clearStaleLocks(copy, { ...locksOfFetch(trackingRef(remote)), interrupted });
        if (hasAddress(remote)) await knowAddress(copy, remote);
        const report = await meetRemote(copy, remote, { fetchFirst, setsAside, alone: aloneHere });
        const brought = [...restoredWithin(copy), ...(report.brought ?? [])];
        return { ...report, ...(brought.length > 0 && { brought }) };
      }),
    async stillness() {
      place ??= await find().catch(() => undefined);
      return place === undefined ? "" : stillness(place);
    },
    async settle() {
      place ??= await find().catch(() => undefined);
      if (place === undefined) return false;
      const isMoving = await hasBegunMove(place);
      if (!isMoving && (await isRestored(place))) return false;
      await alone(async () => {});
      return isMoving || restored.size > 0;
    },
    lookAgain() {
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
