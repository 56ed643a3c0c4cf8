// Preloaded into a process beside a server: records its environment, and every message that it receives, in its temporary folder.
import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const record = (entry: unknown) =>
  appendFileSync(join(tmpdir(), `${process.pid}.recorded`), `${JSON.stringify(entry)}\n`);

record(process.env);
const emit = process.emit.bind(process) as (...event: unknown[]) => boolean;
// A listener would take the first message from the process's own listener, which is added later.
process.emit = ((...event: unknown[]) => {
  if (event[0] === "message") record(event[1]);
  return emit(...event);
}) as typeof process.emit;
