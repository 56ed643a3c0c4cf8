import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { bareSettings, built, projectFolder, temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf } from "#web/e2e/server-process.fixture.ts";

beforeAll(() => built(), 240_000);

/** A demo whose stories are there already, as far as it looks, so that it only starts the server. */
function demoFolder() {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  mkdirSync(join(content, "stories"), { recursive: true });
  cpSync(join(projectFolder, "content", "cat.md"), join(content, "cat.md"));
  const git = (...args: string[]) => execFileSync("git", ["-C", content, ...args], { stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", "Begin");
  return folder;
}

/** npm with a script of the project, as its own process, without the set-up that comes before. */
function startNpm(...script: string[]) {
  const folder = demoFolder();
  const own = {
    CONTENT_DIR: join(folder, "content"),
    DATA_DIR: join(folder, "data"),
    DEMO_DIR: folder,
    BUFFER_DAYS: "0",
  };
  const child = spawn("npm", script, {
    cwd: projectFolder,
    env: {
      ...bareSettings(folder),
      ...own,
      PORT: "0",
      npm_config_ignore_scripts: "true",
      npm_config_update_notifier: "false",
    },
    stdio: "pipe",
    // A group of its own, as a terminal gives to each command.
    detached: true,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** All processes below one (proc_pid_stat(5), field 4). */
function descendantsOf(pid: number): number[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.map(Number).flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

const isRunning = (pid: number) => parentOf(String(pid)) !== undefined;
const pidOf = ({ pid }: ChildProcess) => pid ?? 0;

it.skipIf(process.platform !== "linux").each([
  ["start", "SIGTERM"],
  ["start", "SIGINT"],
  ["start", "SIGKILL"],
  ["demo", "SIGTERM"],
  ["demo", "SIGHUP"],
] as const)("npm run %s leaves nothing running when npm alone gets %s", async (script, signal) => {
  const npm = startNpm("run", script);
  const address = await addressOf(npm);
  const started = descendantsOf(pidOf(npm));
  onTestFinished(() => {
    for (const pid of started.filter(isRunning)) process.kill(pid, "SIGKILL");
  });
  expect(started.length).toBeGreaterThan(0);
  npm.kill(signal);
  await expect.poll(() => started.filter(isRunning)).toEqual([]);
  await expect(fetch(address)).rejects.toThrow();
});

it.skipIf(process.platform === "win32")(
  "npm start shuts the server down in order at Ctrl-C, which the terminal and npm both pass on",
  async () => {
    const npm = startNpm("start");
    await addressOf(npm);
    const ended = once(npm, "exit");
    process.kill(-pidOf(npm), "SIGINT");
    expect(await ended).toEqual([0, null]);
  },
);
