import { join } from "node:path";
import { AppError } from "../platform/errors.ts";
import type { Environment } from "../platform/git.ts";
import { withLock } from "../platform/lock.ts";
import { finishMove, hasBegunMove } from "./branch.ts";
import { scratchRef } from "./commit-stream.ts";
import { meetRemote, type RemoteReport } from "./remote.ts";
import { clearStaleLocks, locksOfBranch, locksOfFetch } from "./stale-locks.ts";
import { isConfigured, remoteOf, trackingRef } from "./transport.ts";
import { findWorkingCopy, type WorkingCopy } from "./working-copy.ts";

export type RepositoryOptions = {
  contentDir: string;
  remote: string;
  branch?: string | undefined;
  environment: Environment;
  /** How long a remote may be silent before it counts as unreachable. */
  silenceMilliseconds?: number;
  signal?: AbortSignal | undefined;
};

/** How processes that share a working copy keep out of each other's way. */
export type WorkAlone = {
  find(): Promise<WorkingCopy>;
  /** The work alone on this repository, after whatever an interrupted run left. */
  alone<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result>;
  /** Makes local and remote equal. One of us talks with the remote at a time; meanwhile all go on committing. */
  meet(how: { fetchFirst: boolean }): Promise<RemoteReport>;
};

export function openWorkAlone(options: RepositoryOptions): WorkAlone {
  const { contentDir, environment, silenceMilliseconds, signal } = options;
  const find = () => findWorkingCopy(contentDir, { environment, silenceMilliseconds });
  let lock: string | undefined;

  async function alone<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result> {
    lock ??= join((await find()).commonDir, "mruk.lock");
    return withLock(
      lock,
      async () => {
        const copy = await find();
        const interrupted = await hasBegunMove(copy);
        await clearStaleLocks(copy, { ...locksOfBranch([copy.ref, scratchRef]), interrupted });
        await finishMove(copy);
        return work(copy);
      },
      { signal },
    );
  }

  async function meet({ fetchFirst }: { fetchFirst: boolean }): Promise<RemoteReport> {
    const copy = await find();
    const remote = remoteOf(copy, options);
    const aloneHere = <Result>(work: () => Promise<Result>) =>
      alone(async ({ ref }) => {
        if (ref !== copy.ref) throw otherBranch(copy);
        return work();
      });
    return withLock(
      join(copy.commonDir, "mruk-remote.lock"),
      async () => {
        const interrupted = await aloneHere(() => hasBegunMove(copy));
        if (!(await isConfigured(copy, remote))) return { state: "no remote", taken: [] };
        await clearStaleLocks(copy, { ...locksOfFetch(trackingRef(remote)), interrupted });
        return meetRemote(copy, remote, { fetchFirst, alone: aloneHere });
      },
      { signal },
    );
  }

  return { find, alone, meet };
}

function otherBranch({ top }: WorkingCopy): AppError {
  return new AppError("CONTENT_BUSY", `Another branch was checked out in ${top} meanwhile`, { hint: "Run again." });
}
