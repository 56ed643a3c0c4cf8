import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Names the time since this machine was switched on: what a process wrote is there for the next one, synced or not, as long as the name is
 * the same. Where the system has no such name every process has its own, which is to say that nothing is sure.
 */
export function machineRun(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return randomUUID();
  }
}
