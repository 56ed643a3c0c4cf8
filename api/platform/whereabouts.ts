import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "./disk.ts";
import { jsonIn } from "./json.ts";

/** Where a server listens that runs over a data folder. */
const Whereabouts = z.object({ url: z.url(), pid: z.number().int().positive(), startedAt: z.string() });
export type Whereabouts = z.infer<typeof Whereabouts>;

const pathIn = (dataDir: string) => join(dataDir, "server.json");

/** Notes where this server listens, for the terminal on the same machine. */
export async function noteWhereabouts(dataDir: string, { url, pid, startedAt }: Whereabouts): Promise<void> {
  const whereabouts = { url: asReached(url), pid, startedAt };
  await writeDurably(pathIn(dataDir), `${JSON.stringify(whereabouts)}\n`, { mode: 0o600 });
}

/** Who listens on every address of a machine is reached there by its own one. */
const asReached = (url: string) => url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");

/** For the server's end, and for its start, when what a killed one noted may lie there. */
export async function forgetWhereabouts(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/** Where the server of a data folder listens, by a process that lives; null where there is none, or none to be seen. */
export async function readWhereabouts(dataDir: string): Promise<Whereabouts | null> {
  const text = await readFile(pathIn(dataDir), "utf8").catch(() => "");
  const parsed = Whereabouts.safeParse(jsonIn(text));
  return parsed.success && isAlive(parsed.data.pid) ? parsed.data : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
