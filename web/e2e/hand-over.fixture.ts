import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import { BoundSocket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { readServer, type ServerInfo } from "#api/platform/server-info.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { projectFolder, quickStart, temporaryFolder, writeInto } from "#cli/e2e/program.fixture.ts";
import { machineLayout } from "#cli/machine/layout.ts";

export const storyId = "2026-11-21-morning";

const from = (path: string) => `await import(${JSON.stringify(join(projectFolder, path))});`;

/**
 * Servers that a release may have: this program; two that fail; one whose state this program cannot read any more, as that of a later
 * version.
 */
const servers = {
  good: from("dist/web/server.js"),
  "not-ready": "process.exit(3);",
  "dies-once-released": 'process.on("message", () => process.exit(9)); process.send({ step: "prepared" });',
  newer: readFileSync(join(import.meta.dirname, "newer-server.fixture.mjs"), "utf8"),
};
export type ServerName = keyof typeof servers;

/** A folder as the archive of a release has it, whose programs are those of this checkout, or fail. */
export function makeRelease(folder: string, { version, server }: { version: string; server: ServerName }): string {
  const files = {
    "package.json": JSON.stringify({ name: "mruk", version, type: "module" }),
    "dist/web/server.js": servers[server],
    "cli/mruk.mjs": from("cli/mruk.mjs"),
  };
  for (const [path, text] of Object.entries(files)) writeInto(folder, path, text);
  mkdirSync(join(folder, "bin"));
  symlinkSync(process.execPath, join(folder, "bin", "node"));
  return folder;
}

/** A machine on which Mruk is installed, in a folder: releases, with a link that leads to one of them, settings and data. */
export async function temporaryMachine() {
  const root = temporaryFolder();
  const layout = machineLayout(root);
  const dataDir = layout.data;
  mkdirSync(layout.releases, { recursive: true });
  mkdirSync(layout.home, { recursive: true });
  await writeStory(layout.library, { id: storyId });
  // In the place of systemd's own program: writes each notice into a file.
  writeInto(root, "bin/systemd-notify", `#!/bin/sh\necho "$*" >> ${root}/notices\n`);
  chmodSync(join(root, "bin", "systemd-notify"), 0o755);
  writeInto(root, "etc/mruk.env", "");
  const release = (version: string, server: ServerName) =>
    makeRelease(join(layout.releases, version), { version, server });
  /** Puts a program in place of the present one, as an upgrade does. */
  const choose = (folder: string) => {
    symlinkSync(folder, `${layout.current}.new`);
    renameSync(`${layout.current}.new`, layout.current);
  };
  choose(release("1.0.0", "good"));
  return {
    root,
    layout,
    dataDir,
    release,
    choose,
    script: join(layout.current, "dist", "web", "server.js"),
    environment: {
      ...quickStart(),
      PATH: `${root}/bin:${process.env.PATH}`,
      MRUK_ENV_FILE: "off",
      MRUK_NOW: "2026-11-21T12:00:00+01:00",
      CONTENT_DIR: layout.library,
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
    },
    notices: () => (existsSync(join(root, "notices")) ? readFileSync(join(root, "notices"), "utf8") : ""),
    server: () => readServer(dataDir),
  };
}

export type Machine = Awaited<ReturnType<typeof temporaryMachine>>;

/**
 * Keeps a server running as systemd does with the units of an installed Mruk: it owns the socket, starts the server whenever its main
 * process ends, and ends whatever is left of it before.
 */
export function supervise(machine: Machine) {
  const bound = new BoundSocket({ host: "127.0.0.1" });
  const { port } = bound.address();
  const groups = new Set<number>();
  let isOver = false;
  const endGroup = (pid: number) => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {} // Nothing is left of it.
  };

  async function keep(): Promise<void> {
    while (!isOver) {
      const seen = machine.notices().length;
      const child = start();
      groups.add(child.pid ?? 0);
      for (let main = child.pid ?? 0; isRunning(main); main = mainPid(machine.notices().slice(seen)) ?? main)
        await sleep(20);
      endGroup(child.pid ?? 0);
    }
  }
  const start = (): ChildProcess =>
    spawn("sh", ["-c", 'LISTEN_PID=$$ exec "$@"', "sh", process.execPath, machine.script], {
      env: { ...machine.environment, LISTEN_FDS: "1", NOTIFY_SOCKET: "/run/systemd/notify" },
      stdio: ["ignore", "ignore", "ignore", bound.fd()],
      // A group of its own, as a service has.
      detached: true,
    });
  onTestFinished(() => {
    isOver = true;
    for (const pid of groups) endGroup(pid);
    bound.close();
  });
  void keep();
  return { url: `http://127.0.0.1:${port}` };
}

/** The main process that a server named last. */
function mainPid(notices: string): number | undefined {
  const last = [...notices.matchAll(/MAINPID=(\d+)/g)].at(-1);
  return last && Number(last[1]);
}

/** Whether a process runs; one that has ended and was not waited for does not. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

export async function serverOf(machine: Machine, isWanted: (info: ServerInfo) => boolean): Promise<ServerInfo> {
  for (;;) {
    const info = await machine.server();
    if (info && isWanted(info)) return info;
    await sleep(20);
  }
}

type Load = { asked: number; failures: string[]; likes: number };

/** Readers on connections that are kept alive, some of whom like; they go on until `stop`. */
export function beginLoad(url: string, { readers, likers }: { readers: number; likers: number }) {
  const load: Load = { asked: 0, failures: [], likes: 0 };
  let isOver = false;
  const visitor = async (method: "GET" | "POST", path: string, thinkMs: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      load.asked += 1;
      const outcome = await ask(`${url}${path}`, { agent, method });
      if (outcome !== "200") load.failures.push(`${method} ${path}: ${outcome}`);
      else if (method === "POST") load.likes += 1;
      await sleep(thinkMs * (0.5 + Math.random()));
    }
    agent.destroy();
  };
  const paths = ["/", `/post/${storyId}`, `/api/posts/${storyId}`];
  const visitors = [
    ...Array.from({ length: readers }, (_, index) => visitor("GET", paths[index % paths.length] ?? "/", 1_000)),
    ...Array.from({ length: likers }, () => visitor("POST", `/api/posts/${storyId}/like`, 50)),
  ];
  return {
    load,
    async stop(): Promise<Load> {
      isOver = true;
      await Promise.all(visitors);
      return load;
    },
  };
}

/** The status of the whole answer, or why there is none. */
function ask(url: string, { agent, method }: { agent: Agent; method: string }): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent, method }, (response) => {
      response.resume();
      response.once("error", (error) => resolve(error.message));
      response.once("end", () => resolve(String(response.statusCode)));
    });
    asking.once("error", (error) => resolve(error.message));
    asking.end();
  });
}

export async function likesAt(url: string): Promise<number> {
  const { likes }: { likes: number } =
    await // A connection that is kept open would be waited for when the server hands over.
    (await fetch(`${url}/api/posts/${storyId}`, { headers: { Connection: "close" } })).json();
  return likes;
}

/** The servers that a server has started to follow it. */
export function successorsOf(pid: number): number[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.map(Number).filter((child) => commandOf(child).includes("dist/web/server.js") && isRunning(child));
}

/** All servers that were started from below a folder. */
export function serversOf(root: string): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => commandOf(pid).startsWith(`${root}/`) && isRunning(pid));
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    const [program = "", script = ""] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return program.endsWith("sh") ? "" : script;
  } catch {
    return "";
  }
}
