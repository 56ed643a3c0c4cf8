// Joins the real parts of a running server.
import type { Logger } from "pino";
import type { Passwords } from "#api/access/passwords.ts";
import { readAdvertising } from "#api/advertising/read.ts";
import { openHealth } from "#api/health/health.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { type IntervalTask, openIntervalTask } from "#api/platform/processes/interval-task.ts";
import { ledBy, whenLeadBegins } from "#api/platform/processes/leader.ts";
import { openCluster } from "./cluster.ts";
import { openContent } from "./content.ts";
import { openMail } from "./mail.ts";
import { openMaking } from "./making.ts";
import { openMedia } from "./media.ts";
import type { Opened, Task } from "./opened.ts";
import { openReaders } from "./readers.ts";
import { openSearching } from "./searching.ts";
import { openStores, type Stores } from "./stores/stores.ts";
import { openWatching } from "./watching.ts";
import { inlineWorkers, type Workers } from "./workers.ts";

type ServerParts = {
  config: Config;
  clock: Clock;
  log: Logger;
  environment: Environment;
  /** Where stories are made and pictures drawn; without it, in this process. */
  workers?: Workers;
  /** For how many milliseconds an edit waits for its push before it is answered. */
  pushPatienceMs?: number | undefined;
  /** Hashes passwords; by argon2id as it is recommended, if absent. */
  passwords?: Passwords | undefined;
};

/** What the server answers from, kept fresh while it runs. */
export async function openServices({ workers = inlineWorkers, pushPatienceMs, passwords, ...common }: ServerParts) {
  const { config, clock, log } = common;
  const stores = await openStores(common);
  const health = openHealth({ clock });
  const cluster = await openCluster({ config, stores, health, clock, log });
  const readers = openReaders({ config, clock, log, stores, cluster, passwords });
  const { engagement, jobs, signer } = readers.parts;
  const content = await openContent({ ...common, health, engagement, cluster, pushPatienceMs });
  const searching = openSearching({ ...common, library: content.parts.library, engagement });
  const mail = openMail({
    ...common,
    health,
    stores,
    signer,
    library: content.parts.library,
    drafts: content.parts.reviewing.drafts,
  });
  const making = openMaking({ ...common, health, jobs, cluster, workers, content: content.parts });
  const media = await openMedia({
    ...common,
    health,
    cluster,
    workers,
    content: content.parts,
    readers: readers.parts,
  });
  const watching = openWatching({
    ...common,
    health,
    stores,
    readers: readers.parts,
    content: content.parts,
    mail: mail.parts,
    making: making.parts,
    media: media.parts,
  });
  const opened: readonly Opened<object>[] = [readers, content, searching, mail, making, media, watching];
  const { library } = content.parts;
  let running: IntervalTask[] = [];
  let finished: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const finishAll = () => {
    finished ??= finish(opened, running);
    return finished;
  };
  const closeAll = async () => {
    await finishAll();
    for (const { close } of opened.toReversed()) await close?.();
    await cluster.close();
    await stores.close();
  };
  return {
    clock,
    log,
    advertising: readAdvertising(config),
    ...readers.parts,
    ...content.parts,
    ...searching.parts,
    ...mail.parts,
    ...making.parts,
    ...media.parts,
    ...watching.parts,
    /** Begins what a server does by itself. Tests do it step by step instead, by the ticks of `follower` and the others. */
    begin(): void {
      library
        .readAhead()
        .catch((error: unknown) => log.warn({ err: error }, "What is kept of the library cannot be read"));
      running = beginTasks(
        opened.flatMap(({ tasks }) => tasks),
        { stores, log },
      );
    },
    /** Ends what the server does by itself. Readers are still answered. */
    finish: finishAll,
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
}

/** Waits for what is under way, and ends what takes too long. */
async function finish(opened: readonly Opened<object>[], running: readonly IntervalTask[]): Promise<void> {
  const timers = opened.flatMap(({ finishTimeout }) =>
    finishTimeout === undefined ? [] : [setTimeout(finishTimeout.abort, finishTimeout.afterMs)],
  );
  // Together: a task waits for the schedule's job, which is told to stop.
  await Promise.all([...opened.map(({ finish }) => finish?.()), ...running.map((task) => task.close())]);
  for (const timer of timers) clearTimeout(timer);
}

function beginTasks(tasks: readonly Task[], { stores, log }: { stores: Stores; log: Logger }): IntervalTask[] {
  const { leader, database } = stores;
  const every = (name: string, everySeconds: number, tick: () => Promise<void>) =>
    openIntervalTask(tick, { name, everySeconds, log });
  const led: IntervalTask[] = [];
  const begun = tasks.map(({ name, everySeconds, tick, byLeaderOnly, began }) => {
    const task = every(name, everySeconds, byLeaderOnly ? ledBy(leader, tick) : tick);
    if (byLeaderOnly) led.push(task);
    began?.(task);
    return task;
  });
  if (database === null) return begun;
  // A server that takes the lead begins at once.
  const takeLead = async () => void (await Promise.all(led.map((task) => task.soon())));
  return [...begun, every("see who leads", 5, whenLeadBegins(leader, takeLead))];
}
