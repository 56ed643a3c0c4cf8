// A real PostgreSQL for tests: one server for a whole run, a database of its own for whoever asks.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { withLock } from "../platform/lock.ts";
import { openDatabase } from "./database.ts";
import { installPostgres } from "./install-postgres.fixture.ts";
import { endProcess, isAlive } from "./processes.fixture.ts";

/** Without characters that an address would write otherwise, so that a test can look for it. */
export const password = "never-to-be-shown";
const template = "with_tables";
/** Who runs it where this process is root: PostgreSQL refuses that. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

type FreshDatabase = {
  /** The address of a new database, with the tables of the newest migration unless it is to be empty. */
  freshDatabase(options?: { empty?: boolean }): Promise<string>;
};
/** The server of this run, or why there is none. */
export type FoundPostgres = (FreshDatabase & { missing?: never }) | { missing: string };

/** The server that all tests of a run share, started by the first that asks. Nobody may stop it. */
export async function findPostgres(): Promise<FoundPostgres> {
  const folder = process.env.POSTGRES_OF_TESTS;
  if (folder === undefined) throw new Error("This is for tests that Vitest runs.");
  const found = join(folder, "server.json");
  const { missing, port } = await withLock(join(folder, "lock"), async () => {
    if (existsSync(found)) return JSON.parse(readFileSync(found, "utf8")) as { missing?: string; port?: number };
    const server = await begin(folder, { watched: Number(readFileSync(join(folder, "run.pid"), "utf8")) });
    if (server.missing === undefined) writeFileSync(join(folder, "keeper.pid"), String(server.keeper.pid));
    const facts = server.missing === undefined ? { port: server.port } : { missing: server.missing };
    writeFileSync(found, JSON.stringify(facts));
    return facts;
  });
  return port === undefined ? { missing: missing ?? "nobody knows why" } : { freshDatabase: databasesOf(port) };
}

export type OwnPostgres = FreshDatabase & {
  missing?: never;
  /** As if it had been killed: connections break, and what was committed stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A server for one test that stops and starts it. `fsync`: what it has committed would survive the machine's end, too. */
export async function startPostgres({ fsync = false } = {}): Promise<OwnPostgres | { missing: string }> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-postgres-"));
  chmodSync(folder, 0o711);
  const begun = await begin(folder, { watched: process.pid, survives: true, fsync });
  if (begun.missing !== undefined) return begun;
  const { port, programs } = begun;
  let { keeper } = begun;
  const stop = async () => {
    if (keeper.pid !== undefined) await endProcess(keeper.pid);
  };
  return {
    freshDatabase: databasesOf(port),
    stop,
    async start() {
      keeper = await run(folder, { programs, port, watched: process.pid, survives: true, fsync });
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

type Order = { watched: number; survives?: boolean; fsync?: boolean };

type Begun = { port: number; programs: string; keeper: ChildProcess; missing?: never };

async function begin(folder: string, order: Order): Promise<Begun | { missing: string }> {
  const installed = await installPostgres();
  if (installed.missing !== undefined) return installed;
  const programs = reachable(installed.folder, folder);
  const data = join(folder, "data");
  mkdirSync(data);
  const secret = join(folder, "password");
  writeFileSync(secret, password);
  if (isRoot) for (const path of [data, secret]) chownSync(path, nobody, nobody);
  const flags = ["--username=mruk", "--auth=scram-sha-256", `--pwfile=${secret}`, "--encoding=UTF8", "--locale=C"];
  const made = spawnSync(join(programs, "bin", "initdb"), ["-D", data, "--no-sync", ...flags], {
    cwd: folder,
    ...asNobody,
  });
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up:\n${made.stderr}`);
  for (let attempts = 5; attempts > 0; attempts--) {
    // Between the look for a free port and the start somebody may take it.
    const port = await freePort();
    const keeper = await run(folder, { ...order, programs, port }).catch(() => null);
    if (!keeper) continue;
    await prepare(port);
    return { port, programs, keeper };
  }
  throw new Error(`PostgreSQL does not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
}

/** Where the other user cannot look into the folder of the project, a copy that it can. */
function reachable(programs: string, folder: string): string {
  if (!isRoot) return programs;
  const postgres = join(programs, "bin", "postgres");
  if (spawnSync(postgres, ["--version"], { cwd: folder, ...asNobody }).status === 0) return programs;
  const copy = join(folder, "programs");
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function run(folder: string, order: Order & Place): Promise<ChildProcess> {
  const { programs, port, watched, survives = false, fsync = false } = order;
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 300,
    synchronous_commit: survives ? "on" : "off",
    ...(!fsync && { fsync: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const data = join(folder, "data");
  const user = isRoot ? String(nobody) : "-";
  const program = join(programs, "bin", "postgres");
  const keeper = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "keep-postgres.fixture.ts"),
      String(watched),
      folder,
      user,
      program,
      "-D",
      data,
      ...flags,
    ],
    { cwd: folder, detached: true, stdio: "ignore" },
  );
  keeper.unref();
  const pidFile = join(data, "postmaster.pid");
  // Its last line says what it is about.
  while (!existsSync(pidFile) || !/^ready\s*$/m.test(readFileSync(pidFile, "utf8"))) {
    if (keeper.pid === undefined || keeper.exitCode !== null || !isAlive(keeper.pid)) {
      throw new Error(`PostgreSQL does not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
    }
    await sleep(20);
  }
  return keeper;
}
type Place = { programs: string; port: number };

const addressOf = (port: number, name: string) => `postgres://mruk:${password}@127.0.0.1:${port}/${name}`;

async function prepare(port: number): Promise<void> {
  await ask(port, `create database ${template}`);
  const database = await openDatabase({ url: addressOf(port, template) });
  await database.close();
}

function databasesOf(port: number): FreshDatabase["freshDatabase"] {
  return async ({ empty = false } = {}) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await ask(port, `create database ${name} template ${empty ? "template0" : template}`);
    return addressOf(port, name);
  };
}

async function ask(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, "postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
