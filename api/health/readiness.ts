import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether a load balancer should send readers to this process. */
export type Readiness = {
  /** Also counts as having asked, for `farewell`. */
  standing(): Promise<"ready" | "not ready" | "stopping">;
  /**
   * From now on the server is stopping. Whoever keeps asking is told so before it is gone: resolves when they were, at most
   * after so long, and at once where nobody keeps asking.
   */
  farewell(longestMs: number): Promise<void>;
};

export type ReadinessParts = {
  dataDir: string;
  contentDir: string;
  /** Whether the library is still to be fetched for the first time. */
  awaitsLibrary(): boolean;
};

/** Load balancers ask every few seconds; who has not asked for longer is none, or a person. */
const lately = 30_000;

export function openReadiness({ dataDir, contentDir, awaitsLibrary }: ReadinessParts): Readiness {
  const asked: number[] = [];
  const told = Promise.withResolvers<void>();
  let stopping = false;

  const canWork = async () => !awaitsLibrary() && (await canRemember(dataDir)) && (await canRead(contentDir));
  return {
    async standing() {
      asked.push(performance.now());
      asked.splice(0, asked.length - 2);
      if (!stopping) return (await canWork()) ? "ready" : "not ready";
      told.resolve();
      return "stopping";
    },
    async farewell(longestMs) {
      stopping = true;
      const [first] = asked;
      if (asked.length < 2 || first === undefined || performance.now() - first > lately) return;
      await Promise.race([told.promise, sleep(longestMs, undefined, { ref: false })]);
    },
  };
}

/** The state is written anew and put in the old one's place, which only the folder has to allow. A full disk is no reason here. */
const canRemember = (dataDir: string) => may(dataDir, constants.W_OK | constants.X_OK).then((fault) => fault === null);

/** A folder that is not there is an empty library. */
async function canRead(contentDir: string): Promise<boolean> {
  const fault = await may(join(contentDir, "stories"), constants.R_OK | constants.X_OK);
  return fault === null || fault === "ENOENT";
}

const may = (path: string, mode: number): Promise<string | null> =>
  access(path, mode).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? "unknown",
  );
