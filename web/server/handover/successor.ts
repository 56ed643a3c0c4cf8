// The process that is to follow this one, as this one sees it.
import { type ChildProcess, type IOType, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { type FromPredecessor, FromSuccessor, socketOfSuccessor, successorVariable } from "./messages.ts";
import type { Program } from "./program.ts";

type Step = FromSuccessor["step"];

export type Successor = {
  /** Resolves with the message once the process has said this; rejects when it ends before, or says nothing for so long. */
  says<Said extends Step>(step: Said, withinMs: number): Promise<Extract<FromSuccessor, { step: Said }>>;
  release(message: Omit<FromPredecessor, "step">): void;
  /** Aborted once the process has ended. */
  ended: AbortSignal;
  /** Passes a signal on. */
  kill(signal: NodeJS.Signals): void;
  /** Resolves with its exit code once it has ended. */
  end(): Promise<number>;
};

/** Starts a program that inherits the listening socket. */
export const startSuccessor = ({ node, script, environment }: Program, fd: number): Successor =>
  successorOf(spawn(node, [script], { env: followingIn(environment), stdio: streams(fd, "ignore") }));

/** A process that can become the successor. Until then it is a shell, and takes next to no memory. */
export type Spare = { wake(): Successor; dismiss(): void };

/**
 * Keeps the listening socket for the case that the successor fails: once the server has closed it, only its children have it. It ends when
 * this process does.
 */
export function keepSpare({ node, script, environment }: Program, fd: number): Spare {
  const options = { env: followingIn(environment), stdio: streams(fd, "pipe") };
  const child = spawn("/bin/sh", ["-c", untilWoken, "sh", node, script], options);
  child.on("error", () => {});
  child.stdin?.on("error", () => {});
  return {
    wake() {
      child.stdin?.end("go\n");
      return successorOf(child);
    },
    dismiss: () => void child.stdin?.end(),
  };
}

const untilWoken = 'read -r word && exec "$@" < /dev/null';

function followingIn({ LISTEN_PID: _, LISTEN_FDS: __, ...environment }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...environment, [successorVariable]: "on" };
}

function streams(fd: number, stdin: "ignore" | "pipe"): StdioOptions {
  const stdio: (IOType | number)[] = [stdin, "inherit", "inherit"];
  stdio[socketOfSuccessor] = fd;
  return [...stdio, "ipc"];
}

function successorOf(child: ChildProcess): Successor {
  const said = new Map<Step, FromSuccessor>();
  const heard = new EventTarget();
  const over = new AbortController();
  let failure: Error | undefined;
  child.on("message", (message) => {
    const { data } = FromSuccessor.safeParse(message);
    if (data === undefined) return;
    if (data.step === "failed") failure = new Error(data.message);
    said.set(data.step, data);
    heard.dispatchEvent(new Event(data.step));
  });
  child.once("error", (error) => over.abort(error));
  child.once("exit", (code, signal) => {
    over.abort(failure ?? new Error(`it ended with ${signal ?? code}`));
  });

  async function says(step: Step, withinMs: number): Promise<FromSuccessor> {
    const patience = AbortSignal.timeout(withinMs);
    const signal = AbortSignal.any([over.signal, patience]);
    const known = said.get(step);
    if (known) return known;
    signal.throwIfAborted();
    await once(heard, step, { signal }).catch((error: unknown) => {
      if (over.signal.aborted) throw over.signal.reason;
      throw patience.aborted ? new Error(`it was not ${step} within ${withinMs / 1000} s`) : error;
    });
    return says(step, withinMs);
  }

  return {
    says: says as Successor["says"],
    release: (message) => void child.send?.({ step: "released", ...message } satisfies FromPredecessor, () => {}),
    ended: over.signal,
    kill: (signal) => void child.kill(signal),
    async end() {
      if (!over.signal.aborted) await once(over.signal, "abort");
      return child.exitCode ?? 1;
    },
  };
}
