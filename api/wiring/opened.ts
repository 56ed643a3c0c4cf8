import type { IntervalTask } from "#api/platform/processes/interval-task.ts";

/** Something that a server does by itself while it runs. */
export type Task = {
  /** What it does, in words that follow "Could not": for the log. */
  name: string;
  everySeconds: number;
  tick(): Promise<void>;
  /** Of several servers only the one that leads does it. */
  byLeaderOnly?: boolean;
  /** Hears how to ask for it before its time. */
  began?(task: IntervalTask): void;
};

/** Parts of a server that belong together, opened. */
export type Opened<Parts> = {
  parts: Parts;
  tasks: Task[];
  /** Work under way that a closing server waits for. */
  finish?(): Promise<unknown>;
  /** Aborts that wait after so many milliseconds. */
  finishTimeout?: { afterMs: number; abort(): void };
  /** Called once nothing is under way any more. */
  close?(): void | Promise<void>;
};
