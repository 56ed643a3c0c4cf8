import { setTimeout as sleep } from "node:timers/promises";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asks a process to end, and waits until it has. */
export async function endProcess(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await sleep(20);
}
