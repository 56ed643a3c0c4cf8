// Loaded in front of a process beside a server: writes the environment that it found, and all that it is told, into its temporary folder.
import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tell = (what: unknown) => appendFileSync(join(tmpdir(), `${process.pid}.told`), `${JSON.stringify(what)}\n`);

tell(process.env);
const emit = process.emit.bind(process) as (...event: unknown[]) => boolean;
// To listen would be to take the first message from who is still to come.
process.emit = ((...event: unknown[]) => {
  if (event[0] === "message") tell(event[1]);
  return emit(...event);
}) as typeof process.emit;
