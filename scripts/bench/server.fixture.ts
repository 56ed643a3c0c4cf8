import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const project = join(import.meta.dirname, "..", "..");

export type Server = {
  url: string;
  /** Milliseconds from exec to the first answer, and their processor time. */
  start: { wall: number; cpu: number };
  /** Its processor time up to now, in milliseconds. */
  cpu(): number;
  /** Its resident memory in bytes. */
  resident(): number;
  /** Its resident memory once that no longer changes. */
  restingResident(): Promise<number>;
  stop(): Promise<void>;
};

/** A real server process, as `npm start` runs it, of this checkout or of another that is built. */
export async function startProcess(environment: Record<string, string>, checkout = project): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ["dist/web/server.js"], {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...quiet, ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "close");
  const cpu = () => cpuOf(child.pid);
  const resident = () => residentOf(child.pid);
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    if (performance.now() - began > longestStartMs) {
      child.kill("SIGKILL");
      throw new Error("the server does not answer");
    }
    await sleep(5);
  }
  const start = { wall: performance.now() - began, cpu: cpu() };
  return {
    url,
    start,
    cpu,
    resident,
    async restingResident() {
      for (let [before, last, time] = [-1, cpu(), 0]; last - before > 20 && time < 80; time += 1) {
        await sleep(1500);
        [before, last] = [last, cpu()];
      }
      return resident();
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const longestStartMs = 300_000;

const quiet = { HOST: "127.0.0.1", LOG_LEVEL: "error", RATE_LIMITS: "off", SCHEDULE: "off", NODE_ENV: "production" };

const answers = (url: string) =>
  fetch(`${url}/api/posts?limit=1`).then(
    async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export type BareServer = { url: string; cpu(): number; send(message: object): void; stop(): void };

/** Runs a benchmark's file again as the process of its bare server. */
export async function startBare(file: string): Promise<BareServer> {
  const child = fork(file, ["bare"], { serialization: "advanced" });
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    send: (message) => void child.send(message),
    stop: () => child.disconnect(),
  };
}

/** The other side of `startBare`: sends its port to its parent, and ends with it. */
export async function serveBare(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.((server.address() as AddressInfo).port);
  process.once("disconnect", () => process.exit());
}

/** Linux counts in hundredths of a second. */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
