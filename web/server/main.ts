// The process of the web server: reads the environment, starts, and shuts down on a signal.
import { join } from "node:path";
import { uncleanEndProblem } from "#api/health/unclean-end.ts";
import { clockOf } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { withEnvFile } from "#api/platform/env-file.ts";
import { AppError } from "#api/platform/errors.ts";
import { openIntervalTask } from "#api/platform/processes/interval-task.ts";
import { projectFolder } from "#api/platform/project-folder.ts";
import { forgetServer, noteFailure, noteServer, unstoppedServer } from "#api/platform/server-info.ts";
import { openServices } from "#api/wiring/server-services.ts";
import { openWorkers } from "#api/wiring/workers.ts";
import { inheritedSocket } from "./handover/listening-socket.ts";
import { openNotify } from "./handover/service-manager.ts";
import { openLog } from "./log.ts";
import { loggableMessage } from "./loggable-error.ts";
import { startServer } from "./serve.ts";

async function start(): Promise<void> {
  const environment = withEnvFile(join(projectFolder, ".env"), process.env);
  const config = readConfig(environment);
  const log = openLog(config.LOG_LEVEL);
  const clock = clockOf(config);
  const notify = openNotify({ environment: process.env, log });
  const inherited = inheritedSocket(process.env, process.pid);
  const services = await openServices({ config, clock, log, environment, workers: openWorkers(process.env) });
  const previous = await unstoppedServer(config.DATA_DIR);
  await forgetServer(config.DATA_DIR);
  const server = await startServer({ config, services, inherited, dev: process.argv.includes("--dev") }).catch(
    async (error: unknown) => {
      await services.close();
      throw error;
    },
  );
  const startedAt = clock.now();
  await noteServer(config.DATA_DIR, { url: server.url, pid: process.pid, startedAt: startedAt.toString() }).catch(
    (error: unknown) => log.warn({ err: error }, "The terminal on this machine will not find this server"),
  );
  exitOnError((error) => {
    log.fatal({ err: error }, "The server ends by an error that nobody caught");
    noteFailure(config.DATA_DIR, { at: clock.now().toString(), message: loggableMessage(error) });
  });
  services.begin();
  const reportPrevious = async () =>
    services.health.report("server", uncleanEndProblem({ before: previous, startedAt }, clock.now()));
  openIntervalTask(reportPrevious, { name: "say how the server before ended", everySeconds: 60, log });
  const invitation = services.access.isSetUp() ? [] : [`Make the first administrator at ${server.url}/admin/setup`];
  await notify("READY=1");
  console.log([`Mruk is at home at ${server.url}`, ...invitation].join("\n"));
  stopOnSignal(async () => {
    const told = notify("STOPPING=1");
    await forgetServer(config.DATA_DIR).catch((error: unknown) =>
      log.warn({ err: error }, "The next server will take this one for killed"),
    );
    await server.close();
    await services.close();
    await told;
  });
}

/** A terminal sends Ctrl-C to the server and to npm, which passes it on: within this time, two signals are one. */
const togetherMilliseconds = 300;

/** The first signal shuts the server down in order; a second one ends it at once. */
function stopOnSignal(stop: () => Promise<void>) {
  let stoppingSince: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > togetherMilliseconds) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      stop().then(() => process.exit(0), fail);
    });
  }
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
function fail(error: unknown): never {
  if (error instanceof AppError) print(error.message, error.hint);
  else if (isDiskError(error)) print(error.message, foldersHint);
  else console.error(error);
  process.exit(1);
}

const print = (message: string, hint?: string) => console.error(`mruk: ${message}${hint ? `\n  ${hint}` : ""}`);

const foldersHint =
  "CONTENT_DIR and DATA_DIR must be folders: one that this account may read, one that it may write to.";

const isDiskError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && "path" in error;

start().catch(fail);
