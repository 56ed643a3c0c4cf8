import { readFileSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "./files/disk.ts";
import { jsonIn } from "./json.ts";
import { isAlive } from "./processes/is-alive.ts";

/** The error that ended a server, and its instant. */
export const Failure = z.object({ at: z.iso.datetime(), message: z.string() });
export type Failure = z.infer<typeof Failure>;

/** The address and process of the server of a data folder. A server that is stopped removes it. */
const ServerInfo = z.object({
  url: z.url(),
  pid: z.number().int().positive(),
  startedAt: z.string(),
  /** The folder of its program, without links. */
  program: z.string().optional(),
  failed: Failure.optional(),
  /** Why the last program that was to follow it did not. */
  refused: Failure.optional(),
});
export type ServerInfo = z.infer<typeof ServerInfo>;

const pathIn = (dataDir: string) => join(dataDir, "server.json");
const mode = 0o600;

/** Writes the address of this server, for the terminal program on the same machine. */
export async function noteServer(dataDir: string, { url, ...info }: ServerInfo): Promise<void> {
  await writeDurably(pathIn(dataDir), `${JSON.stringify({ url: asReached(url), ...info })}\n`, { mode });
}

/** A server that listens on every address is reached by the loopback address. */
const asReached = (url: string) => url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");

/** Called when the server stops, and when it starts, after `unstoppedServer`. */
export async function forgetServer(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/** The running server of a data folder; null where there is none, or its process is not visible from here. */
export async function readServer(dataDir: string): Promise<ServerInfo | null> {
  const found = await readInfo(dataDir);
  return found && isAlive(found.pid) ? found : null;
}

/** The previous server, where it ended by an error, a kill or a power cut; null where it was stopped. */
export async function unstoppedServer(dataDir: string): Promise<ServerInfo | null> {
  const found = await readInfo(dataDir);
  // In a container every server has the same process id.
  return found && (found.pid === process.pid || !isAlive(found.pid)) ? found : null;
}

/** Records the error that ends this server. Synchronous, since the process can no longer be relied on. */
export function noteFailure(dataDir: string, failed: Failure): void {
  const path = pathIn(dataDir);
  const info = ServerInfo.parse(jsonIn(readFileSync(path, "utf8")));
  writeFileSync(path, `${JSON.stringify({ ...info, failed })}\n`, { mode });
}

async function readInfo(dataDir: string): Promise<ServerInfo | null> {
  const text = await readFile(pathIn(dataDir), "utf8").catch(() => "");
  return ServerInfo.safeParse(jsonIn(text)).data ?? null;
}
