// Runs work that would keep readers waiting in a worker: a child process with a lower priority than this one.
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError, type ErrorCode } from "../errors.ts";

/** The messages between this process and its worker. A `task` is named by a key of the worker's tasks; the id tells runs apart. */
export type ToWorker = { id: number; task: string; input: unknown } | { id: number; stop: true };
export type FromWorker =
  | { id: number; value: unknown }
  | { id: number; done: true; error?: { message: string; code?: ErrorCode; hint?: string | undefined } };

export type Worker = {
  /** Runs a task and yields its values as they come. Leaving the loop stops the task. */
  stream(task: string, input: unknown, options?: { signal?: AbortSignal | undefined }): AsyncGenerator<unknown, void>;
  /** Runs a task that has one value. */
  run(task: string, input: unknown): Promise<unknown>;
  close(): void;
};

type WorkerOptions = {
  /** The module that the process runs (see worker-process.ts). */
  file: URL;
  /** The whole environment of the process (see worker-environment.ts). */
  environment: Readonly<Record<string, string | undefined>>;
  /** From 0, this process's own priority, to 19, the lowest. */
  niceness: number;
  /** The process ends after it was idle for so long, which gives its memory back. */
  idleMs?: number;
  /** A process that has work and sends nothing for so long stands still, and is killed; without it, never. */
  patienceMs?: number;
};

const exited = "The worker process exited before its task was done.";
const stoodStill = "The worker process stood still before its task was done, and was killed.";

type Listener = (message: FromWorker) => void;
type TaskRun = { stop(): void; end(): void };

export function openWorker({ file, environment, niceness, idleMs = 60_000, patienceMs }: WorkerOptions): Worker {
  const running = new Map<number, { child: ChildProcess; listener: Listener }>();
  let current: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const watch = patienceWatch(patienceMs);

  function start(): ChildProcess {
    const started = fork(file, {
      env: environment,
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const onExit = () => {
      if (current === started) current = undefined;
      for (const [id, { child, listener }] of running) {
        if (child === started) listener({ id, done: true, error: { message: watch.endOf(started) } });
      }
    };
    started.on("message", (message: FromWorker) => {
      watch.wait(started);
      running.get(message.id)?.listener(message);
    });
    started.once("exit", onExit);
    started.once("error", onExit);
    started.channel?.unref();
    started.unref();
    lowerPriority(started.pid, niceness);
    return started;
  }

  function begin(task: string, input: unknown, listener: Listener): TaskRun {
    clearTimeout(idleTimer);
    current ??= start();
    const [child, id] = [current, ++lastId];
    running.set(id, { child, listener });
    // The open channel keeps this process alive while a result is still to come.
    child.channel?.ref();
    watch.wait(child);
    send(child, { id, task, input });
    return {
      stop: () => send(child, { id, stop: true }),
      end() {
        running.delete(id);
        if (running.size > 0) return;
        watch.end();
        child.channel?.unref();
        idleTimer = setTimeout(disconnect, idleMs).unref();
      },
    };
  }

  function disconnect(): void {
    current?.disconnect();
    current = undefined;
  }

  const stream: Worker["stream"] = (task, input, { signal } = {}) =>
    valuesOf((listener) => begin(task, input, listener), signal);

  return {
    stream,
    async run(task, input) {
      for await (const value of stream(task, input)) return value;
      throw new Error(`The task ${task} had no value.`);
    },
    close() {
      clearTimeout(idleTimer);
      disconnect();
    },
  };
}

/** Kills a process that stands still, and says of one that ended how it did. */
function patienceWatch(patienceMs: number | undefined) {
  const killed = new WeakSet<ChildProcess>();
  let timer: NodeJS.Timeout | undefined;
  return {
    wait(child: ChildProcess): void {
      clearTimeout(timer);
      if (patienceMs === undefined) return;
      timer = setTimeout(() => {
        killed.add(child);
        child.kill("SIGKILL");
      }, patienceMs);
    },
    end: () => clearTimeout(timer),
    endOf: (child: ChildProcess) => (killed.has(child) ? stoodStill : exited),
  };
}

/** Begins a task, and yields its values as they come. */
async function* valuesOf(begin: (listener: Listener) => TaskRun, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const received: FromWorker[] = [];
  let wake = () => {};
  const taskRun = begin((message) => {
    received.push(message);
    wake();
  });
  let isDone = false;
  const next = async (): Promise<FromWorker> => {
    let message = received.shift();
    while (message === undefined) {
      await new Promise<void>((resolve) => (wake = resolve));
      message = received.shift();
    }
    if ("done" in message) isDone = true;
    return message;
  };
  signal?.addEventListener("abort", taskRun.stop);
  try {
    for (;;) {
      const message = await next();
      if ("value" in message) yield message.value;
      else if (message.error) throw asError(message.error);
      else return;
    }
  } finally {
    signal?.removeEventListener("abort", taskRun.stop);
    if (!isDone) taskRun.stop();
    while (!isDone) await next();
    taskRun.end();
  }
}

/** Readers come first: the system schedules the worker after this process (see worker-process.ts). */
function lowerPriority(pid: number | undefined, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // The task runs at the usual priority then.
  }
}

function send(child: ChildProcess, message: ToWorker): void {
  // A failed send needs no handling: the worker's exit event ends its tasks.
  if (child.connected) child.send(message, () => {});
}

function asError({ message, code, hint }: { message: string; code?: ErrorCode; hint?: string | undefined }): Error {
  return code === undefined ? new Error(message) : new AppError(code, message, { hint });
}
