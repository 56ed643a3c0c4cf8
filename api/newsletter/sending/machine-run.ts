import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Names the time since this machine was booted: as long as the name is the same, a process can read what an earlier one wrote, synced or
 * not. Where the system has no such name every process gets its own, so that nothing unsynced is trusted.
 */
export function machineRun(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return randomUUID();
  }
}
