// Carries a plan out: what is in place already is left alone, so that a second run changes nothing and one after a failure goes on.
import { dirname } from "node:path";
import type { Step } from "./step.ts";

/** What carrying out needs of a machine. `real-machine.ts` is this one; tests have one in a folder. */
export type Machine = {
  /** Keeps other installations away until the returned function is called. Throws MACHINE_BUSY. */
  hold(): Promise<() => void>;
  isInPlace(step: Step): Promise<boolean>;
  perform(step: Step): Promise<void>;
  /** Whether an earlier run was begun and did not come to its end. */
  isUnfinished(): Promise<boolean>;
  setUnfinished(unfinished: boolean): Promise<void>;
};

export type Outcome = { step: Step; state: "in place" | "changed" | "to do" };

/** Yields each step once it is in place. A dry run changes nothing and yields what there is to do. Throws MACHINE_BUSY. */
export async function* carryOut(
  steps: readonly Step[],
  machine: Machine,
  { dryRun }: { dryRun: boolean },
): AsyncGenerator<Outcome, void> {
  const release = dryRun ? () => {} : await machine.hold();
  try {
    yield* outcomes(steps, machine, { dryRun });
  } finally {
    release();
  }
}

async function* outcomes(
  steps: readonly Step[],
  machine: Machine,
  { dryRun }: { dryRun: boolean },
): AsyncGenerator<Outcome, void> {
  const wasUnfinished = await machine.isUnfinished();
  const changed = new Set<string>();
  for (const step of steps) {
    const follows = step.kind === "command" && (step.after ?? []).some((path) => wasUnfinished || changed.has(path));
    if (!follows && (await machine.isInPlace(step))) {
      yield { step, state: "in place" };
      continue;
    }
    if (step.kind !== "command") changed.add(step.path);
    if (dryRun) yield { step, state: "to do" };
    else {
      await machine.setUnfinished(true);
      await machine.perform(step);
      yield { step, state: "changed" };
    }
  }
  if (!dryRun) await machine.setUnfinished(false);
}

/** The folder in which a file is written before it gets its name, so that no other file system is crossed. */
export const stagingPath = (path: string): string => `${dirname(path)}/.${path.slice(dirname(path).length + 1)}.part`;
