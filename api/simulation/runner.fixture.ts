import { join } from "node:path";
import { setImmediate as othersTurn, setTimeout as sleep } from "node:timers/promises";
import type { Journal } from "#api/generation/journal.ts";
import type { GenerationEvent } from "#api/generation/model.ts";
import type { Fate, Firing } from "./fate.fixture.ts";
import { type Life, lifeOf } from "./mortal.fixture.ts";
import type { Clone, Repositories } from "./repositories.fixture.ts";
import { run } from "./run.fixture.ts";
import type { Timeline } from "./timeline.fixture.ts";

type RunnerParts = {
  fate: Pick<Fate, "runner" | "editor">;
  timeline: Timeline;
  remote: Repositories;
  openJournal(name: string): Journal;
  root: string;
  /** The maximum time until a process gets a released lock. */
  lockMilliseconds: number;
  /** Called whenever the runs of an instant have done their work. */
  onProgress(): void;
};

/** A runner of the pipeline in the cloud, or in a cron job. */
export type Runner = {
  fire(firing: Pick<Firing, "runs" | "minutesOfAStory">): Promise<void>;
  /** The clone that is kept from run to run, if there is one. */
  kept(): Clone | undefined;
  counts: { runs: number; killed: number; withoutRemote: number };
};

export function openRunner({
  fate,
  timeline,
  remote,
  openJournal,
  root,
  lockMilliseconds,
  onProgress,
}: RunnerParts): Runner {
  const counts = { runs: 0, killed: 0, withoutRemote: 0 };
  const keptJournal = openJournal("runner");
  let keptClone: Clone | undefined;

  async function cloneFor(name: string): Promise<Clone | null> {
    if (fate.runner === "keeps" && keptClone) return keptClone;
    const clone = await remote.clone(name).catch(() => null);
    if (fate.runner === "keeps") keptClone = clone ?? undefined;
    return clone;
  }

  function begin({ killedAfter }: Firing["runs"][number], clone: Clone | null): Running[] {
    counts.runs++;
    if (killedAfter !== undefined) counts.killed++;
    if (clone === null) {
      counts.withoutRemote++;
      return [];
    }
    const life = lifeOf(killedAfter);
    const journal = fate.runner === "keeps nothing" ? openJournal(`run-${counts.runs}`) : keptJournal;
    const { contentDir } = clone;
    const { clock } = timeline;
    const waits = fate.editor !== undefined;
    const world = { contentDir, content: clone.open(), journal, clock, life, cacheDir: join(root, "cache"), waits };
    return [startRun((pause) => run({ ...world, pause }), { life, lockMilliseconds })];
  }

  /** All runs make their next story at the same instant, so that those started at once stay side by side. */
  async function goOn(runs: readonly Running[], minutes: number): Promise<void> {
    await Promise.all(runs.map((run) => run.settled()));
    onProgress();
    const left = runs.filter((run) => !run.isOver());
    if (left.length === 0) return;
    timeline.at(timeline.clock.now().add({ minutes }), () => {
      for (const run of left) run.wake();
      return goOn(left, minutes);
    });
  }

  return {
    counts,
    kept: () => keptClone,
    async fire({ runs, minutesOfAStory }) {
      const started: Running[] = [];
      for (const run of runs) started.push(...begin(run, await cloneFor(`runner-${counts.runs}`)));
      await goOn(started, minutesOfAStory);
    },
  };
}

/** A run that pauses before each story until it is woken. */
type Running = { settled(): Promise<void>; wake(): void; isOver(): boolean };

function startRun(
  begin: (pause: () => Promise<void>) => AsyncIterable<GenerationEvent>,
  { life, lockMilliseconds }: { life: Life; lockMilliseconds: number },
): Running {
  let wake: (() => void) | null = null;
  let isOver = false;
  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const play = async () => {
    for await (const event of begin(pause)) void event;
  };
  let failure: unknown;
  void play()
    .catch((error: unknown) => {
      if (!life.isOver) failure = error;
    })
    .finally(() => {
      isOver = true;
    });
  return {
    isOver: () => isOver,
    wake() {
      wake?.();
      wake = null;
    },
    async settled() {
      // A process that waits for a paused one's lock is not waited for.
      let [idleTurns, idleSince] = [0, performance.now()];
      while (!isOver && (wake === null || life.busy > 0)) {
        if (life.busy > 0 || life.waiting === 0) [idleTurns, idleSince] = [0, performance.now()];
        if (++idleTurns > 20 && performance.now() - idleSince >= lockMilliseconds) return;
        await (lockMilliseconds > 0 ? sleep(5) : othersTurn());
      }
      if (failure !== undefined) throw failure;
    },
  };
}
