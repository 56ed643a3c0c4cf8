// Work that would keep readers waiting is done in another process, which the system serves after this one.
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError, type ErrorCode } from "./errors.ts";

/** What this process tells the one aside, and hears of it. */
export type ToAside = { id: number; work: string; order: unknown } | { id: number; stop: true };
export type FromAside =
  | { id: number; value: unknown }
  | { id: number; over: true; error?: { message: string; code?: ErrorCode; hint?: string | undefined } };

export type Aside = {
  /** Begins a piece of work; what it says comes as it is said. To stop reading is to stop the work. */
  say(work: string, order: unknown, options?: { signal?: AbortSignal | undefined }): AsyncGenerator<unknown, void>;
  /** For work that says one thing. */
  ask(work: string, order: unknown): Promise<unknown>;
  close(): void;
};

type AsideOptions = {
  /** The file of its process (see aside-process.ts). */
  file: URL;
  /** All that it finds in its environment (see aside-environment.ts). */
  environment: Readonly<Record<string, string | undefined>>;
  /** How far it stands back behind this process, of 19. */
  niceness: number;
  /** For how long it stays when there is nothing to do: what it holds in memory is given back with it. */
  idleMs?: number;
};

const ended = "What works aside has ended before its work was done.";

type Heard = (message: FromAside) => void;

export function openAside({ file, environment, niceness, idleMs = 60_000 }: AsideOptions): Aside {
  const running = new Map<number, { worker: ChildProcess; heard: Heard }>();
  let child: ChildProcess | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(file, {
      env: environment,
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const over = () => {
      if (child === started) child = undefined;
      for (const [id, { worker, heard }] of running) {
        if (worker === started) heard({ id, over: true, error: { message: ended } });
      }
    };
    started.on("message", (message: FromAside) => running.get(message.id)?.heard(message));
    started.once("exit", over);
    started.once("error", over);
    started.channel?.unref();
    started.unref();
    standBack(started.pid, niceness);
    return started;
  }

  function begin(work: string, order: unknown, heard: Heard): { stop(): void; end(): void } {
    clearTimeout(leaving);
    child ??= start();
    const [worker, id] = [child, ++last];
    running.set(id, { worker, heard });
    // As long as something is to come this process has a reason to stay.
    worker.channel?.ref();
    send(worker, { id, work, order });
    return {
      stop: () => send(worker, { id, stop: true }),
      end() {
        running.delete(id);
        if (running.size > 0) return;
        worker.channel?.unref();
        leaving = setTimeout(rest, idleMs).unref();
      },
    };
  }

  function rest(): void {
    child?.disconnect();
    child = undefined;
  }

  async function* say(work: string, order: unknown, { signal }: { signal?: AbortSignal | undefined } = {}) {
    signal?.throwIfAborted();
    const heard: FromAside[] = [];
    let wake = () => {};
    const piece = begin(work, order, (message) => {
      heard.push(message);
      wake();
    });
    let isOver = false;
    const next = async (): Promise<FromAside> => {
      while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const message = heard.shift() as FromAside;
      if ("over" in message) isOver = true;
      return message;
    };
    signal?.addEventListener("abort", piece.stop);
    try {
      for (;;) {
        const message = await next();
        if ("value" in message) yield message.value;
        else if (message.error) throw asError(message.error);
        else return;
      }
    } finally {
      signal?.removeEventListener("abort", piece.stop);
      if (!isOver) piece.stop();
      while (!isOver) await next();
      piece.end();
    }
  }

  return {
    say,
    async ask(work, order) {
      for await (const value of say(work, order)) return value;
      throw new Error(`${work} says nothing.`);
    },
    close() {
      clearTimeout(leaving);
      rest();
    },
  };
}

/** Readers come first: the system gives this process what others leave (see aside-process.ts). */
function standBack(pid: number | undefined, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // Without it the work is done all the same.
  }
}

function send(child: ChildProcess, message: ToAside): void {
  // Who is gone is told of by its end.
  if (child.connected) child.send(message, () => {});
}

function asError({ message, code, hint }: { message: string; code?: ErrorCode; hint?: string | undefined }): Error {
  return code === undefined ? new Error(message) : new AppError(code, message, { hint });
}
