import { type Logger, pino } from "pino";
import { loggableError } from "./loggable-error.ts";

/** What waits for a log that takes nothing is thrown away beyond so many bytes. */
const mostWaiting = 1_000_000;

/** So many bytes are written at once: for each line by itself the system would be asked, which takes longer than all the rest. */
const enoughToWrite = 16_384;
/** What a unit of a string takes at most. */
const bytesOfUnit = 3;
const warning = 40;

/**
 * The server's log, one JSON object a line on the standard output. Readers come first: where the log cannot be written, on a
 * full disk for one, the server goes on, and so does the log once there is room. Left to itself pino would end the process
 * for it; and what it writes late, it would try to write for ever at the process's end.
 *
 * Lines are gathered: they are written when there are enough of them, with the first warning or error, when `flush` is called, and
 * at the process's end.
 */
export function openLog(level: string): Logger {
  const contentMode = "buffer";
  const output = pino.destination({
    dest: 1,
    sync: true,
    maxLength: mostWaiting,
    retryEAGAIN: () => false,
    contentMode,
  });
  output.on("error", () => {});
  // It takes bytes then, which its types do not know.
  const gathered = gatherLines((lines) => output.write(lines as Buffer & string));
  process.once("exit", gathered.flush);
  return pino({ level, serializers: { err: loggableError } }, gathered);
}

/**
 * Writes lines whose fields are JSON already, as pino would: it takes five times as long to put together a line of each request, which
 * is a tenth of what a finished answer takes altogether. Null for a log that is none of pino's.
 */
export function infoWriter(log: object): ((fields: string) => void) | null {
  const { streamSym, chindingsSym } = pino.symbols;
  const { [streamSym]: output, [chindingsSym]: bindings } = log as { [key: symbol]: unknown };
  const isOurs = typeof bindings === "string" && typeof (output as Gathered | undefined)?.gather === "function";
  if (!isOurs) return null;
  return (fields) => (output as Gathered).gather(`{"level":30,"time":${Date.now()}${bindings}${fields}}\n`);
}

type Gathered = ReturnType<typeof gatherLines>;

/** What pino writes to; it is told of each line's level. Lines lie there as bytes: to put long strings together takes longer. */
export function gatherLines(write: (lines: Buffer) => void) {
  let [lines, length] = [Buffer.allocUnsafe(enoughToWrite), 0];
  const flush = () => {
    if (length === 0) return;
    const whole = lines.subarray(0, length);
    // Whoever writes them may still have them when the next ones come.
    [lines, length] = [Buffer.allocUnsafe(enoughToWrite), 0];
    write(whole);
  };
  const gather = (line: string) => {
    const most = line.length * bytesOfUnit;
    if (length + most > enoughToWrite) flush();
    if (most > enoughToWrite) write(Buffer.from(line));
    else length += lines.write(line, length);
  };
  return {
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      gather(line);
      if (this.lastLevel >= warning) flush();
    },
    gather,
    flush,
  };
}
