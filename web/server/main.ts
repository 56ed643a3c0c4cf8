// The process of the web server: reads the environment, starts, hands over, and shuts down on a signal.
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { uncleanEndProblem } from "#api/health/unclean-end.ts";
import { type Clock, clockOf } from "#api/platform/clock.ts";
import { type Config, readConfig } from "#api/platform/config.ts";
import { withEnvFile } from "#api/platform/env-file.ts";
import { AppError } from "#api/platform/errors.ts";
import { openIntervalTask } from "#api/platform/processes/interval-task.ts";
import { folderAbove, projectFolder } from "#api/platform/project-folder.ts";
import {
  type Failure,
  forgetServer,
  noteFailure,
  noteServer,
  type ServerInfo,
  unstoppedServer,
} from "#api/platform/server-info.ts";
import { rememberState } from "#api/state/remember-state.ts";
import { forecastChanges } from "#api/wiring/forecast.ts";
import { openServices } from "#api/wiring/server-services.ts";
import { openWorkers } from "#api/wiring/workers.ts";
import { type Handed, handOver } from "./handover/hand-over.ts";
import { inheritedSocket } from "./handover/listening-socket.ts";
import { findPredecessor, type Predecessor } from "./handover/predecessor.ts";
import { programInPlace } from "./handover/program.ts";
import { type Notify, openNotify } from "./handover/service-manager.ts";
import { openSignals } from "./handover/signals.ts";
import { openLog } from "./log.ts";
import { loggableMessage } from "./loggable-error.ts";
import { builtRenderer } from "./renderer.ts";
import { type Served, startServer } from "./serve.ts";

type Services = Awaited<ReturnType<typeof openServices>>;
type World = { config: Config; clock: Clock; log: Logger; notify: Notify };
type Running = { world: World; services: Services; server: Served; info: ServerInfo };

const dev = process.argv.includes("--dev");
/** This program's own script: the links that lead to it may lead elsewhere by the time it is needed. */
const ownScript = realpathSync(process.argv[1] ?? "");

const predecessor = findPredecessor(process.env);
const obeySignals = openSignals();

async function start(): Promise<void> {
  const environment = withEnvFile(join(projectFolder, ".env"), process.env);
  const config = readConfig(environment);
  const log = openLog(config.LOG_LEVEL);
  const world = { config, clock: clockOf(config), log, notify: openNotify({ environment: process.env, log }) };
  const { refused } = predecessor === null ? {} : await prepare(predecessor, config);
  const services = await openServices({ ...world, environment, workers: openWorkers(process.env) });
  const inherited = predecessor?.socket ?? inheritedSocket(process.env, process.pid);
  const announced = serve(world, services, { inherited, refused }).then(announce);
  // Before it is announced: whoever reads that it serves may send a signal at once.
  obeySignals({
    stop: async () => stop(await announced),
    pass: dev || process.platform === "win32" ? null : async () => pass(await announced),
    fail,
  });
  await announced;
  // Last, since what it begins at once takes the processor for a while.
  services.begin();
}

/** Does what needs no lock, and waits until the locks are free. */
async function prepare(predecessor: Predecessor, config: Config) {
  await Promise.all([builtRenderer(), forecastChanges(config)]);
  return predecessor.prepared();
}

type Beginning = { inherited: number | null; refused: Failure | undefined };

async function serve(world: World, services: Services, { inherited, refused }: Beginning): Promise<Running> {
  const { config, clock, log } = world;
  const previous = await unstoppedServer(config.DATA_DIR);
  await forgetServer(config.DATA_DIR);
  const server = await startServer({ config, services, inherited, dev }).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  const startedAt = clock.now();
  const { pid } = process;
  const info = { url: server.url, pid, startedAt: startedAt.toString(), program: folderAbove(ownScript), refused };
  await noteServer(config.DATA_DIR, info).catch((error: unknown) =>
    log.warn({ err: error }, "The terminal on this machine will not find this server"),
  );
  exitOnError((error) => {
    log.fatal({ err: error }, "The server ends by an error that nobody caught");
    noteFailure(config.DATA_DIR, { at: clock.now().toString(), message: loggableMessage(error) });
  });
  const reportPrevious = async () =>
    services.health.report("server", uncleanEndProblem({ before: previous, startedAt }, clock.now()));
  openIntervalTask(reportPrevious, { name: "say how the server before ended", everySeconds: 60, log });
  return { world, services, server, info };
}

/** Tells whoever waits for it that readers are answered. */
async function announce(running: Running): Promise<Running> {
  const { world, services, server } = running;
  const told = await world.notify(...(predecessor === null ? [] : [`MAINPID=${process.pid}`]), "READY=1");
  predecessor?.serving(told);
  const invitation = services.access.isSetUp() ? [] : [`Make the first administrator at ${server.url}/admin/setup`];
  console.log([`Mruk is at home at ${server.url}`, ...invitation].join("\n"));
  return running;
}

async function stop({ world: { config, log, notify }, services, server }: Running): Promise<void> {
  const told = notify("STOPPING=1");
  await forgetServer(config.DATA_DIR).catch((error: unknown) =>
    log.warn({ err: error }, "The next server will take this one for killed"),
  );
  await server.close();
  await services.close();
  await told;
}

/** For so long a connection may be without its first request while the server hands over. */
const graceMs = 1_000;

/** Hands over to the program that is now where this one was started from; null where that fails before anything has changed. */
async function pass({ world: { config, clock, log }, services, server, info }: Running): Promise<Handed | null> {
  let refused: Failure | undefined;
  const handed = await handOver({
    programs: {
      next: programInPlace(process),
      own: { node: process.execPath, script: ownScript, environment: process.env },
    },
    fd: server.fd,
    connections: server.connections,
    async release() {
      await services.finish();
      await forgetServer(config.DATA_DIR);
      await server.close({ graceMs });
      await services.close();
      return config.DATABASE_URL === undefined ? rememberState(config.DATA_DIR) : async () => {};
    },
    failed(error) {
      log.error({ err: error }, "The program that was to follow failed; this one goes on");
      refused = { at: clock.now().toString(), message: loggableMessage(error) };
      return refused;
    },
    log,
  });
  if (handed === null) {
    await noteServer(config.DATA_DIR, { ...info, refused }).catch((error: unknown) =>
      log.warn({ err: error }, "Nobody but this log knows that no program follows"),
    );
  }
  return handed;
}

/**
 * An uncaught error leaves the process in an unknown state: it exits, and the service manager starts it again (docs/run-it.md).
 * Everything that was acknowledged is durable already.
 */
function exitOnError(record: (error: unknown) => void): void {
  process.on("uncaughtException", (error) => {
    try {
      record(error);
    } finally {
      process.exit(1);
    }
  });
}

/** Prints the error that keeps the server from running, and its hint. */
function fail(error: unknown): void {
  if (error instanceof AppError) print(error.message, error.hint);
  else if (isDiskError(error)) print(error.message, foldersHint);
  else console.error(error);
  const exit = () => process.exit(1);
  if (predecessor) predecessor.failed(loggableMessage(error), exit);
  else exit();
}

const print = (message: string, hint?: string) => console.error(`mruk: ${message}${hint ? `\n  ${hint}` : ""}`);

const foldersHint =
  "CONTENT_DIR and DATA_DIR must be folders: one that this account may read, one that it may write to.";

const isDiskError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "path" in error;

start().catch(fail);
