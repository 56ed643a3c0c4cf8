// Hands the listening socket and the state over to another process (docs/upgrades.md).
import { once } from "node:events";
import type { Logger } from "pino";
import type { Failure } from "#api/platform/server-info.ts";
import type { Connections } from "../connections.ts";
import type { Program } from "./program.ts";
import { keepSpare, type Spare, type Successor, startSuccessor } from "./successor.ts";

/** How long another process may take until it is prepared, or until it answers once it may. */
const patienceMs = 60_000;
/** Longer than readers' connections are kept alive: within it each was closed by a response, or was idle for too long anyway. */
const leaveMs = 12_000;

export type Handing = {
  /** What is to follow, and what follows if that fails. */
  programs: { next: Program; own: Program };
  /** The file descriptor of the listening socket. */
  fd: number;
  connections: Pick<Connections, "leave" | "stay">;
  /** Answers what was asked, flushes the state and frees its locks. Returns what undoes a newer program's changes of the state. */
  release(): Promise<() => Promise<void>>;
  /** Hears why the next program does not follow, and returns what the one that follows instead is to be told. */
  failed(error: unknown): Failure;
  log: Pick<Logger, "info">;
};

/** The process that serves now; `told` says whether the service manager knows it. */
export type Handed = { successor: Successor; told: boolean };

/**
 * Resolves once another process serves: the next program, or this one's again where that failed after the state was released. Resolves to
 * null where it failed before: then nothing has changed. Rejects where no program can serve.
 */
export async function handOver({ programs, fd, connections, release, failed, log }: Handing): Promise<Handed | null> {
  const successor = startSuccessor(programs.next, fd);
  let spare: Spare | null = null;
  try {
    await successor.says("prepared", patienceMs);
    log.info("Another program is prepared to follow");
    spare = keepSpare(programs.own, fd);
    await Promise.race([connections.leave(leaveMs), once(successor.ended, "abort")]);
    successor.ended.throwIfAborted();
  } catch (error) {
    successor.kill("SIGKILL");
    spare?.dismiss();
    connections.stay();
    failed(error);
    return null;
  }
  const undo = await release();
  const handed = await follow(successor).catch(async (error: unknown) => {
    successor.kill("SIGKILL");
    await successor.end();
    await undo();
    const refused = failed(error);
    const again = spare.wake();
    await again.says("prepared", patienceMs);
    return follow(again, refused);
  });
  spare.dismiss();
  return handed;
}

async function follow(successor: Successor, refused?: Failure): Promise<Handed> {
  successor.release(refused === undefined ? {} : { refused });
  const { told } = await successor.says("serving", patienceMs);
  return { successor, told };
}
