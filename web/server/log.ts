import { type Logger, pino } from "pino";
import { loggableError } from "./loggable-error.ts";

/** What waits for a log that takes nothing is thrown away beyond so many bytes. */
const mostWaiting = 1_000_000;

/**
 * The server's log, one JSON object a line on the standard output. Readers come first: where the log cannot be written, on a
 * full disk for one, the server goes on, and so does the log once there is room. Left to itself pino would end the process
 * for it; and what it writes late, it would try to write for ever at the process's end.
 */
export function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting, retryEAGAIN: () => false });
  output.on("error", () => {});
  return pino({ level, serializers: { err: loggableError } }, output);
}
