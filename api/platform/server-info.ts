import { readFileSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "./disk.ts";
import { jsonIn } from "./json.ts";

/** By which error a server ended, and when: an instant, as an ISO text. */
const Failure = z.object({ at: z.iso.datetime(), message: z.string() });
export type Failure = z.infer<typeof Failure>;

/** Where a server listens that runs over a data folder. It is forgotten when the server is stopped. */
const ServerInfo = z.object({
  url: z.url(),
  pid: z.number().int().positive(),
  startedAt: z.string(),
  failed: Failure.optional(),
});
export type ServerInfo = z.infer<typeof ServerInfo>;

const pathIn = (dataDir: string) => join(dataDir, "server.json");
const mode = 0o600;

/** Notes where this server listens, for the terminal on the same machine. */
export async function noteServer(dataDir: string, { url, pid, startedAt }: ServerInfo): Promise<void> {
  await writeDurably(pathIn(dataDir), `${JSON.stringify({ url: asReached(url), pid, startedAt })}\n`, { mode });
}

/** A server that listens on every address of a machine is reached there by its own one. */
const asReached = (url: string) => url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");

/** For the server's end, and for its start, after `unstoppedServer`. */
export async function forgetServer(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/** Where the server of a data folder listens, by a process that lives; null where there is none, or none to be seen. */
export async function readServer(dataDir: string): Promise<ServerInfo | null> {
  const found = await readInfo(dataDir);
  return found && isAlive(found.pid) ? found : null;
}

/** The server before this one where it was never stopped, but ended by an error, a kill or a power cut; else null. */
export async function unstoppedServer(dataDir: string): Promise<ServerInfo | null> {
  const found = await readInfo(dataDir);
  // In a container every server has the same process id.
  return found && (found.pid === process.pid || !isAlive(found.pid)) ? found : null;
}

/** Notes by which error this server ends. Works at once: nothing else of the process can be relied on any more. */
export function noteFailure(dataDir: string, failed: Failure): void {
  const path = pathIn(dataDir);
  const info = ServerInfo.parse(jsonIn(readFileSync(path, "utf8")));
  writeFileSync(path, `${JSON.stringify({ ...info, failed })}\n`, { mode });
}

async function readInfo(dataDir: string): Promise<ServerInfo | null> {
  const text = await readFile(pathIn(dataDir), "utf8").catch(() => "");
  return ServerInfo.safeParse(jsonIn(text)).data ?? null;
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
