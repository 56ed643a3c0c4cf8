import type { ServerInfo } from "#api/platform/server-info.ts";
import type { Problem } from "./model.ts";

/** How many hours after a start the unclean end of the server before is reported. */
const hoursShown = 24;

type Options = { before: Pick<ServerInfo, "startedAt" | "failed"> | null; startedAt: Temporal.Instant };

/** The problem of a server whose predecessor was not stopped properly; null when it was, or a day later. */
export function uncleanEndProblem(
  { before, startedAt }: Options,
  now: Temporal.Instant,
): Omit<Problem, "part" | "since"> | null {
  if (before === null || startedAt.until(now).total("hours") >= hoursShown) return null;
  const { failed } = before;
  if (failed === undefined) {
    return {
      level: "warning",
      code: "SERVER_KILLED",
      message: "The server ended without being stopped, and was started again.",
      hint: "Somebody killed it, the machine lost its power, or its memory ran out: the system's log says which (journalctl -k, journalctl -u mruk). Nothing that was acknowledged is lost.",
    };
  }
  return {
    level: "warning",
    code: "SERVER_FAILED",
    message: `The server ended by an error that nobody caught, and was started again: ${failed.message}`,
    hint: `Look for "The server ends" in its log at ${failed.at}, and report it. Nothing that was acknowledged is lost.`,
  };
}
