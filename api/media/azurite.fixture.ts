// Azurite, Microsoft's own stand-in for Azure Storage. It is larger than this project with all its packages, so it has a lock
// file of its own and is installed by the first test that needs it, into a cache that later runs find.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { contentHash } from "#api/platform/files/content-hash.ts";

const root = join(import.meta.dirname, "..", "..");
const recipe = join(root, "scripts", "azurite");
/** Npm's error codes without a connection to the registry. */
const noWay = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/** The path of Azurite's program, or the reason why it is unavailable. */
export type Installed = { program: string; missing?: never } | { missing: string };

/**
 * Finds it in the cache or installs it, which takes about a minute. Throws if the registry answers and something else
 * fails.
 */
export async function installAzurite(): Promise<Installed> {
  const version = contentHash(readFileSync(join(recipe, "package-lock.json")));
  const folder = join(root, "node_modules", ".cache", "azurite", version);
  const program = join(folder, "node_modules", "azurite", "dist", "src", "blob", "main.js");
  if (existsSync(program)) return { program };
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    for (const file of ["package.json", "package-lock.json"]) cpSync(join(recipe, file), join(fresh, file));
    const said = await npmCi(fresh);
    if (said !== null && noWay.test(said))
      return { missing: `the npm registry cannot be reached (${firstLine(said)})` };
    if (said !== null) throw new Error(`Azurite cannot be installed:\n${said}`);
    // Another process may have installed it meanwhile.
    if (!existsSync(program)) renameSync(fresh, folder);
    return { program };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The output of a failed npm. */
function npmCi(cwd: string): Promise<string | null> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn("npm", args, { cwd, env: { ...process.env, PATH: path }, stdio: ["ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    let said = "";
    npm.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    npm.once("error", reject).once("close", (code) => resolve(code === 0 ? null : said || `npm ended with ${code}`));
  });
}

const firstLine = (text: string) =>
  text
    .split("\n")
    .find((line) => noWay.test(line))
    ?.trim() ?? "";

/** A request with its answer. */
export type Answered = { method: string; path: string; query: URLSearchParams; status: number };

export type Azurite = {
  connectionString: string;
  /** The address below which its containers lie. */
  address: string;
  /** All answered requests, oldest first. */
  answered: Answered[];
  /** Calls the listener before each request is answered. */
  onRequest(listen: (request: IncomingMessage) => void): void;
  close(): Promise<void>;
};

/** The key of every emulator, published in its documentation. */
const emulatorKey = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

/** Starts an empty Azurite behind a proxy that records requests. */
export async function startAzurite(program: string): Promise<Azurite> {
  const flags = ["--skipApiVersionCheck", "--inMemoryPersistence", "--disableTelemetry"];
  const child = spawn(process.execPath, [program, "--blobHost", "127.0.0.1", "--blobPort", "0", ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const inner = await addressOf(child);
  const answered: Answered[] = [];
  const listeners: ((request: IncomingMessage) => void)[] = [];

  const door = createServer(async (asked, response) => {
    for (const listen of listeners) listen(asked);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of asked) chunks.push(chunk as Buffer);
    } catch {
      return; // The client of this request has been killed.
    }
    const url = new URL(asked.url ?? "/", inner);
    const forwarded = request(url, { method: asked.method, headers: asked.headers, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0;
      answered.push({ method: asked.method ?? "", path: url.pathname, query: url.searchParams, status });
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    forwarded.end(Buffer.concat(chunks));
  });
  await new Promise<void>((listening) => door.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}/devstoreaccount1`;
  return {
    address,
    answered,
    connectionString: `DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=${emulatorKey};BlobEndpoint=${address};`,
    onRequest: (listen) => void listeners.push(listen),
    async close() {
      door.closeAllConnections();
      await new Promise((closed) => door.close(closed));
      const ended = new Promise((closed) => child.once("close", closed));
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const address = /successfully listens on (http:\/\/[\d.]+:\d+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("error", reject).once("close", () => reject(new Error(`Azurite does not start:\n${said}`)));
  });
}
