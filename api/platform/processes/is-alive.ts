import { codeOf } from "../error-code.ts";

/** Whether a process with this id runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive too.
    return codeOf(error) === "EPERM";
  }
}
