// Waits for what an installation has started: the server, the first stories, the certificate.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectByTls } from "node:tls";
import { askReadiness } from "../server/readiness.ts";

const local = "http://127.0.0.1:3000";
const patienceMs = 500;

/**
 * Resolves with true once the server is ready, and nothing is wrong with it where it makes the stories of the house itself; with
 * false when that takes longer.
 */
export async function serverIsReady({
  withStories,
  withinMs,
}: {
  withStories: boolean;
  withinMs: number;
}): Promise<boolean> {
  return within(withinMs, async () => {
    const readiness = await askReadiness(local, AbortSignal.timeout(5_000));
    return "problems" in readiness && !(withStories && readiness.problems.some(({ part }) => part === "stories"));
  });
}

/** Whether the proxy has a certificate for this name, whoever signed it. */
export const proxyHasCertificate = (host: string, withinMs: number): Promise<boolean> =>
  within(withinMs, () => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const socket = connectByTls({
      socket: connect({ host: "127.0.0.1", port: 443 }).once("error", reject),
      ...{ servername: host, rejectUnauthorized: false },
    });
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
    socket.once("secureConnect", () => resolve(true)).once("error", reject);
    return promise.finally(() => socket.destroy());
  });

/** Tries until it is so. What fails meanwhile is not there yet. */
async function within(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await isSo().catch(() => false)) return true;
    if (performance.now() > end) return false;
    await sleep(patienceMs);
  }
}
