import { type Logger, pino } from "pino";
import { loggableError } from "./loggable-error.ts";

const standardOutput = 1;
/** Lines that a full disk or a reader who does not read keeps waiting are dropped beyond so many bytes. */
const mostWaiting = 1_000_000;
/** A write to the system costs more than the line, so lines are gathered. */
const [bytesAtOnce, millisecondsAtMost] = [4_096, 250];
const warning = 40;

/**
 * The server's log, one JSON object a line. Readers come first: where the log cannot be written the server goes on, and so does the
 * log once there is room.
 *
 * Lines wait until there are enough of them, or for a quarter of a second; a warning or an error, and the process's end, write them at
 * once.
 */
export function openLog(level: string, dest: number | string = standardOutput): Logger {
  const output = pino.destination({
    dest,
    // An asynchronous destination ends by `flushSync`, which tries for ever on a full disk.
    sync: true,
    minLength: bytesAtOnce,
    periodicFlush: millisecondsAtMost,
    maxLength: mostWaiting,
    // A pipe that nobody reads: the next line tries again.
    retryEAGAIN: () => false,
  });
  output.on("error", () => {});
  process.once("exit", () => output.flush());
  return pino(
    {
      level,
      serializers: { err: loggableError },
      hooks: {
        logMethod(values, log, lineLevel) {
          log.apply(this, values);
          if (lineLevel >= warning) output.flush();
        },
      },
    },
    // Without the destination's other methods: pino would call `flushSync` after a fatal error.
    { write: (line) => void output.write(line) },
  );
}
