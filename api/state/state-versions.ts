import { z } from "zod";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { jsonIn } from "#api/platform/json.ts";
import { newestVersion } from "./migrate.ts";
import { readState, statePath } from "./stored-state.ts";

const Versioned = z.object({ version: z.number() });

/** The version of a data folder's state file, and the one that this program makes of it; null without a file. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function stateVersions(dataDir: string): Promise<{ from: number; to: number } | null> {
  const bytes = await readIfThere(statePath(dataDir));
  if ((await readState(dataDir)) === null || bytes === null) return null;
  const { version: from } = Versioned.parse(jsonIn(Buffer.from(bytes).toString("utf8")));
  return { from, to: newestVersion() };
}
