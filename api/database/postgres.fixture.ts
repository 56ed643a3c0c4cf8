// A real PostgreSQL for tests: one server for a whole run, and a database of its own for each test.
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
import { withLock } from "#api/platform/files/lock.ts";
import { isAlive } from "#api/platform/processes/is-alive.ts";
import { openDatabase } from "./database.ts";
import { installPostgres } from "./install-postgres.fixture.ts";
import { endProcess } from "./processes.fixture.ts";

/** Needs no escaping in an address, so that a test can search for it. */
export const password = "never-to-be-shown";
const template = "with_tables";
/** The user that runs PostgreSQL when this process is root, which PostgreSQL refuses. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? { uid: nobody, gid: nobody } : {};

type FreshDatabase = {
  /** The address of a new database, with the tables of the newest migration unless `empty`. */
  freshDatabase(options?: { empty?: boolean }): Promise<string>;
};
/** The server of this run, or why there is none. */
export type FoundPostgres = (FreshDatabase & { missing?: never }) | { missing: string };

/** The server that all tests of a run share, started by the first that needs it. No test may stop it. */
export async function findPostgres(): Promise<FoundPostgres> {
  const folder = process.env.POSTGRES_OF_TESTS;
  if (folder === undefined) throw new Error("This is for tests that Vitest runs.");
  const file = join(folder, "server.json");
  const { missing, port } = await withLock(join(folder, "lock"), async () => {
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as { missing?: string; port?: number };
    const server = await startServer(folder, { watched: Number(readFileSync(join(folder, "run.pid"), "utf8")) });
    if (server.missing === undefined) writeFileSync(join(folder, "runner.pid"), String(server.runner.pid));
    const found = server.missing === undefined ? { port: server.port } : { missing: server.missing };
    writeFileSync(file, JSON.stringify(found));
    return found;
  });
  return port === undefined ? { missing: missing ?? "nobody knows why" } : { freshDatabase: databasesOf(port) };
}

export type OwnPostgres = FreshDatabase & {
  missing?: never;
  /** Breaks connections as a kill does; committed data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A server for one test that stops and starts it. `fsync`: committed data would survive the machine's end too. */
export async function startPostgres({ fsync = false } = {}): Promise<OwnPostgres | { missing: string }> {
  const folder = mkdtempSync(join(tmpdir(), "mruk-postgres-"));
  chmodSync(folder, 0o711);
  const started = await startServer(folder, { watched: process.pid, survives: true, fsync });
  if (started.missing !== undefined) return started;
  const { port, programs } = started;
  let { runner } = started;
  const stop = async () => {
    if (runner.pid !== undefined) await endProcess(runner.pid);
  };
  return {
    freshDatabase: databasesOf(port),
    stop,
    async start() {
      runner = await run(folder, { programs, port, watched: process.pid, survives: true, fsync });
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

type StartOptions = { watched: number; survives?: boolean; fsync?: boolean };

type Started = { port: number; programs: string; runner: ChildProcess; missing?: never };

async function startServer(folder: string, options: StartOptions): Promise<Started | { missing: string }> {
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
    // Another process may take the free port before PostgreSQL starts.
    const port = await freePort();
    const runner = await run(folder, { ...options, programs, port }).catch(() => null);
    if (!runner) continue;
    await prepare(port);
    return { port, programs, runner };
  }
  throw new Error(`PostgreSQL does not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
}

/** Copies the programs when the other user cannot read the project's folder. */
function reachable(programs: string, folder: string): string {
  if (!isRoot) return programs;
  const postgres = join(programs, "bin", "postgres");
  if (spawnSync(postgres, ["--version"], { cwd: folder, ...asNobody }).status === 0) return programs;
  const copy = join(folder, "programs");
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function run(folder: string, options: StartOptions & Place): Promise<ChildProcess> {
  const { programs, port, watched, survives = false, fsync = false } = options;
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
  const runner = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "run-postgres.fixture.ts"),
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
  runner.unref();
  const pidFile = join(data, "postmaster.pid");
  // The last line of the pid file is the server's status.
  while (!existsSync(pidFile) || !/^ready\s*$/m.test(readFileSync(pidFile, "utf8"))) {
    if (runner.pid === undefined || runner.exitCode !== null || !isAlive(runner.pid)) {
      throw new Error(`PostgreSQL does not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
    }
    await sleep(20);
  }
  return runner;
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
