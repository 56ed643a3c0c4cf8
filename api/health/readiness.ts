import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether a load balancer should send readers to this process. */
export type Readiness = {
  /** The current state. Counts as a probe for `farewell`. */
  standing(): Promise<"ready" | "not ready" | "stopping">;
  /**
   * Marks the server as stopping, and resolves once a regular prober has seen that, after `longestMs` at most; at once when there is no
   * regular prober.
   */
  farewell(longestMs: number): Promise<void>;
};

export type ReadinessParts = {
  dataDir: string;
  contentDir: string;
  /** Whether the library has yet to be cloned for the first time. */
  awaitsLibrary(): boolean;
};

/** Load balancers ask every few seconds; a client that has not asked for longer is none. */
const lately = 30_000;

export function openReadiness({ dataDir, contentDir, awaitsLibrary }: ReadinessParts): Readiness {
  const probes: number[] = [];
  const observed = Promise.withResolvers<void>();
  let stopping = false;

  const canWork = async () => !awaitsLibrary() && (await canRemember(dataDir)) && (await canRead(contentDir));
  return {
    async standing() {
      probes.push(performance.now());
      probes.splice(0, probes.length - 2);
      if (!stopping) return (await canWork()) ? "ready" : "not ready";
      observed.resolve();
      return "stopping";
    },
    async farewell(longestMs) {
      stopping = true;
      const [first] = probes;
      if (probes.length < 2 || first === undefined || performance.now() - first > lately) return;
      await Promise.race([observed.promise, sleep(longestMs, undefined, { ref: false })]);
    },
  };
}

/** The state file is replaced as a whole, so the folder's permissions decide. A full disk does not make the server unready. */
const canRemember = (dataDir: string) => may(dataDir, constants.W_OK | constants.X_OK).then((fault) => fault === null);

/** A missing folder is an empty library. */
async function canRead(contentDir: string): Promise<boolean> {
  const fault = await may(join(contentDir, "stories"), constants.R_OK | constants.X_OK);
  return fault === null || fault === "ENOENT";
}

const may = (path: string, mode: number): Promise<string | null> =>
  access(path, mode).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? "unknown",
  );
