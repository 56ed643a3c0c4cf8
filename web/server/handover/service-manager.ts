import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Logger } from "pino";

/** Tells the service manager what this process is about: assignments of sd_notify(3), such as `READY=1`. Never throws. */
export type Notify = (...assignments: string[]) => Promise<boolean>;

type Parts = { environment: Readonly<Record<string, string | undefined>>; log: Pick<Logger, "error"> };

const run = promisify(execFile);
/** systemd-notify waits until the service manager has read the notice. */
const longestMs = 10_000;

/**
 * Notices for the service manager by `systemd-notify`, since Node has no datagram sockets of Unix. Resolves to whether it was told:
 * without NOTIFY_SOCKET nobody waits for notices.
 */
export function openNotify({ environment: { NOTIFY_SOCKET, PATH }, log }: Parts): Notify {
  return async (...assignments) => {
    if (NOTIFY_SOCKET === undefined) return false;
    try {
      await run("systemd-notify", assignments, { env: { NOTIFY_SOCKET, PATH }, timeout: longestMs });
      return true;
    } catch (error) {
      log.error({ err: error, assignments }, "The service manager could not be told");
      return false;
    }
  };
}
