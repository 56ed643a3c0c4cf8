import { type Logger, pino } from "pino";
import { loggableError } from "./loggable-error.ts";

const standardOutput = 1;
/** Lines that wait for a full disk or a blocked pipe are dropped above this size. */
const mostWaiting = 1_000_000;
/** Lines are buffered, since a system call costs more than a line. */
const [bytesAtOnce, millisecondsAtMost] = [4_096, 250];
const warning = 40;

/**
 * The server's log, one JSON object a line. The server goes on where the log cannot be written, and so does the log once it can be
 * again.
 *
 * Lines are buffered up to a size, or for a quarter of a second; a warning, an error and the end of the process flush them.
 */
export function openLog(level: string, dest: number | string = standardOutput): Logger {
  const output = pino.destination({
    dest,
    // An asynchronous destination ends with `flushSync`, which retries for ever on a full disk.
    sync: true,
    minLength: bytesAtOnce,
    periodicFlush: millisecondsAtMost,
    maxLength: mostWaiting,
    // A blocked pipe is not retried: the next line tries again.
    retryEAGAIN: () => false,
  });
  output.on("error", () => {});
  process.once("exit", () => output.flush());
  // Only `write`: with the other methods, pino would call `flushSync` after a fatal error. The mark makes pino set `lastLevel`.
  const lines = {
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= warning) output.flush();
    },
  };
  return pino({ level, serializers: { err: loggableError } }, lines);
}
