import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "#api/platform/processes/is-alive.ts";

/** Asks a process to end, and waits until it has. */
export async function endProcess(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await sleep(20);
}
